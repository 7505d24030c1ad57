import type { PositionFormat } from '@concilio/kernel';
import type { Ragnarok } from '../state.ts';

const REGIONS = 'Regions: "Region 19" or region-19.';
const YES = 'yes, no.';

const ask = (text: string, options: string) => ({ kind: 'one', text, options }) as const;
const askSome = (text: string, options: string) => ({ kind: 'some', text, options }) as const;

/** The questions of the game. */
export const QUESTIONS: PositionFormat<Ragnarok>['questions'] = {
  'draft-hero': ask(
    'Which of two Heroes is drafted; the Origins to choose from are in sight already ("draft.origins").',
    'The Heroes.',
  ),
  'draft-origin': ask('Which Origin is drafted.', 'Two Origins, and the one that is being handed on.'),
  'start-sea': ask('In which Sea the Drakkar starts.', 'The Seas.'),
  'start-region': ask('Where the Hero and two Armies start.', REGIONS),
  prayer: ask(
    'Step 1 of the turn, asked until "done" is chosen or nothing is left to do.',
    '"priest/GOD" to send a Priest (or the god alone), "forge" to take the Rune, "use/CARD" (or the card) for a Blessing or Artifact, "done".',
  ),
  hero: ask(
    'Step 2 of the turn: one of moving the Hero, moving the Drakkar, healing. The goal is chosen at once.',
    '"Region 19" to move the Hero there (up to 2 Regions), a Sea by its name to move the Drakkar there (up to 2 Seas), "heal/ATTRIBUTE" (or the Attribute), "use/CARD", "done".',
  ),
  runes: ask(
    'Step 3 of the turn: one Rune action. Asked only where one can be paid and does something.',
    '"leader" (activate the Leader), "control/MONSTER", "ally/REALM" (or the Realm), "raise/ARMY" (or the Army), "activate/MONSTER", "draw", "place" (place the Hero), "attribute/ATTRIBUTE" (or the Attribute), "draw-2", "use/CARD" for a Rune action of a Blessing, "artifact/CARD" for an Artifact, "done". A bare Monster may be "control" or "activate": write which.',
  ),
  'pay-runes': askSome(
    'Which Runes of different types are spent, where there is a choice.',
    'The Runes held.',
  ),
  'place-hero': ask('Where the Hero is placed.', REGIONS),
  maneuvers: ask(
    'Step 4 of the turn: which Army is activated.',
    'The player’s Armies that can be activated ("Green Army 1"); "recruit" where the player has none on the board; "use/CARD"; "done".',
  ),
  'army-deed': ask('What the activated Army does.', `${REGIONS} Or "raise" to raise it by 1.`),
  special: ask(
    'Step 5 of the turn: the special action.',
    'reinforce, mobilize, prepare, build-temple, monsters, usurp, build-monument (or their names: "Build Temple").',
  ),
  bonus: ask('Whether the player takes the bonus of the Realm.', YES),
  'which-bonus': ask('The bonus of which Realm is taken.', 'The Realms.'),
  recruit: ask('Where an Army is recruited.', REGIONS),
  'recruit-here': ask('Whether the usurper recruits an Army in the Region.', YES),
  mobilize: ask(
    'Mobilize: the next Army to activate.',
    'The Armies that have not been; "done" after the first.',
  ),
  prepare: ask('Prepare: one of the options.', '"heal", "draw", "rune", "raise".'),
  temple: ask('Where the Temple is built.', REGIONS),
  blessing: ask('Which Blessing is taken.', 'The Blessings that lie open.'),
  monsters: ask(
    'The Monsters action.',
    '"activate/MONSTER", "hunt/MONSTER" (also the Leader); "done" after the first was activated.',
  ),
  'monster-deed': ask('Whether the Monster moves or attacks.', '"move", "attack".'),
  'monster-move': ask('Where the Monster moves.', REGIONS),
  trample: ask(
    'Which Army the Monster Tramples; with one Army and a neutral Monster nothing is asked.',
    'The Armies there; "none" for the controller of the Monster.',
  ),
  'free-monster': ask('From which Monster the ring is taken.', 'The player’s two Monsters.'),
  'control-monster': ask('Of which Monster control is taken.', 'The Monsters.'),
  monument: ask('Which Monument is built.', 'The gods.'),
  retreat: ask('Where all Armies of the Region Retreat; one goal is taken without a question.', REGIONS),
  'raise-army': ask('Which Army is raised by 1.', 'The Armies.'),
  'lower-army': ask('Which Army of the opponent, or of the hunter, is lowered by 1.', 'The Armies.'),
  'lower-own': ask('Which of the player’s own Armies is lowered by 1.', 'The Armies.'),
  'lower-beside': ask('Which Army beside the Monster is lowered by 1.', 'The Armies; "none".'),
  'move-army': ask('Which Army an effect moves.', 'The Armies.'),
  'move-where': ask('Where it moves.', REGIONS),
  'activate-army': ask('Which Army an effect activates.', 'The Armies.'),
  'place-army': ask('Which Army an effect places.', 'The Armies.'),
  'place-where': ask('Where it is placed.', REGIONS),
  'place-leader': ask('Where the Leader is placed.', REGIONS),
  sail: ask('Where an effect moves the Drakkar.', 'The Seas.'),
  ally: ask('With which Realm an Alliance is formed.', 'The Realms.'),
  'gain-rune': ask('Which Rune is taken from the Reserve.', 'The types that are left.'),
  'lose-rune': ask('Which Rune is discarded.', 'The types held.'),
  discard: askSome('Which Combat cards are discarded.', 'The cards of the hand.'),
  'discard-theirs': ask('Which card of another hand is discarded.', 'The cards of that hand.'),
  mischief: ask('What the player gives up to the Leader.', '"rune", "card".'),
  injury: ask('Which Attribute is injured.', 'The Attributes that are not.'),
  heal: ask('Which Attribute heals.', 'The injured Attributes.'),
  use: ask('Whether the player uses a card or ability.', YES),
  choose: ask(
    'Which of the things that a component offers is done, in the order printed.',
    '"COMPONENT/0", "COMPONENT/1" by id: alfheim/0.',
  ),
  'which-battle': ask('Which Battle is fought first; a single one is taken without a question.', REGIONS),
  'battle-card': ask(
    'Whether the player plays a Combat card in the Battle. Both are always asked, the defender first, until they pass.',
    'The cards of the hand; "pass".',
  ),
  casualties: {
    kind: 'distribute',
    text: 'How Casualties are divided among several Armies.',
    options: 'The Armies: { Green Army 1: 1, Green Army 2: 1 }.',
  },
  'take-back': ask('Which card played is taken back.', 'The cards played.'),
  attack: ask(
    'With which card the Monster attacks; asked of whoever plays it.',
    'The cards of the Monster’s hand.',
  ),
  defend: askSome(
    'Which Combat cards the hunter plays to defend; asked only while there are any.',
    'The cards of the hand, or none of them: [].',
  ),
  strike: ask(
    'Whether the hunter strikes.',
    'The cards of the hand that match an uncovered Hit space; "use/CARD" for an Artifact; "stop".',
  ),
  'second-card': ask(
    'Which second card strikes the Leader with it.',
    'The cards that match a space with it.',
  ),
  hit: ask(
    'Which Hit space is covered, where several match.',
    '"MONSTER/0" and so on by id, counted from 0: draugr/3.',
  ),
  'hit-which': ask('Which Monster is hit outside a Hunt.', 'The Monsters.'),
  'undo-hit': ask('Which marker comes off.', '"MONSTER/0" and so on by id, counted from 0.'),
};

const army = { seat: 'seat', army: 'thing', region: 'integer' } as const;
const card = { piece: 'piece', card: 'thing' } as const;
const whose = { seat: 'seat' } as const;
const there = { seat: 'seat', region: 'integer' } as const;
const monster = { seat: 'seat', monster: 'thing' } as const;

/** The events of the game. Regions are numbers in them. */
export const EVENTS: PositionFormat<Ragnarok>['events'] = {
  'map.laid': { fields: { map: 'thing' }, text: 'The map of this match.' },
  'draft.shown': {
    fields: { ...whose, heroes: ['thing'], origins: ['thing'] },
    text: 'The Hero tiles and Origin cards that a player chooses from.',
  },
  'hero.drafted': {
    fields: { ...whose, hero: 'thing', origin: 'thing', back: ['thing'] },
    text: 'A player has drafted; the tiles and cards not chosen go back.',
  },
  'turn.begun': { fields: { ...whose, round: 'integer' }, text: 'A turn begins.' },
  'army.raised': { fields: { ...army, value: 'integer' }, text: 'An Army has grown to this value.' },
  'army.lowered': {
    fields: { ...army, value: 'integer' },
    text: 'An Army has fallen to this value, and lives.',
  },
  'army.recruited': {
    fields: { ...army, value: 'integer' },
    text: 'An Army was recruited, or put down in the draft.',
  },
  'army.died': { fields: army, text: 'An Army has died.' },
  'army.placed': { fields: army, text: 'An Army was placed.' },
  'army.moved': {
    fields: { ...whose, army: 'thing', from: 'integer', to: 'integer' },
    text: 'An Army has moved.',
  },
  'army.trampled': {
    fields: { ...monster, army: 'thing' },
    text: 'A Monster Tramples an Army of this player.',
  },
  'armies.retreated': {
    fields: { ...whose, from: 'integer', to: 'integer', count: 'integer', armies: ['thing'] },
    text: 'So many Armies have Retreated.',
  },
  'region.taken': { fields: there, text: 'A player takes control of a Region.' },
  'land.ruled': { fields: { ...whose, land: 'thing' }, text: 'A player has come to control a whole Land.' },
  'region.usurped': { fields: there, text: 'A player usurps a Region.' },
  'hero.moved': { fields: { ...there, hero: 'thing' }, text: 'A Hero has moved.' },
  'hero.placed': { fields: { ...there, hero: 'thing' }, text: 'A Hero was placed.' },
  'hero.injured': { fields: { ...whose, attribute: 'thing' }, text: 'An Attribute is injured.' },
  'hero.healed': { fields: { ...whose, attribute: 'thing' }, text: 'An Attribute has healed.' },
  'attribute.raised': {
    fields: { ...whose, attribute: 'thing', space: 'integer' },
    text: 'The token of an Attribute has moved to this space.',
  },
  'drakkar.moved': { fields: { ...whose, drakkar: 'text', sea: 'thing' }, text: 'A Drakkar is in this Sea.' },
  'combat.drawn': {
    fields: { ...whose, ...card },
    text: 'A Combat card was drawn; only its player (and the referee) is told.',
  },
  'cards.drawn': { fields: { ...whose, count: 'integer' }, text: 'A player has drawn so many Combat cards.' },
  'combat.discarded': {
    fields: { ...whose, ...card },
    text: 'A Combat card was discarded, also to defend or strike in a Hunt.',
  },
  'hand.seen': { fields: { ...whose, player: 'seat' }, text: 'A player has looked at the hand of another.' },
  'deck.shuffled': {
    fields: { deck: 'text' },
    text: 'A discard pile was shuffled into a new deck: combat, events, blessings.',
  },
  'rune.gained': { fields: { ...whose, rune: 'thing' }, text: 'A player has one Rune more.' },
  'rune.spent': { fields: { ...whose, rune: 'thing' }, text: 'A Rune was spent or discarded.' },
  'rune.forged': {
    fields: { ...there, rune: 'thing' },
    text: 'A Rune was taken from a Forge in Prayer; rune.gained follows.',
  },
  'rune.action': {
    fields: { ...whose, action: 'text' },
    text: 'A Rune action, by the id of its option: draw, ally/alfheim.',
  },
  'priest.gained': { fields: whose, text: 'A Priest comes into Resources.' },
  'priest.sent': { fields: { ...whose, god: 'thing' }, text: 'A Priest was sent to a Monument.' },
  'realm.allied': { fields: { ...whose, realm: 'thing' }, text: 'An Alliance was formed.' },
  'bonus.taken': { fields: { ...whose, realm: 'thing' }, text: 'The bonus of a Realm was taken.' },
  'action.chosen': { fields: { ...whose, action: 'thing' }, text: 'A marker was put on a special action.' },
  'temple.built': { fields: there, text: 'A Temple was built.' },
  'blessing.shown': { fields: card, text: 'A Blessing was laid out.' },
  'blessing.taken': { fields: { ...whose, ...card }, text: 'A Blessing was taken.' },
  'blessings.discarded': {
    fields: { pieces: ['piece'], cards: ['thing'] },
    text: 'The Blessings that nobody has taken in a draft.',
  },
  'artifact.gained': { fields: { ...whose, card: 'thing' }, text: 'An Artifact was gained.' },
  'artifact.lost': { fields: { card: 'thing' }, text: 'Nobody can win this Artifact any more.' },
  'artifact.used': {
    fields: { ...whose, card: 'thing', moment: 'text' },
    text: 'An Artifact was discharged, at this moment: prayer, battle-value, …',
  },
  'ability.used': {
    fields: { ...whose, card: 'thing', moment: 'text' },
    text: 'A Hero or Blessing takes effect, at this moment: injured, battle-won, …; or has made a difference to this number or leave: recruit-value, long-march, …',
  },
  'choice.made': {
    fields: { ...whose, card: 'thing', choice: 'text' },
    text: 'Of what a component offers, this was chosen: alfheim/1.',
  },
  'origin.applied': { fields: { ...whose, card: 'thing' }, text: 'An Origin gives what it gives.' },
  'favour.gained': {
    fields: { ...whose, god: 'thing', favour: 'text' },
    text: 'The favour of a god, at the level of the Monument: odin/2.',
  },
  'monument.built': {
    fields: { ...whose, god: 'thing', level: 'integer' },
    text: 'A Monument has this level.',
  },
  'omen.fulfilled': { fields: { card: 'thing' }, text: 'An Omen was turned face down.' },
  'wheel.cleared': {
    fields: { priests: ['seat'], regions: ['integer'] },
    text: 'Build Monument, steps 3 and 4, are done: whose Priests came back, and in which Regions a Rune was put on the Forge.',
  },
  'event.drawn': { fields: card, text: 'An Event card was drawn.' },
  'monster.placed': {
    fields: { monster: 'thing', region: 'integer' },
    text: 'A Monster has come to the board.',
  },
  'monster.rolled': {
    fields: { ...monster, face: 'text' },
    text: 'The Monster die shows move, attack or choice.',
  },
  'monster.moved': { fields: { ...monster, region: 'integer' }, text: 'A Monster has moved there.' },
  'monster.attacked': {
    fields: { ...monster, region: 'integer' },
    text: 'A Monster makes its Region Attack.',
  },
  'monster.controlled': { fields: monster, text: 'A player has taken control of a Monster.' },
  'monster.freed': { fields: monster, text: 'A ring was taken off a Monster.' },
  'monster.hit': { fields: { ...monster, space: 'integer' }, text: 'A Hit space (from 0) was covered.' },
  'hit.undone': {
    fields: { monster: 'thing', space: 'integer' },
    text: 'A marker came off a Hit space (from 0).',
  },
  'monster.killed': { fields: monster, text: 'A Monster was killed.' },
  'slayer.gained': { fields: whose, text: 'A player takes a Slayer token.' },
  'reward.gained': { fields: { ...whose, reward: 'text' }, text: 'A Reward: realm, priest, army, rune.' },
  'leader.placed': { fields: { ...there, leader: 'thing' }, text: 'The Leader was placed.' },
  'leader.activated': { fields: { ...whose, leader: 'thing' }, text: 'The Leader was activated.' },
  'hunt.begun': { fields: monster, text: 'A Hunt begins.' },
  'hunt.card': { fields: { ...monster, card: 'thing' }, text: 'The hunter strikes with this card.' },
  'hunt.effect': { fields: { ...whose, card: 'thing' }, text: 'The Hunt effect of a Combat card.' },
  'hunt.shield': { fields: { ...whose, card: 'thing' }, text: 'A Shield stops an Attack.' },
  'hunt.failed': { fields: monster, text: 'A Hunt has ended without success.' },
  'hunt.ended': { fields: monster, text: 'A Hunt is over, either way.' },
  'attack.drawn': {
    fields: { ...whose, ...card },
    text: 'The Monster has drawn an Attack card; only whoever plays it (and the referee) is told.',
  },
  'attacks.drawn': {
    fields: { monster: 'thing', count: 'integer' },
    text: 'The Monster has drawn so many Attack cards.',
  },
  'attack.discarded': {
    fields: { ...card, monster: 'thing' },
    text: 'The Monster discards an Attack card that it has not played.',
  },
  'attack.resolved': {
    fields: { ...card, monster: 'thing' },
    text: 'The Attack card that was played goes to its discard pile.',
  },
  'attacks.shuffled': { fields: {}, text: 'Before a Hunt all Attack cards are shuffled.' },
  'attack.played': { fields: { ...card, monster: 'thing' }, text: 'The Monster has played an Attack card.' },
  'attack.blocked': { fields: { ...whose, card: 'thing' }, text: 'The hunter has withstood it.' },
  'attack.struck': { fields: { ...whose, card: 'thing' }, text: 'The Attack takes effect.' },
  'special.attack': { fields: monster, text: 'The Special Attack of the Monster strikes this hunter.' },
  'battle.begun': {
    fields: { region: 'integer', attacker: 'seat', defender: 'seat' },
    text: 'A Battle begins.',
  },
  'battle.card': { fields: { ...whose, ...card }, text: 'A Combat card was played in a Battle.' },
  'battle.effect': { fields: { ...whose, card: 'thing' }, text: 'The Battle effect of a Combat card.' },
  'battle.passed': { fields: whose, text: 'A player has passed in a Battle.' },
  'battle.won': {
    fields: { ...there, attack: 'integer', defence: 'integer', how: 'text' },
    text: 'A player has won a Battle; the Battle values of attacker and defender; by "attack", by "defence", or, as the defender, by a "tie".',
  },
  'cards.resolved': {
    fields: { ...whose, pieces: ['piece'] },
    text: 'After a Battle, the cards that a player has played go to the discard pile.',
  },
  'card.cancelled': {
    fields: { ...whose, ...card },
    text: 'The Battle effect of a card of this player is cancelled.',
  },
  'card.taken-back': { fields: { ...whose, ...card }, text: 'A player takes back a card played.' },
  'ragnarok.begun': {
    fields: whose,
    text: 'Ragnarok has begun: the builder has the last of the last turns.',
  },
  'ragnarok.ended': {
    fields: whose,
    text: 'The last turn is over: who has won by the Regions around Yggdrasil.',
  },
  victory: { fields: { ...whose, how: 'text' }, text: 'A player has won: jarl, gothi, slayer.' },
};

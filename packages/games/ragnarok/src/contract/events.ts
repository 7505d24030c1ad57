import { events, view } from '@concilio/kernel';

const army = { seat: view.seat(), army: view.thing(), region: view.counter() };
const card = { piece: view.pieceId(), card: view.thing() };
const whose = { seat: view.seat() };
const there = { seat: view.seat(), region: view.counter() };
const monster = { seat: view.seat(), monster: view.thing() };

/** The events of the game. Regions are numbers in them. */
export const EVENTS = events({
  'map.laid': { data: { map: view.thing() }, text: 'The map of this match.' },
  'draft.shown': {
    data: { ...whose, heroes: view.list(view.thing()), origins: view.list(view.thing()) },
    text: 'The Hero tiles and Origin cards that a player chooses from.',
  },
  'hero.drafted': {
    data: { ...whose, hero: view.thing(), origin: view.thing(), back: view.list(view.thing()) },
    text: 'A player has drafted; the tiles and cards not chosen go back.',
  },
  'turn.begun': { data: { ...whose, round: view.counter() }, text: 'A turn begins.' },
  'army.raised': { data: { ...army, value: view.counter() }, text: 'An Army has grown to this value.' },
  'army.lowered': {
    data: { ...army, value: view.counter() },
    text: 'An Army has fallen to this value, and lives.',
  },
  'army.recruited': {
    data: { ...army, value: view.counter() },
    text: 'An Army was recruited, or put down in the draft.',
  },
  'army.died': { data: army, text: 'An Army has died.' },
  'army.placed': { data: army, text: 'An Army was placed.' },
  'army.moved': {
    data: { ...whose, army: view.thing(), from: view.counter(), to: view.counter() },
    text: 'An Army has moved.',
  },
  'army.trampled': {
    data: { ...monster, army: view.thing() },
    text: 'A Monster Tramples an Army of this player.',
  },
  'armies.retreated': {
    data: {
      ...whose,
      from: view.counter(),
      to: view.counter(),
      count: view.counter(),
      armies: view.list(view.thing()),
    },
    text: 'So many Armies have Retreated.',
  },
  'region.taken': { data: there, text: 'A player takes control of a Region.' },
  'land.ruled': {
    data: { ...whose, land: view.thing() },
    text: 'A player has come to control a whole Land.',
  },
  'region.usurped': { data: there, text: 'A player usurps a Region.' },
  'hero.moved': { data: { ...there, hero: view.thing() }, text: 'A Hero has moved.' },
  'hero.placed': { data: { ...there, hero: view.thing() }, text: 'A Hero was placed.' },
  'hero.injured': { data: { ...whose, attribute: view.thing() }, text: 'An Attribute is injured.' },
  'hero.healed': { data: { ...whose, attribute: view.thing() }, text: 'An Attribute has healed.' },
  'attribute.raised': {
    data: { ...whose, attribute: view.thing(), space: view.counter() },
    text: 'The token of an Attribute has moved to this space.',
  },
  'drakkar.moved': {
    data: { ...whose, drakkar: view.word(), sea: view.thing() },
    text: 'A Drakkar is in this Sea.',
  },
  'combat.drawn': {
    data: { ...whose, ...card },
    text: 'A Combat card was drawn; only its player (and the referee) is told.',
  },
  'cards.drawn': {
    data: { ...whose, count: view.counter() },
    text: 'A player has drawn so many Combat cards.',
  },
  'combat.discarded': {
    data: { ...whose, ...card },
    text: 'A Combat card was discarded, also to defend or strike in a Hunt.',
  },
  'hand.seen': {
    data: { ...whose, player: view.seat() },
    text: 'A player has looked at the hand of another.',
  },
  'deck.shuffled': {
    data: { deck: view.word() },
    text: 'A discard pile was shuffled into a new deck: combat, events, blessings.',
  },
  'rune.gained': { data: { ...whose, rune: view.thing() }, text: 'A player has one Rune more.' },
  'rune.spent': { data: { ...whose, rune: view.thing() }, text: 'A Rune was spent or discarded.' },
  'rune.forged': {
    data: { ...there, rune: view.thing() },
    text: 'A Rune was taken from a Forge in Prayer; rune.gained follows.',
  },
  'rune.action': {
    data: { ...whose, action: view.word() },
    text: 'A Rune action, by the id of its option: draw, ally/alfheim.',
  },
  'priest.gained': { data: whose, text: 'A Priest comes into Resources.' },
  'priest.sent': { data: { ...whose, god: view.thing() }, text: 'A Priest was sent to a Monument.' },
  'realm.allied': { data: { ...whose, realm: view.thing() }, text: 'An Alliance was formed.' },
  'bonus.taken': { data: { ...whose, realm: view.thing() }, text: 'The bonus of a Realm was taken.' },
  'action.chosen': {
    data: { ...whose, action: view.thing() },
    text: 'A marker was put on a special action.',
  },
  'temple.built': { data: there, text: 'A Temple was built.' },
  'blessing.shown': { data: card, text: 'A Blessing was laid out.' },
  'blessing.taken': { data: { ...whose, ...card }, text: 'A Blessing was taken.' },
  'blessings.discarded': {
    data: { pieces: view.list(view.pieceId()), cards: view.list(view.thing()) },
    text: 'The Blessings that nobody has taken in a draft.',
  },
  'artifact.gained': { data: { ...whose, card: view.thing() }, text: 'An Artifact was gained.' },
  'artifact.lost': { data: { card: view.thing() }, text: 'Nobody can win this Artifact any more.' },
  'artifact.used': {
    data: { ...whose, card: view.thing(), moment: view.word() },
    text: 'An Artifact was discharged, at this moment: prayer, battle-value, …',
  },
  'ability.used': {
    data: { ...whose, card: view.thing(), moment: view.word() },
    text: 'A Hero or Blessing takes effect, at this moment: injured, battle-won, …; or has made a difference to this number or leave: recruit-value, long-march, …',
  },
  'choice.made': {
    data: { ...whose, card: view.thing(), choice: view.word() },
    text: 'Of what a component offers, this was chosen: alfheim/1.',
  },
  'origin.applied': { data: { ...whose, card: view.thing() }, text: 'An Origin gives what it gives.' },
  'favour.gained': {
    data: { ...whose, god: view.thing(), favour: view.word() },
    text: 'The favour of a god, at the level of the Monument: odin/2.',
  },
  'monument.built': {
    data: { ...whose, god: view.thing(), level: view.counter() },
    text: 'A Monument has this level.',
  },
  'omen.fulfilled': { data: { card: view.thing() }, text: 'An Omen was turned face down.' },
  'wheel.cleared': {
    data: { priests: view.list(view.seat()), regions: view.list(view.counter()) },
    text: 'Build Monument, steps 3 and 4, are done: whose Priests came back, and in which Regions a Rune was put on the Forge.',
  },
  'event.drawn': { data: card, text: 'An Event card was drawn.' },
  'monster.placed': {
    data: { monster: view.thing(), region: view.counter() },
    text: 'A Monster has come to the board.',
  },
  'monster.rolled': {
    data: { ...monster, face: view.word() },
    text: 'The Monster die shows move, attack or choice.',
  },
  'monster.moved': { data: { ...monster, region: view.counter() }, text: 'A Monster has moved there.' },
  'monster.attacked': {
    data: { ...monster, region: view.counter() },
    text: 'A Monster makes its Region Attack.',
  },
  'monster.controlled': { data: monster, text: 'A player has taken control of a Monster.' },
  'monster.freed': { data: monster, text: 'A ring was taken off a Monster.' },
  'monster.hit': { data: { ...monster, space: view.counter() }, text: 'A Hit space (from 0) was covered.' },
  'hit.undone': {
    data: { monster: view.thing(), space: view.counter() },
    text: 'A marker came off a Hit space (from 0).',
  },
  'monster.killed': { data: monster, text: 'A Monster was killed.' },
  'slayer.gained': { data: whose, text: 'A player takes a Slayer token.' },
  'reward.gained': { data: { ...whose, reward: view.word() }, text: 'A Reward: realm, priest, army, rune.' },
  'leader.placed': { data: { ...there, leader: view.thing() }, text: 'The Leader was placed.' },
  'leader.activated': { data: { ...whose, leader: view.thing() }, text: 'The Leader was activated.' },
  'hunt.begun': { data: monster, text: 'A Hunt begins.' },
  'hunt.card': { data: { ...monster, card: view.thing() }, text: 'The hunter strikes with this card.' },
  'hunt.effect': { data: { ...whose, card: view.thing() }, text: 'The Hunt effect of a Combat card.' },
  'hunt.shield': { data: { ...whose, card: view.thing() }, text: 'A Shield stops an Attack.' },
  'hunt.failed': { data: monster, text: 'A Hunt has ended without success.' },
  'hunt.ended': { data: monster, text: 'A Hunt is over, either way.' },
  'attack.drawn': {
    data: { ...whose, ...card },
    text: 'The Monster has drawn an Attack card; only whoever plays it (and the referee) is told.',
  },
  'attacks.drawn': {
    data: { monster: view.thing(), count: view.counter() },
    text: 'The Monster has drawn so many Attack cards.',
  },
  'attack.discarded': {
    data: { ...card, monster: view.thing() },
    text: 'The Monster discards an Attack card that it has not played.',
  },
  'attack.resolved': {
    data: { ...card, monster: view.thing() },
    text: 'The Attack card that was played goes to its discard pile.',
  },
  'attacks.shuffled': { data: {}, text: 'Before a Hunt all Attack cards are shuffled.' },
  'attack.played': {
    data: { ...card, monster: view.thing() },
    text: 'The Monster has played an Attack card.',
  },
  'attack.blocked': { data: { ...whose, card: view.thing() }, text: 'The hunter has withstood it.' },
  'attack.struck': { data: { ...whose, card: view.thing() }, text: 'The Attack takes effect.' },
  'special.attack': { data: monster, text: 'The Special Attack of the Monster strikes this hunter.' },
  'battle.begun': {
    data: { region: view.counter(), attacker: view.seat(), defender: view.seat() },
    text: 'A Battle begins.',
  },
  'battle.card': { data: { ...whose, ...card }, text: 'A Combat card was played in a Battle.' },
  'battle.effect': { data: { ...whose, card: view.thing() }, text: 'The Battle effect of a Combat card.' },
  'battle.passed': { data: whose, text: 'A player has passed in a Battle.' },
  'battle.won': {
    data: { ...there, attack: view.counter(), defence: view.counter(), how: view.word() },
    text: 'A player has won a Battle; the Battle values of attacker and defender; by "attack", by "defence", or, as the defender, by a "tie".',
  },
  'cards.resolved': {
    data: { ...whose, pieces: view.list(view.pieceId()) },
    text: 'After a Battle, the cards that a player has played go to the discard pile.',
  },
  'card.cancelled': {
    data: { ...whose, ...card },
    text: 'The Battle effect of a card of this player is cancelled.',
  },
  'card.taken-back': { data: { ...whose, ...card }, text: 'A player takes back a card played.' },
  'ragnarok.begun': {
    data: whose,
    text: 'Ragnarok has begun: the builder has the last of the last turns.',
  },
  'ragnarok.ended': {
    data: whose,
    text: 'The last turn is over: who has won by the Regions around Yggdrasil.',
  },
  victory: { data: { ...whose, how: view.word() }, text: 'A player has won: jarl, gothi, slayer.' },
});

import { type Fields, questions, view } from '@concilio/kernel';

const REGIONS = 'Regions: "Region 19" or region-19.';
const YES = 'yes, no.';
/** One option of several; `data` is what the question is about. */
const ask = <const F extends Fields = Record<never, never>>(text: string, options: string, data = {} as F) =>
  ({ kind: 'one', data, text, options }) as const;
const askSome = <const F extends Fields = Record<never, never>>(
  text: string,
  options: string,
  data = {} as F,
) => ({ kind: 'some', data, text, options }) as const;
const monster = { monster: view.thing() };
const card = { card: view.thing() };
const region = { region: view.counter() };

/** The questions of the game. */
export const QUESTIONS = questions({
  'draft-hero': ask(
    'Which of two Heroes is drafted; the Origins to choose from are in sight already ("draft.origins").',
    'The Heroes.',
    { origins: view.list(view.thing()) },
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
  'army-deed': ask('What the activated Army does.', `${REGIONS} Or "raise" to raise it by 1.`, {
    army: view.thing(),
  }),
  special: ask(
    'Step 5 of the turn: the special action.',
    'reinforce, mobilize, prepare, build-temple, monsters, usurp, build-monument (or their names: "Build Temple").',
  ),
  bonus: ask('Whether the player takes the bonus of the Realm.', YES, { realm: view.thing() }),
  'which-bonus': ask('The bonus of which Realm is taken.', 'The Realms.'),
  recruit: ask('Where an Army is recruited.', REGIONS),
  'recruit-here': ask('Whether the usurper recruits an Army in the Region.', YES, region),
  mobilize: ask(
    'Mobilize: the next Army to activate.',
    'The Armies that have not been; "done" after the first.',
  ),
  prepare: ask('Prepare: one of the options.', '"heal", "draw", "rune", "raise".', { left: view.counter() }),
  temple: ask('Where the Temple is built.', REGIONS),
  blessing: ask('Which Blessing is taken.', 'The Blessings that lie open.'),
  monsters: ask(
    'The Monsters action.',
    '"activate/MONSTER", "hunt/MONSTER" (also the Leader); "done" after the first was activated.',
  ),
  'monster-deed': ask('Whether the Monster moves or attacks.', '"move", "attack".', monster),
  'monster-move': ask('Where the Monster moves.', REGIONS, monster),
  trample: ask(
    'Which Army the Monster Tramples; with one Army and a neutral Monster nothing is asked.',
    'The Armies there; "none" for the controller of the Monster.',
    monster,
  ),
  'free-monster': ask('From which Monster the ring is taken.', 'The player’s two Monsters.'),
  'control-monster': ask('Of which Monster control is taken.', 'The Monsters.'),
  monument: ask('Which Monument is built.', 'The gods.'),
  retreat: ask(
    'Where all Armies of the Region Retreat; one goal is taken without a question.',
    REGIONS,
    region,
  ),
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
  use: ask('Whether the player uses a card or ability.', YES, card),
  choose: ask(
    'Which of the things that a component offers is done, in the order printed.',
    '"COMPONENT/0", "COMPONENT/1" by id: alfheim/0.',
    card,
  ),
  'which-battle': ask('Which Battle is fought first; a single one is taken without a question.', REGIONS),
  'battle-card': ask(
    'Whether the player plays a Combat card in the Battle. Both are always asked, the defender first, until they pass.',
    'The cards of the hand; "pass".',
    region,
  ),
  casualties: {
    kind: 'distribute',
    data: {},
    text: 'How Casualties are divided among several Armies.',
    options: 'The Armies: { Green Army 1: 1, Green Army 2: 1 }.',
  },
  'take-back': ask('Which card played is taken back.', 'The cards played.'),
  attack: ask(
    'With which card the Monster attacks; asked of whoever plays it.',
    'The cards of the Monster’s hand.',
    monster,
  ),
  defend: askSome(
    'Which Combat cards the hunter plays to defend; asked only while there are any.',
    'The cards of the hand, or none of them: [].',
    { card: view.thing(), rage: view.counter() },
  ),
  strike: ask(
    'Whether the hunter strikes.',
    'The cards of the hand that match an uncovered Hit space; "use/CARD" for an Artifact; "stop".',
    monster,
  ),
  'second-card': ask(
    'Which second card strikes the Leader with it.',
    'The cards that match a space with it.',
  ),
  hit: ask(
    'Which Hit space is covered, where several match.',
    '"MONSTER/0" and so on by id, counted from 0: draugr/3.',
    monster,
  ),
  'hit-which': ask('Which Monster is hit outside a Hunt.', 'The Monsters.'),
  'undo-hit': ask('Which marker comes off.', '"MONSTER/0" and so on by id, counted from 0.', monster),
});

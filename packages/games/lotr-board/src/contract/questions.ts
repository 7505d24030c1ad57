import { questions, view } from '@concilio/kernel';

const ANY_TIME =
  'Whoever may act now is offered it too, also out of turn: "put-on-ring" for the Ring-bearer, a Gandalf card by its name for whoever has 5 runes, a green card by its name.';
/** Who is asked, and whether the reader is: others may do something at the same moment. */
const asked = { player: view.seat(), asked: view.word() };

/** The questions of the game. */
export const QUESTIONS = questions({
  'pass-card': {
    kind: 'one',
    data: { ...asked, seat: view.seat() },
    text: 'Which card is passed to another player, at the council or with Miruvor.',
    options: `The cards of the hand. At the council: ${ANY_TIME}`,
  },
  'give-card': {
    kind: 'one',
    data: { card: view.thing() },
    text: 'The Ring-bearer says who gets a revealed card; asked once for each card.',
    options: 'The players.',
  },
  volunteer: {
    kind: 'one',
    data: { ...asked, trial: view.thing() },
    text: 'Asked of each player in turn, the active one first, until one takes it upon themself; others may do so at once. Asked of the active player too who uses Guidance meanwhile: the stars are for the demand, or advance a marker.',
    options: `"volunteer", for who can meet the whole demand, and "decline"; for Guidance "volunteer" and the activities. ${ANY_TIME}`,
  },
  demand: {
    kind: 'one',
    data: {
      ...asked,
      trial: view.thing(),
      rolls: view.counter('How often the die is rolled, where that is what is demanded.'),
    },
    text: 'One player is asked to meet a demand, card by card until it is met.',
    options: `Cards of the hand that help, "runes-3" for three runes, a life token by its name ("heart"), "accept" for the die; "refuse" to let it be (a volunteer steps back, and all are asked again). ${ANY_TIME}`,
  },
  'group-demand': {
    kind: 'one',
    data: { ...asked, trial: view.thing() },
    text: 'The Fellowship is asked to meet a demand. The active player has the question; all others may put up something while it is open, and nobody where it would be in vain. Once all is on offer the active player confirms.',
    options: `Cards of the hand that help, "runes-1" and more, a life token by its name; for the active player also "confirm" once the demand is met, and "refuse". ${ANY_TIME}`,
  },
  discard: {
    kind: 'some',
    data: { cards: view.counter() },
    text: 'Which cards must be discarded.',
    options: 'The cards of the hand.',
  },
  'short-of-cards': {
    kind: 'one',
    data: { ...asked, cards: view.counter() },
    text: 'A player must discard more cards than they have, and would be lost. Asked only where somebody might act (see "given").',
    options: `"go-on". ${ANY_TIME}`,
  },
  reveal: {
    kind: 'one',
    data: asked,
    text: 'A tile is about to be revealed. Asked only where somebody might act (see "given").',
    options: `"reveal". ${ANY_TIME}`,
  },
  resolve: {
    kind: 'one',
    data: { ...asked, tile: view.thing() },
    text: 'A tile is revealed and not yet resolved. Asked only where somebody might act (see "given").',
    options: `"resolve". ${ANY_TIME}`,
  },
  event: {
    kind: 'one',
    data: { ...asked, event: view.thing() },
    text: 'The event marker has moved, the event is not yet resolved. Asked only where somebody might act (see "given").',
    options: `"resolve". ${ANY_TIME}`,
  },
  track: {
    kind: 'one',
    data: { spaces: view.counter() },
    text: 'Which marker advances: for stars, and for a tile whose track is missing or complete.',
    options:
      'The activities whose tracks are not complete; for Guidance at an open demand also "discard", which uses its stars for it.',
  },
  'ring-track': {
    kind: 'one',
    data: { spaces: view.counter() },
    text: 'Which marker the Ring advances.',
    options: 'The activities whose tracks are not complete.',
  },
  roll: {
    kind: 'one',
    data: asked,
    text: 'The die is about to be rolled. Asked only while a card that would prevent it is in some hand.',
    options: `"roll". ${ANY_TIME}`,
  },
  suffer: {
    kind: 'one',
    data: { ...asked, face: view.thing() },
    text: 'The die is rolled, and its result not yet suffered. Asked only where somebody might prevent it, or would be lost.',
    options: `"suffer". ${ANY_TIME}`,
  },
  'play-card': {
    kind: 'one',
    data: {
      ...asked,
      played: view.counter(),
      may: view.oneOf(
        ['any', 'both', 'brown', 'grey'],
        'Which colours may be played: any, one of both, or only one more of this.',
      ),
    },
    text: 'The active player plays a card, or rests instead of playing any.',
    options: `The cards of the hand that may be played (one without effect on this board is "useless/NAME"); "rest-draw" and "rest-heal" before the first card, "done" after it. ${ANY_TIME}`,
  },
  gandalf: {
    kind: 'one',
    data: { player: view.seat(), wish: view.thing() },
    text: 'Somebody else has called on Gandalf: the active player says which card is used.',
    options: 'The Gandalf cards that would help now.',
  },
  'heal-whom': {
    kind: 'one',
    data: {},
    text: 'Who moves to the left.',
    options: 'The players above space 0.',
  },
  'heal-by': { kind: 'number', data: {}, text: 'By how many spaces.', options: '1 or 2.' },
  'draw-whom': { kind: 'one', data: {}, text: 'Who draws.', options: 'The players.' },
  foresee: {
    kind: 'order',
    data: {},
    text: 'The order in which the tiles that were looked at go back, the top first.',
    options: 'The top tiles.',
  },
  'spare-whom': {
    kind: 'one',
    data: {},
    text: 'Who suffers nothing for missing life tokens.',
    options: 'The players who would be moved.',
  },
  'pass-from': { kind: 'one', data: {}, text: 'Who passes a card.', options: 'The players with cards.' },
  'pass-to': { kind: 'one', data: {}, text: 'Who gets it.', options: 'The other players.' },
  'refill-whom': { kind: 'one', data: {}, text: 'Who discards and draws up.', options: 'The players.' },
  refill: {
    kind: 'some',
    data: {},
    text: 'Which cards are discarded before drawing up.',
    options: 'The cards of the hand.',
  },
  'may-heal': { kind: 'one', data: {}, text: 'Whether a light circle is used.', options: 'yes, no.' },
  either: {
    kind: 'one',
    data: {},
    text: 'Which of two things the payment is for.',
    options: '"draw", "heal".',
  },
  darkness: {
    kind: 'one',
    data: asked,
    text: 'A conflict is over, and missing life tokens are about to be counted. Asked only where somebody might act (see "given").',
    options: `"go-on". ${ANY_TIME}`,
  },
});

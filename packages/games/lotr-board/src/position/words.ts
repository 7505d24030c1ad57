import type { PositionFormat } from '@concilio/kernel';
import type { LotrBoard } from '../state.ts';

const ANY_TIME =
  'Whoever may act now is offered it too, also out of turn: "put-on-ring" for the Ring-bearer, a Gandalf card by its name for whoever has 5 runes, a green card by its name.';

/** The questions of the game. */
export const QUESTIONS: PositionFormat<LotrBoard>['questions'] = {
  'pass-card': {
    kind: 'one',
    text: 'Which card is passed to another player, at the council or with Miruvor.',
    options: `The cards of the hand. At the council: ${ANY_TIME}`,
  },
  'give-card': {
    kind: 'one',
    text: 'The Ring-bearer says who gets a revealed card; asked once for each card.',
    options: 'The players.',
  },
  volunteer: {
    kind: 'one',
    text: 'Asked of each player in turn, the active one first, until one takes it upon themself; others may do so at once. Asked of the active player too who uses Guidance meanwhile: the stars are for the demand, or advance a marker.',
    options: `"volunteer", for who can meet the whole demand, and "decline"; for Guidance "volunteer" and the activities. ${ANY_TIME}`,
  },
  demand: {
    kind: 'one',
    text: 'One player is asked to meet a demand, card by card until it is met.',
    options: `Cards of the hand that help, "runes-3" for three runes, a life token by its name ("heart"), "accept" for the die; "refuse" to let it be (a volunteer steps back, and all are asked again). ${ANY_TIME}`,
  },
  'group-demand': {
    kind: 'one',
    text: 'The Fellowship is asked to meet a demand. The active player has the question; all others may put up something while it is open, and nobody where it would be in vain. Once all is on offer the active player confirms.',
    options: `Cards of the hand that help, "runes-1" and more, a life token by its name; for the active player also "confirm" once the demand is met, and "refuse". ${ANY_TIME}`,
  },
  discard: { kind: 'some', text: 'Which cards must be discarded.', options: 'The cards of the hand.' },
  'short-of-cards': {
    kind: 'one',
    text: 'A player must discard more cards than they have, and would be lost. Asked only where somebody might act (see "given").',
    options: `"go-on". ${ANY_TIME}`,
  },
  reveal: {
    kind: 'one',
    text: 'A tile is about to be revealed. Asked only where somebody might act (see "given").',
    options: `"reveal". ${ANY_TIME}`,
  },
  resolve: {
    kind: 'one',
    text: 'A tile is revealed and not yet resolved. Asked only where somebody might act (see "given").',
    options: `"resolve". ${ANY_TIME}`,
  },
  event: {
    kind: 'one',
    text: 'The event marker has moved, the event is not yet resolved. Asked only where somebody might act (see "given").',
    options: `"resolve". ${ANY_TIME}`,
  },
  track: {
    kind: 'one',
    text: 'Which marker advances: for stars, and for a tile whose track is missing or complete.',
    options:
      'The activities whose tracks are not complete; for Guidance at an open demand also "discard", which uses its stars for it.',
  },
  'ring-track': {
    kind: 'one',
    text: 'Which marker the Ring advances.',
    options: 'The activities whose tracks are not complete.',
  },
  roll: {
    kind: 'one',
    text: 'The die is about to be rolled. Asked only while a card that would prevent it is in some hand.',
    options: `"roll". ${ANY_TIME}`,
  },
  suffer: {
    kind: 'one',
    text: 'The die is rolled, and its result not yet suffered. Asked only where somebody might prevent it, or would be lost.',
    options: `"suffer". ${ANY_TIME}`,
  },
  'play-card': {
    kind: 'one',
    text: 'The active player plays a card, or rests instead of playing any.',
    options: `The cards of the hand that may be played (one without effect on this board is "useless/NAME"); "rest-draw" and "rest-heal" before the first card, "done" after it. ${ANY_TIME}`,
  },
  gandalf: {
    kind: 'one',
    text: 'Somebody else has called on Gandalf: the active player says which card is used.',
    options: 'The Gandalf cards that would help now.',
  },
  'heal-whom': { kind: 'one', text: 'Who moves to the left.', options: 'The players above space 0.' },
  'heal-by': { kind: 'number', text: 'By how many spaces.', options: '1 or 2.' },
  'draw-whom': { kind: 'one', text: 'Who draws.', options: 'The players.' },
  foresee: {
    kind: 'order',
    text: 'The order in which the tiles that were looked at go back, the top first.',
    options: 'The top tiles.',
  },
  'spare-whom': {
    kind: 'one',
    text: 'Who suffers nothing for missing life tokens.',
    options: 'The players who would be moved.',
  },
  'pass-from': { kind: 'one', text: 'Who passes a card.', options: 'The players with cards.' },
  'pass-to': { kind: 'one', text: 'Who gets it.', options: 'The other players.' },
  'refill-whom': { kind: 'one', text: 'Who discards and draws up.', options: 'The players.' },
  refill: {
    kind: 'some',
    text: 'Which cards are discarded before drawing up.',
    options: 'The cards of the hand.',
  },
  'may-heal': { kind: 'one', text: 'Whether a light circle is used.', options: 'yes, no.' },
  either: { kind: 'one', text: 'Which of two things the payment is for.', options: '"draw", "heal".' },
  darkness: {
    kind: 'one',
    text: 'A conflict is over, and missing life tokens are about to be counted. Asked only where somebody might act (see "given").',
    options: `"go-on". ${ANY_TIME}`,
  },
};

/** The events of the game. */
export const EVENTS: PositionFormat<LotrBoard>['events'] = {
  'place.reached': { fields: { place: 'thing' }, text: 'The marker of the main board has reached a place.' },
  'trial.begun': { fields: { trial: 'thing' }, text: 'An action, event or tile without an activity begins.' },
  'trial.met': {
    fields: { trial: 'thing' },
    text: 'Its demand was met, its condition holds, or it asks for nothing; told once for each player who was asked.',
  },
  'trial.failed': {
    fields: { trial: 'thing' },
    text: 'Its demand was not met, or its condition does not hold.',
  },
  'trial.ignored': { fields: { trial: 'thing' }, text: 'Magic: the event is ignored.' },
  'turn.begun': { fields: { seat: 'seat' }, text: 'A turn begins.' },
  'tile.revealed': { fields: { piece: 'piece', tile: 'thing' }, text: 'A tile is revealed.' },
  'tile.resolved': { fields: { tile: 'thing' }, text: 'A tile is resolved; what it brings follows.' },
  'tile.ignored': { fields: { tile: 'thing' }, text: 'Gandalf’s staff: the tile is ignored.' },
  'tile.discarded': {
    fields: { piece: 'piece', tile: 'thing' },
    text: 'A tile that is resolved or ignored goes to the discarded ones.',
  },
  'tiles.mixed': {
    fields: {},
    text: 'All story tiles, or the discarded ones, are shuffled into a new pile.',
  },
  'deck.mixed': { fields: {}, text: 'The discarded adventure cards are shuffled into a new deck.' },
  'cards.drawn': {
    fields: { seat: 'seat', cards: 'integer' },
    text: 'A player has drawn so many adventure cards.',
  },
  'card.drawn': {
    fields: { seat: 'seat', piece: 'piece', card: 'thing' },
    text: 'A card was drawn or dealt; only its owner (and the referee) is told.',
  },
  'card.taken': {
    fields: { seat: 'seat', piece: 'piece', card: 'thing' },
    text: 'A player takes a card that all can see: a legendary card of the board, or one that was given out.',
  },
  'card.revealed': {
    fields: { piece: 'piece', card: 'thing' },
    text: 'A card of the deck is revealed to all.',
  },
  'card.passed': {
    fields: { seat: 'seat', to: 'seat' },
    text: 'A card went face down from one hand to another.',
  },
  'card.received': {
    fields: { seat: 'seat', to: 'seat', piece: 'piece', card: 'thing' },
    text: 'Which card it was; only the two players (and the referee) are told.',
  },
  'card.laid': {
    fields: { seat: 'seat', piece: 'piece', card: 'thing' },
    text: 'A card of a hand lies open to be played; "card.played" tells what it does.',
  },
  'card.played': {
    fields: { seat: 'seat', piece: 'piece', card: 'thing', track: 'text' },
    text: 'A card was played; track is the activity, or "none" where it had no effect.',
  },
  'card.paid': {
    fields: { seat: 'seat', piece: 'piece', card: 'thing' },
    text: 'A card was discarded to meet a demand.',
  },
  'card.discarded': {
    fields: { seat: 'seat', piece: 'piece', card: 'thing' },
    text: 'A card was discarded for another reason: a die, an event, an elimination, Lembas.',
  },
  'card.resolved': {
    fields: { piece: 'piece', card: 'thing' },
    text: 'A card that was played or revealed, and has had its effect, goes to the discard pile.',
  },
  'cards.removed': {
    fields: { pieces: ['piece'], cards: ['thing'] },
    text: 'Legendary cards leave the game: those that nobody has taken, or those on the discard pile when it makes a new deck.',
  },
  'story.played': {
    fields: { seat: 'seat', piece: 'piece', card: 'thing' },
    text: 'A green card was played.',
  },
  'offer.made': {
    fields: { seat: 'seat', offer: 'text', count: 'integer' },
    text: 'Something was put up for an open demand: an activity or "star" and how many symbols; "card"; "runes"; a life token.',
  },
  'runes.taken': { fields: { seat: 'seat', runes: 'integer' }, text: 'A player gains silver runes.' },
  'runes.paid': {
    fields: { seat: 'seat', runes: 'integer' },
    text: 'A player pays, or loses, runes of this value.',
  },
  'gold.taken': { fields: { seat: 'seat', piece: 'piece' }, text: 'A player takes a gold rune.' },
  'gold.changed': {
    fields: { seat: 'seat', piece: 'piece', runes: 'integer' },
    text: 'A player changes a gold rune for silver of the same value, to pay.',
  },
  'life.taken': { fields: { seat: 'seat', life: 'thing' }, text: 'A player takes a life token.' },
  'life.paid': {
    fields: { seat: 'seat', life: 'thing' },
    text: 'A player gives a life token to meet a demand.',
  },
  'lives.returned': {
    fields: { seats: ['seat'] },
    text: 'After a conflict all life tokens go back; told of whoever had any.',
  },
  'marker.moved': {
    fields: { track: 'thing', space: 'integer' },
    text: 'The marker of a track has advanced to this space (the start is 0).',
  },
  'event.reached': { fields: { event: 'thing' }, text: 'The event marker has reached an event.' },
  'hobbit.moved': {
    fields: { seat: 'seat', to: 'integer' },
    text: 'A hobbit is on this space of corruption.',
  },
  'sauron.moved': { fields: { to: 'integer' }, text: 'Sauron is on this space.' },
  'die.rolled': { fields: { seat: 'seat', face: 'thing' }, text: 'The threat die was rolled.' },
  'die.suffered': {
    fields: { seat: 'seat', face: 'thing' },
    text: 'Its result is suffered; not told for a blank.',
  },
  'die.avoided': { fields: { seat: 'seat' }, text: 'Belt of Galadriel: the roll is not made.' },
  'die.ignored': { fields: { seat: 'seat', face: 'thing' }, text: 'Mithril coat: the result is ignored.' },
  'player.rested': {
    fields: { seat: 'seat', by: 'text' },
    text: 'A player rests: by "draw" or "heal".',
  },
  'ring.worn': { fields: { seat: 'seat' }, text: 'The Ring-bearer puts on the Ring.' },
  'ring.borne': { fields: { seat: 'seat' }, text: 'Who bears the Ring from now on.' },
  'ring.laid': { fields: {}, text: 'The Ring lies at Mount Doom.' },
  'ring.destroyed': { fields: { seat: 'seat' }, text: 'The Ring is destroyed.' },
  'ability.used': {
    fields: { seat: 'seat', hobbit: 'thing' },
    text: 'A hobbit’s ability made a difference.',
  },
  'gandalf.called': {
    fields: { seat: 'seat', wish: 'thing' },
    text: 'A player has paid 5 runes and wishes for a Gandalf card.',
  },
  'gandalf.used': { fields: { seat: 'seat', card: 'thing' }, text: 'The active player uses a Gandalf card.' },
  'conflict.begun': { fields: { conflict: 'thing' }, text: 'A conflict begins.' },
  'conflict.ended': { fields: { conflict: 'thing' }, text: 'A conflict is over.' },
  'darkness.suffered': {
    fields: { seat: 'seat', spaces: 'integer' },
    text: 'How far missing life tokens move a player.',
  },
  'player.spared': { fields: { seat: 'seat' }, text: 'Athelas: a player suffers nothing.' },
  'player.eliminated': {
    fields: { seat: 'seat', cause: 'text' },
    text: 'A player is out of the game: met by Sauron ("sauron"), or unable to give what was asked ("means").',
  },
};

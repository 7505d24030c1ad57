import { type DataOf, events, questions, type QuestionsOf, type TypeOf, view } from '@concilio/kernel';

/** What the torture game says to everything outside its rules. */
export const VIEW = view.record({
  round: view.counter(),
  deck: view.cards(),
  discard: view.cards(),
  stack: view.zone(view.piece({ cancelled: view.flag() })),
  seats: view.perSeat({
    life: view.counter(),
    hand: view.cards(),
    shields: view.cards(),
    coins: view.zone(view.figure({ spent: view.flag() })),
  }),
});

export const QUESTIONS = questions({
  bid: { kind: 'number', data: {}, text: 'Coins bid in secret.', options: '0 to 3.' },
  act: { kind: 'one', data: {}, text: 'Which card is played.', options: 'pass, or a card of the hand.' },
  pay: {
    kind: 'some',
    data: {},
    text: 'Which coins are paid.',
    options: 'Coins; one of each colour, at most one too many.',
  },
  respond: { kind: 'one', data: {}, text: 'Whether to respond.', options: 'pass, or a counter of the hand.' },
  replace: { kind: 'one', data: {}, text: 'Whether to lose a shield instead.', options: 'yes, no.' },
  'put-back': { kind: 'order', data: {}, text: 'The order of the top three.', options: 'The three cards.' },
  'shuffle-in': { kind: 'one', data: {}, text: 'Whether to shuffle.', options: 'yes, no.' },
  name: { kind: 'one', data: {}, text: 'What the top card is.', options: 'The kinds of cards.' },
  sort: { kind: 'order', data: {}, text: 'The order of twelve cards.', options: 'The cards.' },
  rally: { kind: 'number', data: {}, text: 'Life gained.', options: '0 to 3.' },
  throw: {
    kind: 'assign',
    data: {},
    text: 'Which cards are thrown, and at what.',
    options:
      'One or two cards of the hand, each at life or at a shield of the other seat; a strike only at life.',
  },
  protest: { kind: 'one', data: {}, text: 'Whether to protest.', options: 'protest.' },
});

export const EVENTS = events({
  'round.begun': { data: { round: view.counter() }, text: 'A round has begun.' },
  'bid.won': { data: { seat: view.seat(), amount: view.counter() }, text: 'The bid is decided.' },
  'card.drawn': {
    data: { seat: view.seat(), piece: view.pieceId(), card: view.thing() },
    text: 'A seat drew this card, and is told which.',
  },
  'card.hidden': { data: { seat: view.seat() }, text: 'The other seat drew a card.' },
  'card.played': {
    data: { seat: view.seat(), piece: view.pieceId(), card: view.thing() },
    text: 'A card is played.',
  },
  'card.cancelled': { data: { piece: view.pieceId(), card: view.thing() }, text: 'A card was cancelled.' },
  'card.resolved': { data: { piece: view.pieceId(), card: view.thing() }, text: 'A card takes effect.' },
  'card.seen': { data: { piece: view.pieceId(), card: view.thing() }, text: 'A card was seen.' },
  'pile.shuffled': { data: {}, text: 'The deck was shuffled.' },
  'seat.wounded': { data: { seat: view.seat(), amount: view.counter() }, text: 'A seat lost life.' },
  'card.thrown': {
    data: { seat: view.seat(), piece: view.pieceId(), card: view.thing() },
    text: 'A card was thrown.',
  },
  'shield.lost': { data: { seat: view.seat(), piece: view.pieceId() }, text: 'A shield was lost instead.' },
  'oracle.spoke': { data: { seat: view.seat(), right: view.flag() }, text: 'The top card was named.' },
  'seat.protested': { data: { seat: view.seat() }, text: 'A seat interjected.' },
  'seat.rallied': { data: { seat: view.seat(), amount: view.counter() }, text: 'A seat gained life.' },
});

export const contract = { view: VIEW, questions: QUESTIONS, events: EVENTS, texts: {} };

export type View = TypeOf<typeof VIEW>;
export type Questions = QuestionsOf<typeof QUESTIONS>;
export type Events = DataOf<typeof EVENTS>;

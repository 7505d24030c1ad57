import { type PositionFormat, schema, seat } from '@concilio/kernel';
import { KINDS, COPIES, type Torture } from './state.ts';

const names = schema.list(schema.text());
const cards = schema.list(schema.record({ id: schema.text(), card: schema.text() }));

export const position: PositionFormat<Torture> = {
  seats: { names: null, rule: 'Any two names.' },
  things: KINDS.map((kind) => ({ id: kind, name: `thing.${kind}`, kind: 'card', copies: COPIES[kind] })),
  at: {
    act: {
      with: { seat: 'seat', extra: 'flag' },
      text: 'A seat plays a card or passes; then a new round begins.',
      beneath: () => [{ step: 'round', with: {} }],
    },
    round: { with: {}, text: 'A round begins with the bids.' },
    vision: {
      with: { seat: 'seat' },
      text: 'A seat looks at three cards.',
      beneath: () => [{ step: 'round', with: {} }],
    },
    glimpse: {
      with: { seat: 'seat' },
      text: 'A seat looks at the top card.',
      beneath: () => [{ step: 'round', with: {} }],
    },
    sorting: {
      with: { seat: 'seat' },
      text: 'A seat orders twelve discarded cards.',
      beneath: () => [{ step: 'round', with: {} }],
    },
  },
  questions: {
    bid: { kind: 'number', text: 'Coins bid in secret.', options: '0 to 3.' },
    act: { kind: 'one', text: 'Which card is played.', options: 'pass, or a card of the hand.' },
    pay: {
      kind: 'some',
      text: 'Which coins are paid.',
      options: 'Coins; one of each colour, at most one too many.',
    },
    respond: { kind: 'one', text: 'Whether to respond.', options: 'pass, or a counter of the hand.' },
    replace: { kind: 'one', text: 'Whether to lose a shield instead.', options: 'yes, no.' },
    'put-back': { kind: 'order', text: 'The order of the top three.', options: 'The three cards.' },
    'shuffle-in': { kind: 'one', text: 'Whether to shuffle.', options: 'yes, no.' },
    name: { kind: 'one', text: 'What the top card is.', options: 'The kinds of cards.' },
    sort: { kind: 'order', text: 'The order of twelve cards.', options: 'The cards.' },
    rally: { kind: 'number', text: 'Life gained.', options: '0 to 3.' },
    protest: { kind: 'one', text: 'Whether to protest.', options: 'protest.' },
  },
  events: {
    'round.begun': { fields: { round: 'integer' }, text: 'A round has begun.' },
    'bid.won': { fields: { seat: 'seat', amount: 'integer' }, text: 'The bid is decided.' },
    'card.drawn': {
      fields: { seat: 'seat', piece: 'piece', card: 'thing' },
      text: 'A seat drew this card, and is told which.',
    },
    'card.hidden': { fields: { seat: 'seat' }, text: 'The other seat drew a card.' },
    'card.played': { fields: { seat: 'seat', piece: 'piece', card: 'thing' }, text: 'A card is played.' },
    'card.cancelled': { fields: { piece: 'piece', card: 'thing' }, text: 'A card was cancelled.' },
    'card.resolved': { fields: { piece: 'piece', card: 'thing' }, text: 'A card takes effect.' },
    'card.seen': { fields: { piece: 'piece', card: 'thing' }, text: 'A card was seen.' },
    'pile.shuffled': { fields: {}, text: 'The deck was shuffled.' },
    'seat.wounded': { fields: { seat: 'seat', amount: 'integer' }, text: 'A seat lost life.' },
    'shield.lost': { fields: { seat: 'seat', piece: 'piece' }, text: 'A shield was lost instead.' },
    'oracle.spoke': { fields: { seat: 'seat', right: 'flag' }, text: 'The top card was named.' },
    'seat.protested': { fields: { seat: 'seat' }, text: 'A seat interjected.' },
    'seat.rallied': { fields: { seat: 'seat', amount: 'integer' }, text: 'A seat gained life.' },
  },
  view: schema.record({
    round: schema.integer(),
    deck: cards,
    discard: cards,
    stack: cards,
    seats: schema.list(
      schema.record({
        life: schema.integer(),
        hand: cards,
        shields: cards,
        coins: schema.list(schema.record({ id: schema.text(), spent: schema.flag() })),
      }),
    ),
  }),
  draws: [{ kind: 'shuffle', stream: 'deck', text: 'The deck.' }],
  given: schema.partial({
    deck: names,
    discard: names,
    seats: schema.byName(schema.partial({ hand: names, shields: names, life: schema.integer({ min: 0 }) })),
  }),
  zones: (state) => [
    { path: 'deck', pieces: state.deck, seenBy: [] },
    { path: 'discard', pieces: state.discard, seenBy: 'all' },
    ...state.hands.map((pieces, index) => ({ path: `seats.${index}.hand`, pieces, seenBy: [seat(index)] })),
    ...state.shields.map((pieces, index) => ({
      path: `seats.${index}.shields`,
      pieces,
      seenBy: 'all' as const,
    })),
    { path: 'stack', pieces: state.stack.map(({ piece }) => piece), seenBy: 'all' },
  ],
  putAway: (state, piece) => {
    state.deck.push(piece);
  },
  read(state, given) {
    for (const [index, own] of schema.listOf(given.seats).entries()) {
      const { life } = schema.recordOf(own);
      if (typeof life === 'number') state.life[index] = life;
    }
  },
  write: (state) => ({ seats: state.life.map((life) => ({ life })) }),
  examples: [],
};

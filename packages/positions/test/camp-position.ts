import { type PositionFormat, schema, seat, zoneSchema } from '@concilio/kernel';
import type { Camp } from './camp.ts';
import { things } from './camp-text.ts';

const cards = schema.list(schema.anything());

export const campPosition: PositionFormat<Camp> = {
  seats: { names: null, rule: 'Any names; two or three.' },
  things,
  at: {
    bids: { with: {}, text: 'All bid in secret.' },
    council: { with: { seat: 'seat' }, text: 'A seat plans; others may object.' },
    window: { with: { seats: ['seat'] }, text: 'These seats may use cards, in this order.' },
    deeds: { with: { seat: 'seat' }, text: 'A seat is asked everything.' },
    duel: { with: { attacker: 'piece', defender: 'seat' }, text: 'A piece attacks a seat.' },
    weather: { with: {}, text: 'The die is thrown and the deck shuffled.' },
    sleep: { with: { seat: 'seat' }, text: 'A seat goes to sleep.' },
  },
  questions: {
    bid: { kind: 'number', text: 'How much is bid.', options: '0 to 3.' },
    plan: { kind: 'one', text: 'What is planned.', options: 'march, wait.' },
    object: { kind: 'one', text: 'Whether to object.', options: 'object.' },
    use: { kind: 'one', text: 'Which card is used.', options: 'The hand, pass.' },
    hurt: { kind: 'some', text: 'Who is hurt.', options: 'What lies before the seat.' },
    order: { kind: 'order', text: 'In which order they stand.', options: 'The same.' },
    share: { kind: 'distribute', text: 'Three wounds.', options: 'The same.' },
    rounds: { kind: 'number', text: 'How many rounds pass.', options: '1 to 4.' },
    agree: { kind: 'one', text: 'Whether all agree.', options: 'yes, no.' },
    deed: { kind: 'one', text: 'Who does what.', options: 'Of each piece: rest, fight.' },
    friend: { kind: 'one', text: 'Whose friend.', options: 'The seats.' },
    defend: { kind: 'one', text: 'Who defends.', options: 'What lies before the seat, none.' },
    sleep: { kind: 'one', text: 'Where to sleep.', options: 'The hill.' },
    camp: { kind: 'one', text: 'Which camp.', options: 'The camps.' },
  },
  events: {
    'bids.made': { fields: { bids: ['integer'] }, text: 'All have bid.' },
    'card.used': { fields: { seat: 'seat', piece: 'piece', card: 'thing' }, text: 'A card was used.' },
    'duel.fought': { fields: { attacker: 'piece', seat: 'seat' }, text: 'A duel is over.' },
    said: { fields: { what: 'text', seats: ['seat'] }, text: 'Something was said.' },
    passed: { fields: { seat: 'seat' }, text: 'A seat passed.' },
  },
  view: schema.record({
    round: schema.integer(),
    first: schema.integer(),
    threat: schema.text(),
    hunts: schema.list(schema.record({ hunter: schema.text(), prey: schema.text() })),
    deck: cards,
    discard: cards,
    camps: schema.byName(schema.record({ guards: cards })),
    seats: schema.list(
      schema.record({
        deck: schema.text(),
        hand: cards,
        inPlay: schema.list(
          schema.partial({
            id: schema.text(),
            card: schema.anything(),
            damage: schema.integer(),
            attachments: cards,
          }),
        ),
      }),
    ),
  }),
  draws: [
    { kind: 'die', stream: 'threat', text: 'The weather.', faces: ['eye', 'ship', 'calm'] },
    { kind: 'shuffle', stream: 'deck', text: 'The deck.' },
  ],
  given: schema.partial({
    round: schema.integer({ min: 0 }),
    first: schema.text(),
    threat: schema.text(),
    hunts: schema.list(schema.record({ hunter: schema.text(), prey: schema.text() })),
    deck: zoneSchema('The draw pile.'),
    discard: zoneSchema('The discard pile.'),
    camps: schema.byName(schema.partial({ guards: zoneSchema('Who guards the camp.') })),
    seats: schema.byName(
      schema.partial({
        hand: zoneSchema('The hand.'),
        inPlay: zoneSchema('What lies before the seat.', {
          damage: schema.integer({ min: 0 }),
          attachments: zoneSchema('What is attached.'),
        }),
      }),
    ),
  }),
  zones: (state) => [
    { path: 'deck', pieces: state.deck, seenBy: [] },
    { path: 'discard', pieces: state.discard, seenBy: 'all' },
    ...state.camps.map(({ id, guards }) => ({
      path: `camps.${id}.guards`,
      pieces: guards,
      seenBy: 'all' as const,
    })),
    ...state.hands.map((pieces, index) => ({ path: `seats.${index}.hand`, pieces, seenBy: [seat(index)] })),
    ...state.inPlay.map((pieces, index) => ({
      path: `seats.${index}.inPlay`,
      pieces,
      seenBy: 'all' as const,
    })),
    ...state.inPlay.flat().map((on) => ({
      path: 'attachments',
      on,
      pieces: (state.bearing[on] ??= { damage: 0, attachments: [] }).attachments,
      seenBy: 'all' as const,
    })),
  ],
  putAway(state, piece, written) {
    (written('discard') ? state.deck : state.discard).push(piece);
  },
  readPiece(state, piece, { damage }) {
    state.bearing[piece] = { damage: typeof damage === 'number' ? damage : 0, attachments: [] };
  },
  writePiece(state, piece) {
    const damage = state.bearing[piece]?.damage ?? 0;
    return damage === 0 ? {} : { damage };
  },
  read(state, given, names) {
    if (typeof given.round === 'number') state.round = given.round;
    if (given.first !== undefined) state.first = names.seat(given.first);
    if (typeof given.threat === 'string') state.threat = given.threat;
    if (given.hunts !== undefined)
      state.hunts = schema.listOf(given.hunts).map((hunt) => {
        const { hunter = null, prey = null } = schema.recordOf(hunt);
        return { hunter: names.piece(hunter), prey: names.thing(prey) };
      });
  },
  write: (state, words) => ({
    round: state.round,
    first: words.seat(state.first),
    threat: state.threat,
    hunts: state.hunts.map(({ hunter, prey }) => ({ hunter: words.piece(hunter), prey: words.thing(prey) })),
  }),
  examples: [],
};

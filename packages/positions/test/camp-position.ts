import { schema, seat, view } from '@concilio/kernel';
import { type PositionFormat, zoneSchema } from '../src/format.ts';
import type { Camp } from './camp.ts';

export const campPosition: PositionFormat<Camp> = {
  seats: { rule: 'Any names; two or three.' },
  at: {
    bids: { with: {}, text: 'All bid in secret.' },
    council: { with: { seat: view.seat() }, text: 'A seat plans; others may object.' },
    window: { with: { seats: view.list(view.seat()) }, text: 'These seats may use cards, in this order.' },
    deeds: { with: { seat: view.seat() }, text: 'A seat is asked everything.' },
    duel: { with: { attacker: view.pieceId(), defender: view.seat() }, text: 'A piece attacks a seat.' },
    weather: { with: {}, text: 'The die is thrown and the deck shuffled.' },
    sleep: { with: { seat: view.seat() }, text: 'A seat goes to sleep.' },
    posts: { with: { seat: view.seat() }, text: 'A seat sends guards to the camps.' },
  },
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
  write: (state, speaker) => ({
    round: state.round,
    first: speaker.seat(state.first),
    threat: state.threat,
    hunts: state.hunts.map(({ hunter, prey }) => ({
      hunter: speaker.piece(hunter),
      prey: speaker.thing(prey),
    })),
  }),
  examples: [],
};

import { schema, seat, view } from '@concilio/kernel';
import { type PositionFormat, zoneSchema } from '@concilio/positions/format';
import { examples } from './examples.ts';
import type { Beacon } from './state.ts';

/** How position files speak of the beacon. */
export const position: PositionFormat<Beacon> = {
  seats: { rule: 'Any names; two to four.' },
  at: {
    turn: {
      with: { seat: view.seat() },
      text: 'A seat is about to lay a card, and then draws; a fire of ten or more flares, and the next seat has its turn.',
    },
    flare: {
      with: { seat: view.seat() },
      text: 'This seat has laid a card: a fire of ten or more flares and is counted; then the next seat has its turn.',
      beneath: (told, _state, seats) => [
        { step: 'turn', with: { seat: seat((told.seat + 1) % seats.length) } },
      ],
    },
  },
  draws: [
    { kind: 'shuffle', stream: 'deck', text: 'The deck, at set-up; only where "at" is left out.' },
    {
      kind: 'die',
      stream: 'first',
      text: 'Who begins, at set-up; only where "at" is left out.',
      faces: 'seats',
    },
  ],
  given: schema.partial(
    {
      goal: schema.integer({
        min: 1,
        max: 12,
        text: 'Points that end the match; what is written here goes before options.goal.',
      }),
      deck: zoneSchema('The draw pile, top first.'),
      fire: zoneSchema('The cards on the fire, in the order laid.'),
      ashes: zoneSchema('The cards of fires that have gone out.'),
      seats: schema.byName(
        schema.partial({
          hand: zoneSchema('The hand.'),
          points: schema.integer({ min: 0, max: 99, text: 'Points so far.' }),
        }),
        { text: 'By the name of the seat.' },
      ),
    },
    {
      text: 'The order of the zones: deck, fire, ashes, then the hands in the order of the seats. A card that is put away goes under the deck, or to the ashes where the deck is written out.',
    },
  ),
  zones: (state) => [
    { path: 'deck', pieces: state.deck, seenBy: [] },
    { path: 'fire', pieces: state.fire, seenBy: 'all' },
    { path: 'ashes', pieces: state.ashes, seenBy: 'all' },
    ...state.hands.map((pieces, index) => ({ path: `seats.${index}.hand`, pieces, seenBy: [seat(index)] })),
  ],
  putAway: (state, piece, written) => {
    (written('deck') ? state.ashes : state.deck).push(piece);
  },
  read(state, given) {
    if (typeof given.goal === 'number') state.goal = given.goal;
    for (const [index, own] of schema.listOf(given.seats).entries()) {
      const { points } = schema.recordOf(own);
      if (typeof points === 'number') state.points[index] = points;
    }
  },
  write: (state) => ({ goal: state.goal, seats: state.points.map((points) => ({ points })) }),
  examples,
};

import { type PositionFormat, schema, seat, zoneSchema } from '@concilio/kernel';
import { examples } from './examples.ts';
import type { Beacon } from './state.ts';

const cards = (text: string) =>
  schema.list(
    schema.partial({
      id: schema.text({ text: 'Only of a card that is seen.' }),
      card: schema.anything({ text: 'The id of the card, or null for its back.' }),
    }),
    { text },
  );

/** How position files speak of the beacon. */
export const position: PositionFormat<Beacon> = {
  seats: { names: null, rule: 'Any names; two to four.' },
  things: [1, 2, 3, 4, 5, 6].map((value) => ({
    id: `ember-${value}`,
    name: `thing.ember-${value}`,
    kind: 'card',
    copies: 3,
  })),
  at: {
    turn: {
      with: { seat: 'seat' },
      text: 'A seat is about to lay a card, and then draws; a fire of ten or more flares, and the next seat has its turn.',
    },
    flare: {
      with: { seat: 'seat' },
      text: 'This seat has laid a card: a fire of ten or more flares and is counted; then the next seat has its turn.',
      beneath: (told, _state, seats) => [
        { step: 'turn', with: { seat: seat((told.seat + 1) % seats.length) } },
      ],
    },
  },
  questions: {
    lay: {
      kind: 'one',
      text: 'Which card of the hand is laid on the fire.',
      options: 'The cards of the hand that may be laid.',
    },
  },
  events: {
    'card.laid': {
      fields: { seat: 'seat', piece: 'piece', card: 'thing', heat: 'integer' },
      text: 'A card was laid; heat is the fire’s sum after it.',
    },
    'card.drawn': {
      fields: { seat: 'seat', piece: 'piece', card: 'thing' },
      text: 'A card was drawn; only its owner (and the referee) is told. What set-up deals is not counted.',
    },
    'beacon.flared': {
      fields: { seat: 'seat', points: 'integer', burnt: ['piece'] },
      text: 'Told once for each flare. seat is who laid the last card; points is 2 where the fire was exactly ten (this seat has scored 2), and 1 where it was more (each of the others has scored 1). burnt are the cards of the fire, which have gone to the ashes.',
    },
  },
  view: schema.record({
    goal: schema.integer({ text: 'Points that end the match.' }),
    deck: cards('The draw pile, top first; all backs but for the referee.'),
    fire: cards('The cards on the fire, in the order laid.'),
    ashes: cards('The cards of fires that have gone out, in that order.'),
    seats: schema.list(
      schema.record({
        hand: cards('The hand; backs for others.'),
        points: schema.integer({ text: 'Points so far.' }),
      }),
      { text: 'One entry a seat; in a path, use its name.' },
    ),
  }),
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

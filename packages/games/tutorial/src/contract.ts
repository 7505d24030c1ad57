import { type DataOf, events, questions, type QuestionsOf, type TypeOf, view } from '@concilio/kernel';

/** What a viewer sees. */
export const VIEW = view.record({
  goal: view.counter('Points that end the match.'),
  deck: view.cards('The draw pile, top first; all backs but for the referee.'),
  fire: view.cards('The cards on the fire, in the order laid.'),
  ashes: view.cards('The cards of fires that have gone out, in that order.'),
  seats: view.perSeat(
    { hand: view.cards('The hand; backs for others.'), points: view.counter('Points so far.') },
    'One entry a seat; in a path, use its name.',
  ),
});

export const QUESTIONS = questions({
  lay: {
    kind: 'one',
    data: {},
    text: 'Which card of the hand is laid on the fire.',
    options: 'The cards of the hand that may be laid.',
  },
});

export const EVENTS = events({
  'card.laid': {
    data: { seat: view.seat(), piece: view.pieceId(), card: view.thing(), heat: view.counter() },
    text: 'A card was laid; heat is the fire’s sum after it.',
  },
  'card.drawn': {
    data: { seat: view.seat(), piece: view.pieceId(), card: view.thing() },
    text: 'A card was drawn; only its owner (and the referee) is told. What set-up deals is not counted.',
  },
  'beacon.flared': {
    data: { seat: view.seat(), points: view.counter(), burnt: view.list(view.pieceId()) },
    text: 'Told once for each flare. seat is who laid the last card; points is 2 where the fire was exactly ten (this seat has scored 2), and 1 where it was more (each of the others has scored 1). burnt are the cards of the fire, which have gone to the ashes.',
  },
});

export const contract = { view: VIEW, questions: QUESTIONS, events: EVENTS, texts: {} };

export type View = TypeOf<typeof VIEW>;
export type Questions = QuestionsOf<typeof QUESTIONS>;
export type Events = DataOf<typeof EVENTS>;

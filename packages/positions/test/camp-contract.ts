import { type DataOf, events, questions, type QuestionsOf, type TypeOf, view } from '@concilio/kernel';

/** What a camp says to everything outside its rules. */
export const VIEW = view.record({
  round: view.counter(),
  first: view.seat(),
  threat: view.word(),
  hunts: view.list(view.record({ hunter: view.pieceId(), prey: view.thing() })),
  deck: view.cards(),
  discard: view.cards(),
  camps: view.byThing(view.record({ guards: view.cards() })),
  seats: view.perSeat({
    deck: view.word(),
    hand: view.cards(),
    inPlay: view.zone(view.piece({ damage: view.tokens('damage'), attachments: view.cards() })),
  }),
});

export const QUESTIONS = questions({
  bid: { kind: 'number', data: {}, text: 'How much is bid.', options: '0 to 3.' },
  plan: { kind: 'one', data: {}, text: 'What is planned.', options: 'march, wait.' },
  object: { kind: 'one', data: {}, text: 'Whether to object.', options: 'object.' },
  use: { kind: 'one', data: {}, text: 'Which card is used.', options: 'The hand, pass.' },
  hurt: { kind: 'some', data: {}, text: 'Who is hurt.', options: 'What lies before the seat.' },
  order: { kind: 'order', data: {}, text: 'In which order they stand.', options: 'The same.' },
  share: { kind: 'distribute', data: {}, text: 'Three wounds.', options: 'The same.' },
  rounds: { kind: 'number', data: {}, text: 'How many rounds pass.', options: '1 to 4.' },
  agree: { kind: 'one', data: {}, text: 'Whether all agree.', options: 'yes, no.' },
  deed: { kind: 'one', data: {}, text: 'Who does what.', options: 'Of each piece: rest, fight.' },
  friend: { kind: 'one', data: {}, text: 'Whose friend.', options: 'The seats.' },
  defend: { kind: 'one', data: {}, text: 'Who defends.', options: 'What lies before the seat, none.' },
  sleep: { kind: 'one', data: {}, text: 'Where to sleep.', options: 'The hill.' },
  camp: { kind: 'one', data: {}, text: 'Which camp.', options: 'The camps.' },
  posts: {
    kind: 'assign',
    data: {},
    text: 'Who guards which camp.',
    options: 'What lies before the seat, to the camps.',
  },
});

export const EVENTS = events({
  'bids.made': { data: { bids: view.list(view.counter()) }, text: 'All have bid.' },
  'card.used': {
    data: { seat: view.seat(), piece: view.pieceId(), card: view.thing() },
    text: 'A card was used.',
  },
  'duel.fought': { data: { attacker: view.pieceId(), seat: view.seat() }, text: 'A duel is over.' },
  said: { data: { what: view.word(), seats: view.list(view.seat()) }, text: 'Something was said.' },
  passed: { data: { seat: view.seat() }, text: 'A seat passed.' },
});

export const contract = { view: VIEW, questions: QUESTIONS, events: EVENTS, texts: {} };

export type View = TypeOf<typeof VIEW>;
export type Questions = QuestionsOf<typeof QUESTIONS>;
export type Events = DataOf<typeof EVENTS>;

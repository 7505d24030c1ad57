import {
  type Game,
  Match,
  noContract,
  type Pick,
  type PieceId,
  type Play,
  questions,
  type QuestionsOf,
  schema,
  type Seat,
  seat,
  seedFrom,
  view,
} from '@concilio/kernel';
import {
  addCards,
  type Ability,
  type CardRules,
  cardSet,
  type CardEvents,
  type Cards,
  type CardSteps,
  cardsIn,
  controllerOf,
  type CardDefinition,
  type Effect,
  keyOf,
  moment,
  newCards,
  settle,
  use,
} from '../src/index.ts';

const printed = { card: view.thing() };
const about = { moment: view.word(), also: view.optional(view.list(view.record({ moment: view.word() }))) };
const none = { text: '', options: '' };

const QUESTIONS = questions({
  'which-first': { kind: 'one', data: {}, ...none },
  window: { kind: 'one', data: about, ...none },
  respond: { kind: 'one', data: about, ...none },
  choose: { kind: 'one', data: printed, ...none },
  'choose-one': { kind: 'one', data: printed, ...none },
  'choose-other': { kind: 'one', data: printed, ...none },
  pay: { kind: 'distribute', data: printed, ...none },
});

/** A table with nothing on it but cards, for tests that are about the toolkit and not about a game. */
export interface Bench {
  state: { cards: Cards; said: string[]; over: boolean };
  options: object;
  steps: CardSteps & { start: object; say: { readonly text: string } };
  view: object;
  questions: QuestionsOf<typeof QUESTIONS>;
  events: CardEvents;
  moments: string;
  stats: string;
}

export type BenchState = Bench['state'];

/** A card with some of what a card may have. */
export const card = (id: string, more: Partial<CardDefinition<Bench>> = {}): CardDefinition<Bench> => ({
  id,
  stats: {},
  constants: [],
  abilities: [],
  ...more,
});

export const says = (text: string, more: Partial<Effect<Bench>> = {}): Effect<Bench> => ({
  word: 'say',
  apply: (play) => play.state.said.push(text),
  ...more,
});

/** Says it only after all that is on the agenda so far. */
export const saysLater = (text: string): Effect<Bench> => ({
  word: 'say',
  apply: (play) => play.then('say', { text }),
});

export const ability = (name: string, more: Partial<Ability<Bench>> = {}): Ability<Bench> => ({
  name,
  on: 'deed',
  does: [says(name)],
  ...more,
});

export function benchRules(
  definitions: readonly CardDefinition<Bench>[],
  more: Partial<CardRules<Bench>> = {},
): CardRules<Bench> {
  const set = cardSet(null, definitions);
  return {
    definition: (_cards, face) => set.on(face),
    zones: {
      deck: { sight: 'nobody', inPlay: false },
      hand: { sight: 'owner', inPlay: false },
      pile: { sight: 'all', inPlay: false },
      under: { sight: 'all', inPlay: false },
      play: { sight: 'all', inPlay: true },
      on: { sight: 'all', inPlay: true },
    },
    blank: { strength: 1 },
    rules: { moment: 'not-now', limit: 'spent' },
    costs: (_state, { costs }) => costs ?? [],
    about: (_state, { name }, also) => ({
      moment: name,
      ...(also.length === 0 ? {} : { also: also.map((one) => ({ moment: one.name })) }),
    }),
    option: (_state, piece, { name }) => ({ id: keyOf(piece, { name }), of: piece }),
    order: () => [seat(0), seat(1)],
    decides: () => seat(0),
    mayUse: ({ cards }, who, piece) => controllerOf(cards, piece) === who,
    held: () => null,
    ...more,
  };
}

/** Lays cards out: `{ 'play/0': ['guard'], deck: […] }`; whose a card is follows from the number of its zone. */
export function laid(rules: CardRules<Bench>, table: Readonly<Record<string, readonly string[]>>): Cards {
  const cards = newCards();
  for (const [zone, faces] of Object.entries(table)) {
    const whose = /\/(\d)$/.exec(zone)?.[1];
    addCards(cards, faces, zone, whose === undefined ? null : seat(Number(whose)));
  }
  settle(rules, cards);
  return cards;
}

export const stateOf = (cards: Cards): BenchState => ({ cards, said: [], over: false });

export function pieceAt(cards: Cards, zone: string, index = 0): PieceId {
  const piece = cardsIn(cards, zone)[index];
  if (piece === undefined) throw new Error(`Nothing lies at ${index} in "${zone}".`);
  return piece;
}

/** One match: `start` does something, and after all that follows from it the match is over. */
export function begin(
  rules: CardRules<Bench>,
  table: Readonly<Record<string, readonly string[]>>,
  start: (play: Play<Bench>) => void,
): Match<Bench> {
  const game: Game<Bench> = {
    id: 'bench',
    version: 1,
    kind: 'versus',
    seats: { min: 2, max: 2 },
    options: schema.record({}),
    create: () => stateOf(laid(rules, table)),
    start: 'start',
    steps: {
      start(play) {
        start(play);
        play.then('say', { text: 'over' });
      },
      say({ state }, { text }) {
        if (text === 'over') state.over = true;
        else state.said.push(text);
      },
      moment: (play, args) => moment(rules, play, args),
      use: (play, args) => use(rules, play, args),
    },
    outcome: ({ over }) => (over ? { winners: [], scores: [0, 0], reason: 'over' } : null),
    view: () => ({}),
    pieces: ({ cards }) => cards.pieces,
    imagine: () => undefined,
    contract: { ...noContract, questions: QUESTIONS, events: { 'ability.used': { data: {}, text: '' } } },
  };
  return Match.create(game, { seats: 2, seed: seedFrom('bench') });
}

/** A match of any game, as far as tests speak to it. */
export type Asked = { readonly open: Match<Bench>['open']; answer: Match<Bench>['answer'] };

/** What is asked now: the seat, the key and the ids of all options. */
export function asked(match: Asked): { seat: Seat; key: string; options: string[] } | null {
  const [open] = match.open;
  if (open === undefined) return null;
  const { question } = open;
  return {
    seat: open.seat,
    key: question.key,
    options: question.kind === 'number' ? [] : question.options.map(({ id }) => id),
  };
}

/** Answers the open question. */
export function answer(match: Asked, pick: Pick): void {
  const [open] = match.open;
  if (open === undefined) throw new Error(`Nobody is asked anything, so "${String(pick)}" is no answer.`);
  const answered = match.answer({ question: open.fingerprint, seat: open.seat, pick });
  if (!answered.ok) throw new Error(`"${String(pick)}" to "${open.question.key}": ${answered.reason}`);
}

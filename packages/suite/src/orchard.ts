import type { Playable } from '@concilio/bots';
import {
  chooseOne,
  type JsonRecord,
  noContract,
  type Play,
  schema,
  seat,
  type Seat,
  type Shape,
  view,
} from '@concilio/kernel';
import type { Language, Spoken } from '@concilio/text';

/**
 * A small game in two versions, for all that must outlive a new one. The second renames a field of the view, tells one
 * event less, knows one tree less and keeps its state in another form.
 */

interface First extends Shape {
  state: { planted: string[]; gold: number[]; left: number };
  options: object;
  steps: { turn: { readonly seat?: Seat } };
  events: Record<string, object>;
}

interface Second extends Shape {
  state: { rows: { readonly tree: string }[]; purses: { gold: number }[]; left: number };
  options: object;
  steps: { turn: { readonly seat?: Seat } };
  events: Record<string, object>;
}

/** A game for tables and for what is kept of its matches. */
type Grown<G extends Shape> = Spoken<G, Language> & Playable<G>;

const ROUNDS = 60;
const trees = (known: readonly string[]) =>
  chooseOne(
    'plant',
    known.map((id) => ({ id })),
  );
const common = {
  id: 'orchard',
  kind: 'versus',
  seats: { min: 2, max: 3 },
  options: schema.record({}),
  start: 'turn',
  imagine: () => undefined,
  things: [],
  content: [],
  rules: [],
  seatNames: null,
  text: { en: {}, es: {}, ro: {} },
  bot: null,
} as const;

const nextOf = (play: { readonly seats: readonly Seat[] }, whose: Seat): Seat =>
  seat((whose + 1) % play.seats.length);

/** Each turn asks twice, so that a checkpoint may have an answer of the open step beside it. */
const first: Grown<First> = {
  ...common,
  version: 1,
  contract: {
    ...noContract,
    view: view.record({ planted: view.list(view.thing()), gold: view.list(view.counter()) }),
    events: {
      planted: { data: { tree: view.thing() }, text: '' },
      watered: { data: { seat: view.seat() }, text: '' },
    },
  },
  create: ({ seats }) => ({ planted: [], gold: seats.map(() => 0), left: ROUNDS }),
  steps: {
    turn(play: Play<First>, { seat: whose = seat(0) }) {
      const { state } = play;
      const tree = play.ask(whose, trees(['oak', 'elm', 'ash']));
      const pay = play.ask(whose, chooseOne('pay', [{ id: 'one' }, { id: 'two' }]));
      state.planted.push(tree);
      state.gold[whose] = (state.gold[whose] ?? 0) + (pay === 'one' ? 1 : 2);
      state.left -= 1;
      play.tell('planted', { tree });
      play.tell('watered', { seat: whose });
      play.then('turn', { seat: nextOf(play, whose) });
    },
  },
  outcome: ({ left, gold }) => (left > 0 ? null : { winners: [seat(0)], scores: [...gold], reason: 'over' }),
  view: ({ planted, gold }) => ({ planted: [...planted], gold: [...gold] }),
};

const second: Grown<Second> = {
  ...common,
  version: 2,
  contract: {
    ...noContract,
    view: view.record({ planted: view.list(view.thing()), treasure: view.list(view.counter()) }),
    events: { planted: { data: { tree: view.thing() }, text: '' } },
  },
  create: ({ seats }) => ({ rows: [], purses: seats.map(() => ({ gold: 0 })), left: ROUNDS }),
  steps: {
    turn(play: Play<Second>, { seat: whose = seat(0) }) {
      const { state } = play;
      const tree = play.ask(whose, trees(['oak', 'elm']));
      const pay = play.ask(whose, chooseOne('pay', [{ id: 'one' }, { id: 'two' }]));
      state.rows.push({ tree });
      const purse = state.purses[whose];
      if (purse !== undefined) purse.gold += pay === 'one' ? 1 : 2;
      state.left -= 1;
      play.tell('planted', { tree });
      play.then('turn', { seat: nextOf(play, whose) });
    },
  },
  outcome: ({ left, purses }) =>
    left > 0 ? null : { winners: [seat(0)], scores: purses.map(({ gold }) => gold), reason: 'over' },
  view: ({ rows, purses }) => ({
    planted: rows.map(({ tree }) => tree),
    treasure: purses.map(({ gold }) => gold),
  }),
  migrations: {
    1(old) {
      const { planted, gold, left } = old as JsonRecord & First['state'];
      // The ash is gone: it has grown into an elm.
      const rows = planted.map((tree) => ({ tree: tree === 'ash' ? 'elm' : tree }));
      return { rows, purses: gold.map((one) => ({ gold: one })), left };
    },
  },
};

export const orchard = {
  first: first as unknown as Grown<Shape>,
  second: second as unknown as Grown<Shape>,
};

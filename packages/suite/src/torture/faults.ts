import {
  type Blocked,
  chooseOne,
  drawPick,
  faceOf,
  type Fields,
  type JsonRecord,
  placeOf,
  type Play,
  type Seat,
  type Text,
  showToAll,
  type Step,
  view as kinds,
} from '@concilio/kernel';
import type { Positioned } from '@concilio/positions/format';
import { torture } from './game.ts';
import * as rules from './rules.ts';
import { handOf, KINDS, kindOf, type State, type Torture } from './state.ts';

/**
 * The torture game with one fault planted in it. Each must turn the check that is named beside it red, and no other.
 * They are the mistakes that authors of games make.
 */
export interface PlantedFault {
  readonly name: string;
  readonly caughtBy: string;
  readonly game: Positioned<Torture>;
}

type Steps = Positioned<Torture>['steps'];
type TorturePlay = Play<Torture>;

const withSteps = (steps: Partial<Steps>): Positioned<Torture> => ({
  ...torture,
  steps: { ...torture.steps, ...steps },
});

/** The same play, but for some of its methods. */
const changed = (play: TorturePlay, methods: Partial<TorturePlay>): TorturePlay =>
  Object.assign(Object.create(play) as TorturePlay, bound(play), methods);

const bound = (play: TorturePlay): Partial<TorturePlay> => ({
  ask: play.ask.bind(play),
  askEach: play.askEach.bind(play),
  askAny: play.askAny.bind(play),
  tell: play.tell.bind(play),
  then: play.then.bind(play),
  first: play.first.bind(play),
});

/** The contract, with something more in the view, or about each seat: what is planted must be declared. */
function declaring(more: Fields, seats: Fields = {}): Positioned<Torture>['contract'] {
  const fields = kinds.fieldsOf(torture.contract.view) ?? {};
  const own = fields['seats']?.is === 'per seat' ? fields['seats'].fields : {};
  const view = kinds.record({ ...fields, ...more, seats: kinds.perSeat({ ...own, ...seats }) });
  return { ...torture.contract, view: view as unknown as Positioned<Torture>['contract']['view'] };
}

/** The view, with something more about each seat. */
function withMoreInView(fields: Fields, more: (state: State, seat: Seat) => JsonRecord): Positioned<Torture> {
  return {
    ...torture,
    contract: declaring({}, fields),
    view(state, viewer) {
      const view = torture.view(state, viewer);
      return { ...view, seats: view.seats.map((own, index) => ({ ...own, ...more(state, index as Seat) })) };
    },
  };
}

const leakById = withMoreInView({ backs: kinds.list(kinds.word()) }, (state, seat) => ({
  // An id made from what the card is, instead of from where it lies.
  backs: handOf(state, seat).map(
    (piece) => `card-${faceOf(state.pieces, piece).length}-${faceOf(state.pieces, piece).charCodeAt(0)}`,
  ),
}));

const leakByCount = withMoreInView({ counters: kinds.counter() }, (state, seat) => ({
  counters: handOf(state, seat).filter((piece) => kindOf(state, piece) === 'counter').length,
}));

const leakByLogLine = withSteps({
  turn: (play, args) =>
    rules.turn(
      changed(play, {
        tell: (name, said, to) => play.tell(name, said, name === 'card.drawn' ? undefined : to),
      }),
      args,
    ),
});

const leakByBlockedReason = withSteps({
  act: (play, args) => {
    const enemy = play.seats.find((seat) => seat !== args.seat) ?? args.seat;
    const blocked = (): Blocked[] =>
      handOf(play.state, enemy).some((piece) => kindOf(play.state, piece) === 'counter')
        ? [{ id: 'attack', rule: 'TOR-2' }]
        : [];
    const ask: TorturePlay['ask'] = (seat, question) => play.ask(seat, { ...question, blocked });
    rules.act(changed(play, { ask }), args);
  },
});

const leakByHint = withSteps({
  act: (play, args) => {
    const enemy = play.seats.find((seat) => seat !== args.seat) ?? args.seat;
    const hints = (): Readonly<Record<string, Text>> =>
      handOf(play.state, enemy).some((piece) => kindOf(play.state, piece) === 'counter')
        ? { pass: { key: 'hint.countered' } }
        : {};
    const ask: TorturePlay['ask'] = (seat, question) => play.ask(seat, { ...question, hints });
    rules.act(changed(play, { ask }), args);
  },
});

const leakByWhoIsAsked = withSteps({
  window: (play, args) => {
    if (handOf(play.state, args.seat).some((piece) => kindOf(play.state, piece) === 'counter'))
      rules.window(play, args);
  },
});

/** Noted at set-up, shown later. */
const leakFromSetup: Positioned<Torture> = {
  ...torture,
  create(setup) {
    const state = torture.create(setup);
    const bottom = state.deck.at(-1);
    return Object.assign(state, { bottom: bottom === undefined ? '' : kindOf(state, bottom) });
  },
  contract: declaring({ bottom: kinds.word() }),
  view: (state, viewer) => ({
    ...torture.view(state, viewer),
    bottom: (state as State & { bottom: string }).bottom,
  }),
};

/** What one seat drew is told to all, but a turn later. */
const leakMuchLater = withSteps({
  turn: (play, args) => {
    const noted = play.state as State & { drawn?: string };
    play.tell('card.cancelled', { piece: '#0', card: noted.drawn ?? 'strike' });
    rules.turn(play, args);
    const drawn = handOf(play.state, args.seat).at(-1);
    if (drawn !== undefined) noted.drawn = kindOf(play.state, drawn);
  },
});

const leakByInterjection = withSteps({
  rally: (play, args) =>
    rules.rally(
      changed(play, {
        tell: (name, said, to) => {
          if (
            name === 'seat.protested' &&
            handOf(play.state, args.seat).some((piece) => kindOf(play.state, piece) === 'counter')
          )
            play.tell('pile.shuffled', {});
          play.tell(name, said, to);
        },
      }),
      args,
    ),
});

/** While a seat draws, the view shows everybody what; by the next question it is forgotten. */
const leakInTheMiddle: Positioned<Torture> = {
  ...withSteps({
    turn: (play, args) => {
      const noted = play.state as State & { drawn?: string };
      rules.turn(
        changed(play, {
          tell: (name, said, to) => {
            const drawn = handOf(play.state, args.seat).at(-1);
            if (drawn !== undefined) noted.drawn = kindOf(play.state, drawn);
            play.tell(name, said, to);
            delete noted.drawn;
          },
        }),
        args,
      );
    },
  }),
  contract: declaring({ drawn: kinds.maybe(kinds.word()) }),
  view: (state, viewer) => ({
    ...torture.view(state, viewer),
    drawn: (state as State & { drawn?: string }).drawn ?? null,
  }),
};

/** The view counts on something that holds at questions only. */
const noViewInTheMiddle: Positioned<Torture> = {
  ...withSteps({
    wound: (play, args) => {
      const halfway = play.state as State & { halfway?: boolean };
      halfway.halfway = true;
      rules.wound(play, args);
      delete halfway.halfway;
    },
  }),
  view(state, viewer) {
    if ((state as State & { halfway?: boolean }).halfway === true)
      throw new Error('the table is half changed');
    return torture.view(state, viewer);
  },
};

/** The top card is put aside in the agenda, where no `imagine` reaches, and compared after a later question. */
const peekThroughAgenda = withSteps({
  oracle: (play, { seat }) => {
    const [top] = play.state.deck;
    if (top !== undefined)
      play.first('later' as 'oracle', { seat, kind: kindOf(play.state, top) } as { seat: Seat });
  },
  ['later' as 'sorting']: (play, args) => {
    const { seat, kind } = args as { seat: Seat; kind: string };
    const named = play.ask(
      seat,
      chooseOne(
        'name',
        KINDS.map((id) => ({ id })),
      ),
    );
    play.tell('oracle.spoke', { seat, right: kind === named });
    if (kind === named)
      play.first('wound', { seat: play.seats.find((one) => one !== seat) ?? seat, amount: 3 });
  },
});

/** A policy that looks at the other hand, and only late in the match. */
const peekLate: Positioned<Torture> = {
  ...torture,
  bot: {
    policy(state, seat, question, random) {
      const enemy = seat === 0 ? 1 : 0;
      const knows =
        state.round > 5 && handOf(state, enemy as Seat).some((piece) => kindOf(state, piece) === 'counter');
      return knows && question.kind === 'number'
        ? question.min
        : drawPick(question, (sides) => random.below('policy', sides));
    },
  },
};

/** The top card is read before the question and compared after it: a search then knows what it must not. */
const peekThroughLocal: Step<Torture, Torture['steps']['oracle']> = (play, { seat }) => {
  const { state } = play;
  const [top] = state.deck;
  if (top === undefined) return;
  const kind = kindOf(state, top);
  const named = play.ask(
    seat,
    chooseOne(
      'name',
      KINDS.map((id) => ({ id })),
    ),
  );
  showToAll(state.pieces, top);
  play.tell('oracle.spoke', { seat, right: kind === named });
  if (kind === named)
    play.first('wound', { seat: play.seats.find((one) => one !== seat) ?? seat, amount: 3 });
};

const sharedReference = withSteps({
  wound: (play, args) => {
    rules.wound(play, args);
    const { state } = play;
    // The same record in two places; nobody changes it, so only a look at the references can tell.
    if (state.last !== null) Object.assign(state, { before: state.last });
  },
});

const orderOfKeys = withSteps({
  round: (play) => {
    const [leader] = Object.keys(play.state.tally);
    if (leader === 'seat 0') play.state.life[0] = (play.state.life[0] ?? 0) + 1;
    rules.round(play);
  },
});

const swallowedWaiting = withSteps({
  window: (play, args) => {
    try {
      rules.window(play, args);
    } catch {
      // "Nobody responds."
    }
  },
});

let woundsEver = 0;
const notDeterministic = withSteps({
  wound: (play, { seat, amount }) => rules.wound(play, { seat, amount: amount + (woundsEver++ % 2) }),
});

const unanswerable = withSteps({
  oracle: (play, { seat }) => void play.ask(seat, chooseOne('name', [])),
});

const lostPiece = withSteps({
  sorting: (play) => void play.state.deck.pop(),
});

const endless: Positioned<Torture> = { ...torture, outcome: () => null };

const outsideTheState = withSteps({
  // What was drawn is remembered outside the state, where neither a save nor a second process finds it.
  begin: (play) => {
    rules.begin(play);
    play.state.life[0] =
      10 + Math.min(1, globalThis.process.argv.filter((word) => word.endsWith('second-process.ts')).length);
  },
});

/** Something is noted of each card by its number, and the game does not say where. */
const notedByNumber: Positioned<Torture> = {
  ...torture,
  create(setup) {
    const state = torture.create(setup);
    return Object.assign(state, { noted: state.pieces.faces.map((_, number) => number) });
  },
  contract: declaring({ noted: kinds.list(kinds.counter()) }),
  view(state, viewer) {
    const { noted } = state as State & { noted: number[] };
    return {
      ...torture.view(state, viewer),
      noted: state.discard.map((piece) => noted[placeOf(piece)] ?? 0),
    };
  },
};

/** A number of the view is a text. */
const otherThanDeclared: Positioned<Torture> = {
  ...torture,
  view: (state, viewer) => ({ ...torture.view(state, viewer), round: `${state.round}` as unknown as number }),
};

/** A card that has been played goes to the discard pile, and nobody says so. */
const silentMove = withSteps({
  resolve: (play) =>
    rules.resolve(
      changed(play, {
        tell: (name, said, to) => {
          if (name !== 'card.resolved') play.tell(name, said, to);
        },
      }),
    ),
});

const wordy = withSteps({
  glimpse: (play, { seat }) => {
    if (play.state.round > 2) return rules.glimpse(play, { seat });
    for (let time = 0; time < 34; time++)
      play.ask(seat, chooseOne('shuffle-in', [{ id: 'yes' }, { id: 'no' }]));
  },
});

export const PLANTED: readonly PlantedFault[] = [
  { name: 'a leak by id', caughtBy: 'leak', game: leakById },
  { name: 'a leak by count', caughtBy: 'leak', game: leakByCount },
  { name: 'a leak by log line', caughtBy: 'leak', game: leakByLogLine },
  { name: 'a leak by blocked reason', caughtBy: 'leak', game: leakByBlockedReason },
  { name: 'a leak by hint', caughtBy: 'leak', game: leakByHint },
  { name: 'a leak by who is asked', caughtBy: 'leak', game: leakByWhoIsAsked },
  { name: 'a leak of what set-up noted', caughtBy: 'leak', game: leakFromSetup },
  { name: 'a leak of what was noted a turn ago', caughtBy: 'leak', game: leakMuchLater },
  { name: 'a leak by an interjection', caughtBy: 'leak', game: leakByInterjection },
  { name: 'a leak in the middle of a step', caughtBy: 'leak', game: leakInTheMiddle },
  { name: 'a view that cannot be made in the middle of a step', caughtBy: 'beats', game: noViewInTheMiddle },
  { name: 'a bot that peeks through the agenda', caughtBy: 'blind', game: peekThroughAgenda },
  { name: 'a policy that peeks late in the match', caughtBy: 'blind', game: peekLate },
  {
    name: 'a bot that peeks through a local',
    caughtBy: 'blind',
    game: withSteps({ oracle: peekThroughLocal }),
  },
  { name: 'a shared reference', caughtBy: 'laws', game: sharedReference },
  { name: 'a list by piece that nobody knows of', caughtBy: 'handed', game: notedByNumber },
  { name: 'an order of keys', caughtBy: 'keys', game: orderOfKeys },
  { name: 'a swallowed Waiting', caughtBy: 'waiting', game: swallowedWaiting },
  { name: 'a step that is not deterministic', caughtBy: 'twice', game: notDeterministic },
  { name: 'a question without an answer', caughtBy: 'answerable', game: unanswerable },
  { name: 'a piece that is lost', caughtBy: 'conserved', game: lostPiece },
  { name: 'a view that is not what was declared', caughtBy: 'contract', game: otherThanDeclared },
  { name: 'a move that nobody is told of', caughtBy: 'moves', game: silentMove },
  { name: 'a match without an end', caughtBy: 'ends', game: endless },
  { name: 'a step that asks too often', caughtBy: 'limits', game: wordy },
  { name: 'a rule that looks outside the state', caughtBy: 'process', game: outsideTheState },
];

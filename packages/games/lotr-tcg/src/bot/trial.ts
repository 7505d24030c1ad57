import { firstPick, type NextStep, trialPlay } from '@concilio/bots';
import {
  copy,
  optionsOf,
  type Pick,
  type Play,
  type Question,
  type Seat,
  seatsOf,
  type Step,
} from '@concilio/kernel';
import type { LotrTcg, State } from '../state.ts';
import { steps } from '../steps.ts';

/** What became of something that was tried out on a copy of the table. */
export interface Tried {
  readonly after: State;
  /** The first question to the seat that tries it, if it was asked anything. */
  readonly open: Question | null;
}

/** What is carried out at once. Turns, phases and fights go their own way later. */
const CARRIED_OUT: readonly string[] = [
  'use',
  'moment',
  'playCard',
  'wound',
  'wounded',
  'discard',
  'discarded',
  'addBurdens',
  'burdensAdded',
  'takeSite',
  'siteTaken',
  'fallen',
];
const MOST_STEPS = 80;

/**
 * Does something on a copy of the table, to see what it does. `answers` are given to the first questions that the seat is
 * asked; what is asked besides is not thought about.
 */
export function tryOut(
  state: State,
  seat: Seat,
  act: (play: Play<LotrTcg>) => void,
  answers: readonly Pick[],
): Tried {
  const after = twinOf(state);
  const agenda: NextStep<LotrTcg>[] = [];
  let base = 0;
  let given = 0;
  let open: Question | null = null;
  const answer = (asked: Seat, question: Question): Pick => {
    const isChoice = question.kind !== 'one' || question.options.length > 1;
    if (asked === seat && isChoice && !PASSED_BY.includes(question.key)) {
      const pick = answers[given];
      given += 1;
      // Another answer before may have led to another question.
      if (pick !== undefined) return fits(question, pick) ? pick : usual(question, true);
      open ??= question;
    }
    return usual(question, asked === seat);
  };
  const play = trialPlay<LotrTcg>({
    state: after,
    seats: seatsOf(state.players.length),
    answer,
    then: (next) => {
      agenda.splice(base, 0, next);
    },
    first: (next) => {
      agenda.push(next);
    },
  });
  act(play);
  for (let count = 0; count < MOST_STEPS && after.ending === null; count++) {
    const next = agenda.pop();
    if (next === undefined) break;
    base = agenda.length;
    if (CARRIED_OUT.includes(next.step)) carryOut(play, next);
  }
  return { after, open };
}

/** A copy of the table. The marks of all cards are the greater part of it, and are written out by hand. */
function twinOf(state: State): State {
  const { cards, ...rest } = state;
  const { marks, ...others } = cards;
  const twins = marks.map(({ exhausted, facedown, controller, tokens }) => ({
    exhausted,
    facedown,
    controller,
    tokens: { ...tokens },
  }));
  return { ...copy(rest), cards: { ...copy(others), marks: twins } };
}

const fits = (question: Question, pick: Pick): boolean =>
  typeof pick === 'string'
    ? question.kind === 'one' && question.options.some(({ id }) => id === pick)
    : typeof pick === 'number'
      ? question.kind === 'number'
      : Array.isArray(pick) && question.kind === 'some';

const carryOut = (play: Play<LotrTcg>, next: NextStep<LotrTcg>): void =>
  (steps[next.step] as Step<LotrTcg, object>)(play, next.with);

/** Where others may act too: in a trial nobody does, but for what a card does as it comes into play. */
const PASSED_BY: readonly string[] = ['window', 'respond', 'which-first'];

function usual(question: Question, isOwn: boolean): Pick {
  if (question.key === 'window') return 'pass';
  if (question.key === 'respond' && !(isOwn && question.with?.['moment'] === 'played')) return 'pass';
  return firstPick(question, question.kind === 'number' ? 'min' : 'max');
}

/** How far the questions on the way are thought about, and how many answers to each. */
const DEPTH = 3;
const WIDTH = 7;

/** The best that something comes to: whom it concerns is chosen well, one question after the other. */
export function bestOf(
  state: State,
  seat: Seat,
  act: (play: Play<LotrTcg>) => void,
  worth: (after: State) => number,
): { readonly worth: number; readonly after: State } {
  let tried = tryOut(state, seat, act, []);
  let most = worth(tried.after);
  const script: Pick[] = [];
  for (let depth = 0; depth < DEPTH && tried.open !== null; depth++) {
    const picks = picksOf(tried.open);
    let best: { readonly pick: Pick; readonly tried: Tried } | null = null;
    for (const [place, pick] of picks.entries()) {
      // The first is what was done unasked.
      const other =
        place === 0 && tried.open.kind === 'one' ? null : tryOut(state, seat, act, [...script, pick]);
      if (other === null) continue;
      const points = worth(other.after);
      if (points <= most) continue;
      most = points;
      best = { pick, tried: other };
    }
    if (best === null) {
      const [first] = picks;
      if (first === undefined) break;
      script.push(first);
      const { open } = tryOut(state, seat, act, script);
      tried = { after: tried.after, open };
    } else {
      script.push(best.pick);
      tried = best.tried;
    }
  }
  return { worth: most, after: tried.after };
}

/** Answers that are worth a trial; of several cards, one. */
function picksOf(question: Question): Pick[] {
  const ids = optionsOf(question).map(({ id }) => id);
  switch (question.kind) {
    case 'one':
      return ids.slice(0, WIDTH);
    case 'some':
      return ids.slice(0, WIDTH).map((id) => [id]);
    case 'number':
      return [question.min, question.max];
    default:
      return [];
  }
}

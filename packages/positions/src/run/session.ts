import {
  type Advanced,
  countPicks,
  type Viewer,
  type JsonRecord,
  listPicks,
  type Match,
  type Open,
  type Pick,
  type Shape,
} from '@concilio/kernel';
import { Fault } from './failure.ts';
import type { Lexicon } from '../names/lexicon.ts';
import type { Offers } from './offers.ts';
import type { Started } from '../setup/start.ts';
import { Tracer } from './trace.ts';

type Taken = Advanced<Shape>['taken'][number];

/** A position that runs. */
export interface Session<G extends Shape> extends Started<G> {
  /** Whether every pass with an alternative must be written. */
  readonly strict: boolean;
  /** Follows the course, if somebody wants to see it. */
  readonly tracer: Tracer<G> | null;
  /** How many events each viewer had been told at the start of `when`. */
  readonly eventsBefore: (viewer: Viewer) => number;
  /** What the engine answered by itself lately, and no entry has been written for. */
  taken: readonly Taken[];
  /** Of these, what it answered since the last answer. */
  lately: readonly Taken[];
}

export function sessionOf<G extends Shape>(started: Started<G>, isTraced: boolean): Session<G> {
  const { match, file, lexicon } = started;
  const tracer = isTraced ? new Tracer(lexicon, match) : null;
  tracer?.arrive();
  const everybody: readonly Viewer[] = file.when === undefined ? [] : ['referee', ...match.seats];
  const before = new Map(everybody.map((viewer) => [viewer, match.events(viewer).length]));
  return {
    ...started,
    strict: file.passes === 'strict',
    tracer,
    eventsBefore: (viewer) => before.get(viewer) ?? 0,
    taken: match.taken,
    lately: match.taken,
  };
}

/** The slots that still want an answer: the main question, or each secret one that is not filled. */
export function unanswered<G extends Shape>({ open, how, waitingFor }: Match<G>): readonly Open[] {
  return how === 'each' ? open.filter(({ seat }) => waitingFor.includes(seat)) : open.slice(0, 1);
}

/** Answers a question. `line` is that of the entry, or `null` where there was nothing to choose. */
export function give<G extends Shape>(
  session: Session<G>,
  open: Open,
  pick: Pick,
  line: number | null,
): void {
  const { match, tracer } = session;
  tracer?.answered(open, pick, line);
  const given = match.answer({ question: open.fingerprint, seat: open.seat, pick, by: 'position' });
  if (!given.ok) throw new Fault(given.reason);
  session.taken = [...session.lately, ...match.taken];
  session.lately = match.taken;
  tracer?.arrive();
}

/** The answer of a question that leaves no choice. */
function onlyAnswer({ question }: Open): Pick | null {
  return countPicks(question) === 1 ? (listPicks(question)[0] ?? null) : null;
}

/** A question in which a seat may act or pass. */
export const isWindow = ({ question }: Open): boolean =>
  question.kind === 'one' && question.options.some(({ id }) => id === 'pass');

/** Takes a question that leaves no choice, or passes in a window, and says which; `null` if somebody has to choose. */
export function passOn<G extends Shape>(session: Session<G>): 'only answer' | 'pass' | null {
  for (const open of unanswered(session.match)) {
    const only = onlyAnswer(open);
    if (only === null && (session.strict || !isWindow(open))) continue;
    give(session, open, only ?? 'pass', null);
    return only === null || only === 'pass' ? 'pass' : 'only answer';
  }
  return null;
}

/** After so many questions without a choice, a position is taken to run in circles. */
const MOST_STEPS = 1_000;

/** Runs on to the next question with a real choice. */
export function runOn<G extends Shape>(session: Session<G>): void {
  const { match } = session;
  for (let taken = 0; taken < MOST_STEPS; taken++) {
    // Where others may interject there is a choice, even if the main question leaves none.
    if (match.how === 'any' && match.open.length > 1) return;
    const open = unanswered(match);
    const [first] = open;
    const pick = first === undefined ? null : onlyAnswer(first);
    if (first === undefined || pick === null || open.some((one) => onlyAnswer(one) === null)) return;
    give(session, first, pick, null);
  }
  throw new Fault(`The rules ask ${MOST_STEPS} questions in a row that leave no choice.`);
}

/** A question in short, for whoever has to see why an entry did not fit. */
export function inShort<G extends Shape>(
  { vocabulary }: Lexicon<G>,
  { seat, question }: Open,
  { offered, targets }: Offers,
): JsonRecord {
  const range =
    question.kind === 'number'
      ? { min: question.min, max: question.max }
      : { options: offered.map(({ name }) => name) };
  return {
    seat: vocabulary.seats[seat] ?? String(seat),
    question: question.key,
    ...range,
    ...(question.kind === 'assign' ? { targets: targets.map(({ name }) => name) } : {}),
  };
}

import type { JsonRecord, Shape } from '@concilio/kernel';
import { tryAnswer, wasTaken } from './answer.ts';
import { tryCannot } from './cannot.ts';
import type { Failure } from './failure.ts';
import { keysOf, mustBeKey } from '../names/keys.ts';
import { Misnamed, seatCalled } from '../names/lexicon.ts';
import { offersOf } from './offers.ts';
import { howItEnded } from '../assert/outcome.ts';
import { inShort, passOn, type Session, unanswered } from './session.ts';
import { asWritten, failureOf, type Wish } from './wish.ts';

/** So many windows are passed at most in search of the question that an entry is meant for. */
const MOST_PASSES = 500;

/** Carries out one entry of `when` other than `then`. What cannot be carried out is a failure. */
export function carryOut<G extends Shape>(
  session: Session<G>,
  entry: JsonRecord,
  index: number,
): Failure | null {
  const wish = wishOf(session, entry, index);
  const waiting = unanswered(session.match).map(({ seat }) => session.lexicon.vocabulary.seats[seat]);
  if (wish.seat === null && waiting.length > 1)
    throw new Misnamed(
      entry,
      `several seats are asked at once, so "seat" must say which: ${waiting.join(', ')}`,
    );
  const isAnswer = entry.cannot === undefined;
  let first: Failure | null = null;
  const gone: string[] = [];
  for (;;) {
    const tried = isAnswer ? tryAnswer(session, wish) : tryCannot(session, wish);
    if (tried === 'done' || (isAnswer && wasTaken(session, wish))) return null;
    const failure = tried === 'elsewhere' ? notAsked(session, wish) : tried.failure;
    first ??= failure;
    const isLast = gone.length === MOST_PASSES || (tried !== 'elsewhere' && tried.final);
    const passed = isLast ? null : passOn(session);
    if (passed !== null) {
      gone.push(passed);
      continue;
    }
    // Where questions went by in vain, the first of them is told too: most likely it was the one that was meant.
    const before = gone.length === 0 ? '' : `${first.message}; after ${whatWentBy(gone)}: `;
    const actual = { first: first.actual, passes: gone.length, last: failure.actual };
    return {
      ...failure,
      actual: gone.length === 0 ? failure.actual : actual,
      message: `${before}${failure.message}${isAnswer || isLast ? '' : notBlocked(wish)}`,
    };
  }
}

/** What is not offered need not be blocked by a rule: how to say the one without the other. */
const notBlocked = ({ entry: { cannot = null } }: Wish): string =>
  `; to assert that it is not offered, write { then: [{ pending: { excludes: [${asWritten(cannot)}] } }] }`;

/** `a pass`, `3 passes`, or `2 answers that left no choice`, or both. */
function whatWentBy(gone: readonly string[]): string {
  const passes = gone.filter((one) => one === 'pass').length;
  const others = gone.length - passes;
  return [
    ...(passes === 0 ? [] : [passes === 1 ? 'a pass' : `${passes} passes`]),
    ...(others === 0
      ? []
      : [others === 1 ? 'an answer that left no choice' : `${others} answers that left no choice`]),
  ].join(' and ');
}

/** What an entry wants, as far as the file alone can say. What no table could make sense of is `Misnamed`. */
export function wishOf<G extends Shape>(
  { lexicon, source }: Pick<Session<G>, 'lexicon' | 'source'>,
  entry: JsonRecord,
  index: number,
): Wish {
  const kinds = ['choose', 'option', 'cannot'].filter((key) => entry[key] !== undefined);
  if (kinds.length !== 1)
    throw new Misnamed(entry, 'an entry of "when" has exactly one of choose, option, cannot or then');
  if (entry.rule !== undefined && entry.cannot === undefined)
    throw new Misnamed(entry, '"rule" goes with "cannot"');
  if (entry.stop !== undefined && entry.cannot !== undefined)
    throw new Misnamed(entry, '"stop" goes with an answer');
  const { game } = lexicon;
  if (entry.question !== undefined)
    mustBeKey(entry.question, 'question', Object.keys(game.contract.questions));
  for (const rule of Array.isArray(entry.rule) ? entry.rule : [entry.rule ?? []].flat())
    mustBeKey(rule, 'rule', keysOf(game, 'rule'));
  return {
    seat: entry.seat === undefined ? null : seatCalled(lexicon, entry.seat),
    question: entry.question === undefined ? null : String(entry.question),
    entry,
    line: source.lineOf(['when', index]),
    path: `when.${index}`,
  };
}

function notAsked<G extends Shape>({ match, lexicon }: Session<G>, wish: Wish): Failure {
  const { outcome } = match;
  if (outcome !== null)
    return failureOf(wish, 'none', `no question is open: ${howItEnded(lexicon, outcome)}`);
  const open = unanswered(match);
  const asked = open.map((one) => inShort(lexicon, one, offersOf(lexicon, match.table.state, one.question)));
  const { seats } = lexicon.vocabulary;
  const others = open.map(({ seat }) => seats[seat]);
  const isAsked = wish.seat === null || match.open.some(({ seat }) => seat === wish.seat);
  const message = isAsked
    ? `the question "${wish.question}" is not asked now; "${open.map(({ question }) => question.key).join('", "')}" is`
    : `${seats[wish.seat]} is not asked now; ${others.join(', ')} ${others.length === 1 ? 'is' : 'are'}`;
  return failureOf(wish, { asked }, message);
}

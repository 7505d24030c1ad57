import { type Json, type JsonRecord, type Open, schema, type Shape } from '@concilio/kernel';
import { mustBeKey } from '../names/keys.ts';
import { Misnamed, seatCalled } from '../names/lexicon.ts';
import { type Offers, offersOf } from '../run/offers.ts';
import { howItEnded } from './outcome.ts';
import { offersCalled } from '../run/resolve.ts';
import { pairUp } from './same.ts';
import { mustBeName } from '../names/check-names.ts';
import { inShort, type Session, unanswered } from '../run/session.ts';
import type { Finding } from './then.ts';
import { isQuestionCalled } from '../names/question-called.ts';
import { isWordOf } from '../names/question-words.ts';

/** Whether the open question is what `pending` says. */
export function holdsPending<G extends Shape>(session: Session<G>, expected: Json): Finding {
  const { match, lexicon } = session;
  const asked = match.how === 'each' ? unanswered(match) : match.open;
  const actual = asked.map((open) => inShort(lexicon, open, offersIn(session, open)));
  const shown: Json = actual.length === 0 ? 'none' : actual.length === 1 ? (actual[0] ?? null) : actual;
  const { outcome } = match;
  const over = outcome === null ? {} : { message: `no question is open: ${howItEnded(lexicon, outcome)}` };
  const finding = { path: 'pending', expected, actual: shown, ...over };
  if (expected === 'none') return asked.length === 0 ? null : finding;
  const wanted = schema.recordOf(expected);
  mustNameOptions(session, asked, wanted);
  const seat = wanted.seat === undefined ? null : seatCalled(lexicon, wanted.seat);
  const fits = (open: Open) =>
    (seat === null || open.seat === seat) &&
    (wanted.question === undefined || isQuestionCalled(lexicon, open.question, wanted.question)) &&
    offersFit(session, open, wanted);
  return asked.some(fits) ? null : finding;
}

/** Refuses a question that the game does not have, and names that no option bears: nothing would ever be called so. */
function mustNameOptions<G extends Shape>(
  { lexicon, match }: Session<G>,
  asked: readonly Open[],
  { question, options, includes, excludes }: JsonRecord,
): void {
  const { state } = match.table;
  if (question !== undefined) mustBeKey(question, 'question', Object.keys(lexicon.game.contract.questions));
  const listed = asked.flatMap((open) => {
    const { offered, blocked } = offersOf(lexicon, state, open.question);
    return [...offered, ...blocked];
  });
  const { questions } = lexicon.game.contract;
  const mayBeNumber = Object.values(questions).some(({ kind }) => kind === 'number');
  if ([includes, excludes].some((names) => Array.isArray(names) && names.length === 0))
    throw new Misnamed([], 'an empty list under "includes" or "excludes" asserts nothing');
  for (const name of [options, includes, excludes].flatMap((names) => schema.listOf(names))) {
    if (offersCalled(listed, String(name)).length > 0) continue;
    if (typeof name === 'number' && !mayBeNumber)
      throw new Misnamed(
        name,
        `no question of this game is answered by a number such as ${name}: write a name`,
      );
    if (typeof name === 'string' && !isWordOf(lexicon.game, name))
      mustBeName({ lexicon, state }, splitPart(name));
  }
}

/** An option of a piece is written `Name/part`. */
const splitPart = (name: string): string => name.split('/', 1)[0] ?? name;

function offersIn<G extends Shape>({ lexicon, match }: Session<G>, { question }: Open): Offers {
  return offersOf(lexicon, match.table.state, question);
}

function offersFit<G extends Shape>(
  session: Session<G>,
  open: Open,
  { options, includes, excludes }: JsonRecord,
): boolean {
  const { question } = open;
  const { offered: offers } = offersIn(session, open);
  // A number is its own option.
  const isOffered = (name: Json) =>
    question.kind === 'number'
      ? typeof name === 'number' && name >= question.min && name <= question.max
      : offersCalled(offers, String(name)).length > 0;
  const areOffered = (names: readonly Json[]) =>
    question.kind === 'number'
      ? names.every(isOffered)
      : pairUp(names, offers, (name, offer) => offersCalled([offer], String(name)).length > 0) !== null;
  const size = question.kind === 'number' ? question.max - question.min + 1 : offers.length;
  return (
    (options === undefined ||
      (schema.listOf(options).length === size && areOffered(schema.listOf(options)))) &&
    (includes === undefined || areOffered(schema.listOf(includes))) &&
    !schema.listOf(excludes).some(isOffered)
  );
}

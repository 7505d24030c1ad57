import { type Json, type JsonRecord, type Open, schema, type Shape } from '@concilio/kernel';
import { seatCalled } from './lexicon.ts';
import { type Offer, offersOf } from './offers.ts';
import { offersCalled } from './resolve.ts';
import { pairUp } from './same.ts';
import { inShort, type Session, unanswered } from './session.ts';
import type { Finding } from './then.ts';

/** Whether the open question is what `pending` says. */
export function holdsPending<G extends Shape>(session: Session<G>, expected: Json): Finding {
  const { match, lexicon } = session;
  const asked = match.how === 'each' ? unanswered(match) : match.open;
  const actual = asked.map((open) => inShort(lexicon, open, offersIn(session, open)));
  const shown: Json = actual.length === 0 ? 'none' : actual.length === 1 ? (actual[0] ?? null) : actual;
  const finding = { path: 'pending', expected, actual: shown };
  if (expected === 'none') return asked.length === 0 ? null : finding;
  const wanted = schema.recordOf(expected);
  const seat = wanted.seat === undefined ? null : seatCalled(lexicon, wanted.seat);
  const fits = (open: Open) =>
    (seat === null || open.seat === seat) &&
    (wanted.question === undefined || wanted.question === open.question.key) &&
    offersFit(session, open, wanted);
  return asked.some(fits) ? null : finding;
}

function offersIn<G extends Shape>({ lexicon, match }: Session<G>, { question }: Open): readonly Offer[] {
  return offersOf(lexicon, match.table.state, question).offered;
}

function offersFit<G extends Shape>(
  session: Session<G>,
  open: Open,
  { options, includes, excludes }: JsonRecord,
): boolean {
  const { question } = open;
  const offers = offersIn(session, open);
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

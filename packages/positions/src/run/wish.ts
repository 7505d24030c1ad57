import { isRecord, type Json, type JsonRecord, type Open, type Seat, type Shape } from '@concilio/kernel';
import type { Failure } from './failure.ts';
import { type Lexicon, Misnamed } from '../names/lexicon.ts';
import { orMeant, suggestions } from '../names/near.ts';
import { isQuestionCalled } from '../names/question-called.ts';
import { type BlockedOffer, type Offers, offersOf } from './offers.ts';
import { inShort, type Session, unanswered } from './session.ts';
import { isWordOf } from '../names/question-words.ts';

/** An entry of `when` that answers a question, or says that something cannot be answered. */
export interface Wish {
  readonly seat: Seat | null;
  readonly question: string | null;
  readonly entry: JsonRecord;
  readonly line: number;
  readonly path: string;
}

/** What came of a wish at the open questions: done, meant for another question, or why it does not fit this one. */
export type Tried = 'done' | 'elsewhere' | Unfit;

export interface Unfit {
  readonly failure: Failure;
  /** Whether it was meant for just this question, so that looking further would be wrong. */
  readonly final: boolean;
}

/** The question that a wish may be meant for, with its options. */
export interface Addressed extends Offers {
  readonly open: Open;
  readonly blocked: readonly BlockedOffer[];
  /** `sentence` says why, for people; `why` adds to what the question is like. */
  unfit(why: JsonRecord, final: boolean, sentence: string): Unfit;
}

/** The open question that a wish is addressed to, if any. */
export function addressee<G extends Shape>(session: Session<G>, wish: Wish): Addressed | null {
  const { match, lexicon } = session;
  const { seat, question } = wish;
  const waiting = unanswered(match);
  if (seat === null && waiting.length > 1) return null;
  // Whoever may interject has an open question besides the main one.
  const slots = seat === null || match.how === 'each' ? waiting : match.open;
  const open = slots.find(
    (one) =>
      (seat === null || one.seat === seat) &&
      (question === null || isQuestionCalled(lexicon, one.question, question)),
  );
  if (open === undefined) return null;
  const offers = offersOf(lexicon, match.table.state, open.question);
  const short = inShort(lexicon, open, offers);
  return {
    open,
    ...offers,
    unfit: (why, final, sentence) => ({ failure: failureOf(wish, { ...short, ...why }, sentence), final }),
  };
}

export const failureOf = ({ line, path, entry }: Wish, actual: Json, message: string): Failure => ({
  line,
  path,
  expected: entry,
  actual,
  message,
});

/** `Ana cannot choose Ember 4`, to be followed by why. */
export const cannotChoose = <G extends Shape>(
  { vocabulary }: Lexicon<G>,
  { open }: Addressed,
  { entry }: Wish,
): string =>
  `${vocabulary.seats[open.seat]} cannot choose ${asWritten(entry.choose ?? entry.option ?? null)}`;

/** What a file has chosen, in a sentence. */
export function asWritten(choice: Json): string {
  if (Array.isArray(choice)) return choice.length === 0 ? 'nothing' : choice.map(asWritten).join(' and ');
  if (!isRecord(choice)) return String(choice);
  return Object.entries(choice as JsonRecord)
    .map(([name, value]) =>
      typeof value === 'string' ? `${name} to ${value}` : `${asWritten(value)} for ${name}`,
    )
    .join(' and ');
}

/** `it is not offered; offered are Ember 1, Ember 2`. */
export function notOffered(
  { open: { question }, offered, targets }: Addressed,
  missing: string,
  choice: Json,
): string {
  const subject = missing === choice ? 'it' : missing;
  const names = offered.map(({ name }) => name);
  if (question.kind === 'number')
    return `the question takes a number from ${question.min} to ${question.max}`;
  const goals = targets.map(({ name }) => name).join(', ');
  if (question.kind === 'assign')
    return `${subject} is not offered; ${names.join(', ') || 'nothing'} can be assigned to ${goals || 'nothing'}`;
  return `${subject} is not offered; ${names.length === 1 ? 'only' : 'offered are'} ${names.join(', ') || 'none'}${names.length === 1 ? ' is' : ''}`;
}

/** A word that nothing is called by is a slip of the pen; it is said at once, and no window is passed for it. */
export function refuseTypos<G extends Shape>(
  { game, vocabulary }: Lexicon<G>,
  name: string,
  { offered, targets, blocked }: Addressed,
): void {
  if (vocabulary.knows(name) || isWordOf(game, name)) return;
  const near = suggestions(
    name,
    [...offered, ...targets, ...blocked].map((offer) => offer.name),
  );
  if (near.length > 0) throw new Misnamed(name, `"${name}" is not offered${orMeant(near)}`);
}

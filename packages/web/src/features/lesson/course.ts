import { type Outcome, type SeenOption, type SeenQuestion, type SeenView } from '@concilio/kernel';
import type { SeenEvent } from '@concilio/tables';
import type { Language } from '@concilio/text';
import type { LocalPlan } from '../../net/local/messages.ts';
import type { ShownFrame } from '../../table/frames.ts';

/** A guided first game: data about a game, and where its match begins. Coach, panel and keys are the same for all. */
export interface Course {
  readonly game: string;
  /** Each is given once. Of those whose moment has come, the first in this order is given. */
  readonly lessons: readonly Lesson[];
  /** What is said when the match is over; such lessons never come by themselves. */
  readonly ending: ((outcome: Outcome, seat: number) => string) | null;
  readonly plan: (names: Names) => Promise<LocalPlan>;
  /** `match` is what the match is called; of each lesson `title`, `text`, and `think`: what a good player thinks of. */
  readonly texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

export interface Lesson {
  readonly id: string;
  /** Where the rules say it. */
  readonly rules: readonly string[];
  /** Whether its moment has come. What has happened once stays so: a lesson that had to wait is not lost. */
  readonly when: (moment: Situation) => boolean;
  /** What it speaks of: things and pieces on the table by their ids. */
  readonly lights: (moment: Situation) => readonly string[];
}

export interface Names {
  readonly match: string;
  readonly me: string;
  readonly bot: (number: number) => string;
}

/** A point at which the player is asked and has time to read: what can be seen, and what has happened so far. */
export interface Situation {
  readonly view: SeenView;
  readonly seat: number;
  readonly question: SeenQuestion;
  readonly log: readonly SeenEvent[];
}

/** `null` while the player is not asked: then nobody should be spoken to. */
export const situationOf = (
  { view, seat }: ShownFrame,
  question: SeenQuestion | null,
  log: readonly SeenEvent[],
): Situation | null => (question === null || seat === null ? null : { view, seat, question, log });

/** Whether anything of this name has been told, perhaps about certain things. */
export const happened = (
  { log }: Pick<Situation, 'log'>,
  name: string,
  said: Readonly<Record<string, unknown>> = {},
) =>
  log.some(
    (event) =>
      event.name === name && Object.entries(said).every(([field, value]) => event.said[field] === value),
  );

/** Whether this is asked of the player, and not of somebody whom they may forestall. */
export const isAsked = ({ question }: Pick<Situation, 'question'>, key: string): boolean =>
  question.key === key && !question.optional;

export const offers = (
  { question }: Pick<Situation, 'question'>,
  is: (option: SeenOption) => boolean,
): boolean => question.options.some(is);

/** The ids of the cards that are answers. */
export const cardsAsked = ({ question }: Pick<Situation, 'question'>): readonly string[] =>
  question.options.flatMap(({ id, of = id }) => (of.startsWith('#') ? [of] : []));

export function lessonOf({ lessons }: Course, id: string): Lesson {
  const found = lessons.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no lesson "${id}".`);
  return found;
}

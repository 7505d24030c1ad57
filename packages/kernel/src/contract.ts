import { type Fields, type FieldTypes, record } from './kinds.ts';
import type { Question } from './question.ts';

/** What an event says, and when it is told. */
export interface EventKind<F extends Fields = Fields> {
  readonly data: F;
  readonly text: string;
}

/** What a question is about, and how position files speak of it. */
export interface QuestionKind<F extends Fields = Fields> {
  readonly kind: Question['kind'];
  readonly data: F;
  readonly text: string;
  readonly options: string;
}

export type EventKinds = Readonly<Record<string, EventKind>>;
export type QuestionKinds = Readonly<Record<string, QuestionKind>>;
/** What sentences beside questions and events hold: those on options above all. By the key of the text. */
export type TextKinds = Readonly<Record<string, Fields>>;

/** Declares events: the types of what they say are derived from it. */
export const events = <const E extends EventKinds>(kinds: E): E => kinds;
export const questions = <const Q extends QuestionKinds>(kinds: Q): Q => kinds;
export const texts = <const T extends TextKinds>(kinds: T): T => kinds;

/** What each event or question of a declaration holds. */
export type DataOf<E> = {
  readonly [Name in keyof E]: E[Name] extends { readonly data: infer F } ? FieldTypes<F> : never;
};

/** For games that show nothing, as those of tests and benches. */
export const noContract = { view: record({}), questions: {}, events: {}, texts: {} } as const;

import type { JsonRecord } from './json.ts';
import { type Fields, type FieldTypes, record } from './kinds.ts';
import type { Nothing, Question } from './question.ts';

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

/** What each event of a declaration holds. */
export type DataOf<E> = {
  readonly [Name in keyof E]: E[Name] extends { readonly data: infer F } ? FieldTypes<F> : never;
};

/** What each question of a declaration is: of which kind, and about what. */
export type QuestionsOf<Q> = {
  readonly [Key in keyof Q]: Q[Key] extends { readonly kind: infer Kind; readonly data: infer F }
    ? { readonly kind: Kind; readonly with: FieldTypes<F> }
    : never;
};

/** The questions of a game, as its types know them: `QuestionsOf` makes them of the declaration. */
export type DeclaredQuestions = Readonly<
  Record<string, { readonly kind: Question['kind']; readonly with: JsonRecord }>
>;

/** A question as it is declared under its key, with all its data and no other. */
export interface AsDeclared<All extends DeclaredQuestions, Q extends Question> {
  readonly key: keyof All;
  readonly kind: All[Q['key']]['kind'];
  readonly with?: Exactly<All[Q['key']]['with'], keyof NonNullable<Q['with']>>;
}

/** This data, and none of the given fields besides. */
type Exactly<Data, Given extends PropertyKey> = Data extends unknown
  ? Data & { readonly [Stray in Exclude<Given, keyof Data>]?: never }
  : never;

/** The keys of the questions of this kind that are about so much: for what asks several of them. */
export type KeyOf<All extends DeclaredQuestions, Kind extends Question['kind'], With = Nothing> = {
  [Key in keyof All & string]: All[Key] extends { readonly kind: Kind; readonly with: infer Data }
    ? With extends Exactly<Data, keyof With>
      ? Key
      : never
    : never;
}[keyof All & string];

/** For games that show nothing, as those of tests and benches. */
export const noContract = { view: record({}), questions: {}, events: {}, texts: {} } as const;

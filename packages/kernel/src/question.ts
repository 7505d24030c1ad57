import type { JsonRecord } from './json.ts';

/** A sentence for a reader: a key of the game's texts and its values. No sentence is ever stored. */
export interface Text {
  readonly key: string;
  readonly with?: JsonRecord;
}

/** One thing that may be picked. Ids are stable: the same thing has the same id whenever it is offered. */
export interface Option<Id extends string = string> {
  readonly id: Id;
  /** The piece, space or other thing that it stands for. */
  readonly of?: string;
  /** What it says, where the name of the thing is not enough. */
  readonly text?: Text;
  /** Hardly ever meant, and not to be taken back: whoever shows it asks once more. */
  readonly confirm?: true;
  /** It costs whoever takes it dearly: it is never shown as the way on. */
  readonly harm?: true;
  /** `some`: at most one of each group. */
  readonly group?: string;
  /** `some`: what it adds to the sum, which is a limit only where the question has one. */
  readonly amount?: number;
  /** `distribute`: the most that it takes. */
  readonly cap?: number;
  /** `assign`: the only targets that it may be given to. */
  readonly onlyTo?: readonly string[];
  /** The ids that the next question would offer. Worked out for the seat that is asked only, and never in playouts. */
  readonly leadsTo?: () => readonly string[];
}

/** What things are assigned to. */
export interface Target<Id extends string = string> extends Option<Id> {
  /** How many things it takes: at least none and any number, where nothing is said. */
  readonly holds?: Capacity;
}

export interface Capacity {
  readonly min?: number;
  readonly max?: number;
}

/** Something that a player might look for and may not pick, with the rule that forbids it. */
export interface Blocked {
  readonly id: string;
  readonly of?: string;
  readonly text?: Text;
  readonly rule: string;
  /** Why the rule applies here and now, where that is more than the rule says. */
  readonly why?: Text;
}

/** Where choices add up: what there is before anything is chosen, and what it is measured against. No limit to the answer. */
export interface Adds {
  readonly from: number;
  readonly against: number;
}

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** See `auto-answers.ts`. */
export interface PassWindow {
  /** Questions with the same name belong to the same pass window. */
  readonly of: string;
  /** The option that lets it pass; none in an interjection, which is simply left. */
  readonly pass?: string;
  /** Whoever wants to hear only of what is new is asked `always`; or `never`, as the same can be done later as well. */
  readonly asks?: 'always' | 'never';
}

interface Asked<Key extends string, With> {
  /** The key of the sentence that asks. */
  readonly key: Key;
  /** What it is about. */
  readonly with?: With;
  /** A moment at which nobody need do anything: whoever has passed need not be asked again while it lasts. */
  readonly passWindow?: PassWindow;
  /** Asked of people, and not of what they hold: where one person plays several of the seats, the first answer is that of all. */
  readonly personal?: boolean;
  /** Worked out for the seat that is asked only, and never in playouts. */
  readonly blocked?: () => readonly Blocked[];
  /** What an answer would bring, by the id of its option; worked out like `blocked`. */
  readonly hints?: () => Readonly<Record<string, Text>>;
}

export interface OneQuestion<Id extends string = string, Key extends string = string, With = JsonRecord>
  extends Asked<Key, With> {
  readonly kind: 'one';
  readonly options: readonly Option<Id>[];
  /** All seats can see that there is a single option, if there is: it is then taken without asking. */
  readonly obvious?: boolean;
}

export interface SomeQuestion<Id extends string = string, Key extends string = string, With = JsonRecord>
  extends Asked<Key, With> {
  readonly kind: 'some';
  readonly options: readonly Option<Id>[];
  readonly min: number;
  readonly max: number;
  readonly sum?: Range;
  /** What the amounts of those chosen are added to. */
  readonly adds?: Adds;
}

export interface OrderQuestion<Id extends string = string, Key extends string = string, With = JsonRecord>
  extends Asked<Key, With> {
  readonly kind: 'order';
  readonly options: readonly Option<Id>[];
}

export interface NumberQuestion<Key extends string = string, With = JsonRecord> extends Asked<Key, With> {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
}

export interface DistributeQuestion<
  Id extends string = string,
  Key extends string = string,
  With = JsonRecord,
> extends Asked<Key, With> {
  readonly kind: 'distribute';
  readonly options: readonly Option<Id>[];
  /** How many are given out in all. */
  readonly total: Range;
}

/** Its options are the things, each of which goes to one target or stays where it is. */
export interface AssignQuestion<
  Id extends string = string,
  To extends string = string,
  Key extends string = string,
  With = JsonRecord,
> extends Asked<Key, With> {
  readonly kind: 'assign';
  readonly options: readonly Option<Id>[];
  readonly targets: readonly Target<To>[];
  /** How many things are assigned. */
  readonly min: number;
  readonly max: number;
}

export type Question<Id extends string = string> =
  | OneQuestion<Id>
  | SomeQuestion<Id>
  | OrderQuestion<Id>
  | NumberQuestion
  | DistributeQuestion<Id>
  | AssignQuestion<Id>;

/** What an answer to each kind of question holds: ids of options, never indexes. */
export type Pick =
  | string
  | readonly string[]
  | number
  | { readonly [id: string]: number }
  | { readonly [id: string]: string };

export type PickFor<Q extends Question> =
  Q extends OneQuestion<infer Id>
    ? Id
    : Q extends SomeQuestion<infer Id>
      ? readonly Id[]
      : Q extends OrderQuestion<infer Id>
        ? readonly Id[]
        : Q extends NumberQuestion
          ? number
          : Q extends DistributeQuestion<infer Id>
            ? { readonly [K in Id]: number }
            : Q extends AssignQuestion<infer Id, infer To>
              ? { readonly [K in Id]?: To }
              : never;

/** What a question is about that needs nothing but its key. */
export type Nothing = Readonly<Record<never, never>>;

/** The rest of a question. Its key and its data stay what they are: the contract is asked about them where it is asked. */
type More<Q, With> = Omit<Q, 'kind' | 'key' | 'with' | 'options' | 'targets' | 'min' | 'max' | 'total'> & {
  readonly with?: With;
};

export const chooseOne = <Id extends string, Key extends string, const With extends JsonRecord = Nothing>(
  key: Key,
  options: readonly Option<Id>[],
  more?: More<OneQuestion, With>,
): OneQuestion<Id, Key, With> => ({ kind: 'one', key, options, ...more });

export const chooseSome = <Id extends string, Key extends string, const With extends JsonRecord = Nothing>(
  key: Key,
  options: readonly Option<Id>[],
  { min, max }: Range,
  more?: More<SomeQuestion, With>,
): SomeQuestion<Id, Key, With> => ({ kind: 'some', key, options, min, max, ...more });

export const putInOrder = <Id extends string, Key extends string, const With extends JsonRecord = Nothing>(
  key: Key,
  options: readonly Option<Id>[],
  more?: More<OrderQuestion, With>,
): OrderQuestion<Id, Key, With> => ({ kind: 'order', key, options, ...more });

export const chooseNumber = <Key extends string, const With extends JsonRecord = Nothing>(
  key: Key,
  { min, max }: Range,
  more?: More<NumberQuestion, With>,
): NumberQuestion<Key, With> => ({
  kind: 'number',
  key,
  min,
  max,
  ...more,
});

export const distribute = <Id extends string, Key extends string, const With extends JsonRecord = Nothing>(
  key: Key,
  options: readonly Option<Id>[],
  total: Range,
  more?: More<DistributeQuestion, With>,
): DistributeQuestion<Id, Key, With> => ({ kind: 'distribute', key, options, total, ...more });

export const assign = <
  Id extends string,
  To extends string,
  Key extends string,
  const With extends JsonRecord = Nothing,
>(
  key: Key,
  options: readonly Option<Id>[],
  targets: readonly Target<To>[],
  { min, max }: Range,
  more?: More<AssignQuestion, With>,
): AssignQuestion<Id, To, Key, With> => ({ kind: 'assign', key, options, targets, min, max, ...more });

/** The options of any question; a number is its own option. */
export const optionsOf = (question: Question): readonly Option[] =>
  question.kind === 'number' ? [] : question.options;

/** What the options may be given to. */
export const targetsOf = (question: Question): readonly Target[] =>
  question.kind === 'assign' ? question.targets : [];

/** Whether a thing may go to a target, as far as the thing itself is concerned. */
export const mayGoTo = ({ onlyTo }: Option, target: string): boolean => onlyTo?.includes(target) ?? true;

import { isRecord, type Json, optionAt, type SchemaNode, type TableOptions } from '@concilio/kernel';
import { factName, type Speaker } from '@concilio/text';

/** One option of a game that a person can set, with where it stands among the options. */
export type OptionField = { readonly path: readonly string[] } & (
  | { readonly kind: 'flag'; readonly fallback: boolean }
  | {
      readonly kind: 'choice';
      readonly values: readonly (string | number)[];
      readonly fallback: string | number;
    }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly fallback: number }
  | { readonly kind: 'text'; readonly fallback: string }
  /** One choice a seat, no two of them the same. */
  | {
      readonly kind: 'each seat';
      readonly values: readonly string[];
      readonly fallback: readonly Json[];
      /** Whether an entry may be something else too, like a deck of somebody's own. */
      readonly isOpen: boolean;
    }
);

/** A new table for one purpose, like a campaign: of one game, and with the options that mean something there. */
export interface Purpose {
  readonly title: string;
  /** What of an option is offered; `null` where nothing is. */
  readonly offered: (field: OptionField) => OptionField | null;
}

/** Beyond so many values a number is stepped, not chosen from a row. */
export const MANY = 6;

/**
 * The options of any game as a form, read off its schema. What no control fits (tables of names, records of others) stays
 * as the game has it by itself.
 */
export function optionFields(node: SchemaNode, path: readonly string[] = []): readonly OptionField[] {
  switch (node.is) {
    case 'record':
      return Object.entries(node.fields).flatMap(([name, field]) => optionFields(field, [...path, name]));
    case 'flag':
      return [{ path, kind: 'flag', fallback: node.fallback ?? false }];
    case 'one of': {
      const [first] = node.values;
      return first === undefined
        ? []
        : [{ path, kind: 'choice', values: node.values, fallback: node.fallback ?? first }];
    }
    case 'integer': {
      const { min, max } = node;
      if (min === undefined || max === undefined) return [];
      return [{ path, kind: 'integer', min, max, fallback: node.fallback ?? min }];
    }
    case 'text':
      return [{ path, kind: 'text', fallback: node.fallback ?? '' }];
    case 'list': {
      const { fallback = [] } = node;
      const values = choicesOf(node.items);
      // Only where each seat can have another: then the list is one of the seats.
      const areEnough = fallback.length > 1 && fallback.every((value) => values.includes(String(value)));
      return areEnough
        ? [{ path, kind: 'each seat', values, fallback, isOpen: node.items.is === 'either' }]
        : [];
    }
    default:
      return [];
  }
}

/** The words among which an entry is chosen; it may be something else too that no control can make. */
function choicesOf(node: SchemaNode): readonly string[] {
  if (node.is === 'one of') return node.values.map(String);
  return node.is === 'either' ? node.choices.flatMap(choicesOf) : [];
}

/** The choices of all seats with one of them changed: who had it takes the other's place. */
export const withSeatChoice = (all: readonly Json[], seat: number, value: string): readonly Json[] =>
  all.map((before, at) => (at === seat ? value : before === value ? (all[seat] ?? before) : before));

/** What each seat has: who was given nothing has the first of those by themselves that nobody has. */
export const forSeats = (given: readonly Json[], fallback: readonly Json[]): readonly Json[] => [
  ...given,
  ...fallback.filter((value) => !given.includes(value)).slice(0, Math.max(0, fallback.length - given.length)),
];

/** What an option is set to, or what it is when nobody sets it. */
export const optionValue = (options: TableOptions, { path, fallback }: OptionField): Json =>
  optionAt(options, path) ?? fallback;

/** What a value of an option is called: a word of the game, the name of what somebody has made, or itself. */
export function optionName(speaker: Speaker, { path }: Pick<OptionField, 'path'>, value: Json): string {
  if (isRecord(value)) return String(value.name ?? '');
  return typeof value === 'string' ? factName(speaker, path.at(-1) ?? '', value) : String(value);
}

/** The key of an option's sentence among the texts of its game. */
export const optionKey = (path: readonly string[]): string => `option.${path.join('.')}`;

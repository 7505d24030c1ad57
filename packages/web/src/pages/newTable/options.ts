import { isRecord, type Json, type JsonRecord, type SchemaNode } from '@concilio/kernel';

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
);

/** Beyond so many values a number is stepped, not chosen from a row. */
export const MANY = 6;

/**
 * The options of any game as a form, read off its schema. What no simple control fits (lists, tables of names) stays
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
    default:
      return [];
  }
}

/** What an option is set to, or what it is when nobody sets it. */
export function optionValue(options: JsonRecord, { path, fallback }: OptionField): Json {
  let at: Json | undefined = options;
  for (const name of path) at = isRecord(at) ? (at as JsonRecord)[name] : undefined;
  return at ?? fallback;
}

/** The options with one of them set. */
export function withOption(options: JsonRecord, path: readonly string[], value: Json): JsonRecord {
  const [name = '', ...rest] = path;
  const before = options[name];
  const inner = isRecord(before) ? (before as JsonRecord) : {};
  return { ...options, [name]: rest.length === 0 ? value : withOption(inner, rest, value) };
}

/** The key of an option's sentence among the texts of its game. */
export const optionKey = (path: readonly string[]): string => `option.${path.join('.')}`;

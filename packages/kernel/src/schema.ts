import { copy, type Json, type JsonRecord, isRecord } from './json.ts';

/**
 * A description of plain data that is itself plain data: it checks what people write (options, position files),
 * fills in defaults, and turns into JSON Schema for editors.
 */
export type Schema<T = unknown> = SchemaNode & { readonly '~type'?: (value: T) => T };

export type SchemaNode =
  | {
      readonly is: 'integer';
      readonly min?: number;
      readonly max?: number;
      readonly fallback?: number;
      readonly text?: string;
    }
  | { readonly is: 'text'; readonly fallback?: string; readonly text?: string }
  | { readonly is: 'flag'; readonly fallback?: boolean; readonly text?: string }
  | {
      readonly is: 'one of';
      readonly values: readonly (string | number)[];
      readonly fallback?: string | number;
      readonly text?: string;
    }
  | {
      readonly is: 'list';
      readonly items: SchemaNode;
      readonly fallback?: readonly Json[];
      readonly text?: string;
    }
  | {
      readonly is: 'record';
      readonly fields: Readonly<Record<string, SchemaNode>>;
      readonly optional?: boolean;
      readonly fallback?: JsonRecord;
      readonly text?: string;
    }
  | {
      readonly is: 'by name';
      readonly items: SchemaNode;
      readonly fallback?: JsonRecord;
      readonly text?: string;
    }
  | {
      readonly is: 'either';
      readonly choices: readonly SchemaNode[];
      readonly fallback?: Json;
      readonly text?: string;
    }
  | { readonly is: 'anything'; readonly fallback?: Json; readonly text?: string };

export type TypeOf<S> = S extends { readonly '~type'?: (value: infer T) => unknown } ? T : never;

type Extra<T> = { readonly text?: string; readonly fallback?: T };
type FieldTypes<F extends Readonly<Record<string, SchemaNode>>> = { readonly [K in keyof F]: TypeOf<F[K]> };

export const integer = (
  extra: Extra<number> & { readonly min?: number; readonly max?: number } = {},
): Schema<number> => ({ is: 'integer', ...extra });
export const text = (extra: Extra<string> = {}): Schema<string> => ({ is: 'text', ...extra });
export const flag = (extra: Extra<boolean> = {}): Schema<boolean> => ({ is: 'flag', ...extra });
export const oneOf = <const V extends string | number>(
  values: readonly V[],
  extra: Extra<V> = {},
): Schema<V> => ({ is: 'one of', values, ...extra });
export const list = <T>(items: Schema<T>, extra: Extra<readonly Json[]> = {}): Schema<readonly T[]> => ({
  is: 'list',
  items,
  ...extra,
});
export const record = <const F extends Readonly<Record<string, SchemaNode>>>(
  fields: F,
  extra: Extra<JsonRecord> = {},
): Schema<FieldTypes<F>> => ({ is: 'record', fields, ...extra });
/** A record in which every field may be left out. */
export const partial = <const F extends Readonly<Record<string, SchemaNode>>>(
  fields: F,
  extra: Extra<JsonRecord> = {},
): Schema<Partial<FieldTypes<F>>> => ({ is: 'record', fields, optional: true, ...extra });
/** A record from names (of seats, of cards) to values of one kind. */
export const byName = <T>(
  items: Schema<T>,
  extra: Extra<JsonRecord> = {},
): Schema<Readonly<Record<string, T>>> => ({ is: 'by name', items, ...extra });
export const either = <A, B>(
  first: Schema<A>,
  second: Schema<B>,
  extra: Extra<Json> = {},
): Schema<A | B> => ({ is: 'either', choices: [first, second], ...extra });
export const anything = (extra: Extra<Json> = {}): Schema<Json> => ({ is: 'anything', ...extra });

export interface Problem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

export type Checked<T> =
  | { readonly value: T; readonly problems?: undefined }
  | { readonly problems: readonly Problem[] };

/** Checks a value, with defaults filled in; every problem says where it is, what was wrong and what would be right. */
export function check<T>(schema: Schema<T>, value: unknown): Checked<T> {
  const problems: Problem[] = [];
  const checked = checkNode(schema, value, [], problems);
  return problems.length > 0 ? { problems } : { value: checked as T };
}

function checkNode(
  node: SchemaNode,
  value: unknown,
  path: readonly (string | number)[],
  problems: Problem[],
): unknown {
  const wrong = () => {
    problems.push({ path, message: `${wordFor(value)} stands where ${expects(node)} is expected` });
    return value;
  };
  if (value === undefined) {
    if (node.fallback !== undefined) return copy(node.fallback);
    problems.push({ path, message: `${expects(node)} is missing` });
    return value;
  }
  switch (node.is) {
    case 'anything':
      return value;
    case 'integer':
      return typeof value === 'number' &&
        Number.isSafeInteger(value) &&
        value >= (node.min ?? -Infinity) &&
        value <= (node.max ?? Infinity)
        ? value
        : wrong();
    case 'text':
      return typeof value === 'string' ? value : wrong();
    case 'flag':
      return typeof value === 'boolean' ? value : wrong();
    case 'one of':
      return node.values.some((candidate) => candidate === value) ? value : wrong();
    case 'list':
      return Array.isArray(value)
        ? value.map((item, index) => checkNode(node.items, item, [...path, index], problems))
        : wrong();
    case 'by name':
      return isRecord(value)
        ? Object.fromEntries(
            Object.entries(value).map(([key, item]) => [
              key,
              checkNode(node.items, item, [...path, key], problems),
            ]),
          )
        : wrong();
    case 'record':
      return isRecord(value) ? checkFields(node, value, path, problems) : wrong();
    case 'either': {
      for (const choice of node.choices) {
        const found: Problem[] = [];
        const checked = checkNode(choice, value, path, found);
        if (found.length === 0) return checked;
      }
      return wrong();
    }
  }
}

function checkFields(
  node: Extract<SchemaNode, { is: 'record' }>,
  value: Record<string, unknown>,
  path: readonly (string | number)[],
  problems: Problem[],
): Record<string, unknown> {
  const known = Object.keys(node.fields);
  for (const key of Object.keys(value)) {
    if (known.includes(key)) continue;
    const near = nearest(key, known);
    const hint = near === null ? `known are ${known.join(', ') || 'none'}` : `did you mean "${near}"?`;
    problems.push({ path: [...path, key], message: `"${key}" is not known here; ${hint}` });
  }
  const checked: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(node.fields)) {
    const item = Object.hasOwn(value, key) ? value[key] : undefined;
    if (item === undefined && node.optional === true && field.fallback === undefined) continue;
    checked[key] = checkNode(field, item, [...path, key], problems);
  }
  return checked;
}

/** What a value should have been, in words. */
export function expects(node: SchemaNode): string {
  switch (node.is) {
    case 'integer':
      if (node.min !== undefined && node.max !== undefined)
        return `a whole number from ${node.min} to ${node.max}`;
      return node.min === undefined ? 'a whole number' : `a whole number of at least ${node.min}`;
    case 'text':
      return 'a text';
    case 'flag':
      return 'true or false';
    case 'one of':
      return `one of ${node.values.join(', ')}`;
    case 'list':
      return 'a list';
    case 'record':
    case 'by name':
      return 'a record';
    case 'either':
      return node.choices.map(expects).join(' or ');
    case 'anything':
      return 'a value';
  }
}

function wordFor(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a record';
  const shown = String(value);
  return `"${shown.length > 40 ? `${shown.slice(0, 40)}…` : shown}"`;
}

/** The known word nearest to one that was mistyped, if any is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  const ranked = known
    .map((candidate) => ({
      candidate,
      distance: editDistance(word.slice(0, 60).toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((one, other) => one.distance - other.distance);
  const best = ranked[0];
  if (best === undefined || best.distance >= best.candidate.length) return null;
  return best.distance <= Math.max(2, Math.floor(best.candidate.length / 3)) ? best.candidate : null;
}

function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let at = 0; at < from.length; at++) {
    const next = [at + 1];
    for (let other = 0; other < to.length; other++) {
      const change = (row[other] ?? 0) + (from[at] === to[other] ? 0 : 1);
      next.push(Math.min(change, (row[other + 1] ?? 0) + 1, (next[other] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The same description as JSON Schema. */
export function toJsonSchema(node: SchemaNode): JsonRecord {
  const notes: Record<string, Json> = {};
  if (node.text !== undefined) notes.description = node.text;
  if (node.fallback !== undefined) notes.default = node.fallback as Json;
  switch (node.is) {
    case 'integer':
      return {
        type: 'integer',
        ...(node.min === undefined ? {} : { minimum: node.min }),
        ...(node.max === undefined ? {} : { maximum: node.max }),
        ...notes,
      };
    case 'text':
      return { type: 'string', ...notes };
    case 'flag':
      return { type: 'boolean', ...notes };
    case 'one of':
      return { enum: node.values, ...notes };
    case 'list':
      return { type: 'array', items: toJsonSchema(node.items), ...notes };
    case 'by name':
      return { type: 'object', additionalProperties: toJsonSchema(node.items), ...notes };
    case 'record': {
      const required = Object.entries(node.fields).flatMap(([key, field]) =>
        node.optional === true || field.fallback !== undefined ? [] : [key],
      );
      return {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(node.fields).map(([key, field]) => [key, toJsonSchema(field)]),
        ),
        ...(required.length > 0 ? { required } : {}),
        additionalProperties: false,
        ...notes,
      };
    }
    case 'either':
      return { anyOf: node.choices.map(toJsonSchema), ...notes };
    case 'anything':
      return notes;
  }
}

/** A value of checked data as the list, or the record, that the schema says it is; empty where it was left out. */
export const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
export const recordOf = (value: Json | undefined): JsonRecord =>
  isRecord(value) ? (value as JsonRecord) : {};

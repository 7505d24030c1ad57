import { isRecord } from './json.ts';
import { type Fields, fieldsOf, itemsOf, type KindNode } from './kinds.ts';

/** Where and how a value is not of its kind, in one sentence; `null` where it is. For tests: what is sent is never checked. */
export function misfitOf(kind: KindNode, value: unknown, path = 'view'): string | null {
  const wrong = (wanted: string) => `${path} is ${JSON.stringify(value)}, not ${wanted}`;
  switch (kind.is) {
    case 'maybe':
      return value === null ? null : misfitOf(kind.of, value, path);
    case 'optional':
      return value === undefined ? null : misfitOf(kind.of, value, path);
    case 'flag':
    case 'turned':
    case 'face down':
      return typeof value === 'boolean' ? null : wrong('true or false');
    case 'counter':
    case 'tokens':
    case 'stat':
    case 'coordinate':
    case 'seat':
      return Number.isSafeInteger(value) ? null : wrong('a whole number');
    case 'track':
      return Number.isSafeInteger(value) && kind.min <= Number(value) && Number(value) <= kind.max
        ? null
        : wrong(`a number from ${kind.min} to ${kind.max}`);
    case 'piece id':
      return typeof value === 'string' && value.startsWith('#') ? null : wrong('the id of a piece');
    case 'thing':
    case 'subject':
    case 'word':
    case 'type':
      return typeof value === 'string' ? null : wrong('a text');
    case 'back':
    case 'one of':
    case 'phase':
      return kind.values.some((one) => one === value) ? null : wrong(`one of ${kind.values.join(', ')}`);
    case 'by thing':
      if (!isRecord(value)) return wrong('a record');
      return first(Object.entries(value), ([key, item]) => misfitOf(kind.of, item, `${path}.${key}`));
    default:
      return misfitInside(kind, value, path, wrong);
  }
}

/** Lists and records. */
function misfitInside(
  kind: KindNode,
  value: unknown,
  path: string,
  wrong: (wanted: string) => string,
): string | null {
  const items = itemsOf(kind);
  if (items !== null)
    return Array.isArray(value)
      ? first([...value.entries()], ([place, item]) => misfitOf(items, item, `${path}.${place}`))
      : wrong('a list');
  const fields = fieldsOf(kind);
  if (fields === null || !isRecord(value)) return wrong('a record');
  return misfitIn(fields, value, path);
}

/** The same of a record and its fields; one that is not declared is a misfit too. */
export function misfitIn(fields: Fields, value: object, path: string): string | null {
  const record = value as Readonly<Record<string, unknown>>;
  const stray = Object.keys(record).find((key) => !Object.hasOwn(fields, key));
  if (stray !== undefined) return `${path}.${stray} is not declared`;
  return first(Object.entries(fields), ([key, kind]) => misfitOf(kind, record[key], `${path}.${key}`));
}

function first<Item>(items: readonly Item[], look: (item: Item) => string | null): string | null {
  for (const item of items) {
    const found = look(item);
    if (found !== null) return found;
  }
  return null;
}

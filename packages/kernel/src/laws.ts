import { isRecord } from './json.ts';

/**
 * The first breach of the laws of state, with its path, or `null`: only integers, strings, booleans, `null`, arrays
 * and plain records, and nothing reachable by two paths (a copy through JSON would tear such a thing apart).
 */
export function breachOfLaws(value: unknown): string | null {
  return look(value, 'state', new Map());
}

function look(value: unknown, path: string, seen: Map<object, string>): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && !Object.is(value, -0)
      ? null
      : `${path} is ${value}, not an integer`;
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  const before = seen.get(value);
  if (before !== undefined) return `${path} is the same object as ${before}`;
  seen.set(value, path);
  if (Array.isArray(value)) {
    if (Object.keys(value).length !== value.length) return `${path} has holes, or more than its items`;
    return firstBreach(
      value.map((item, index) => [`${path}.${index}`, item]),
      seen,
    );
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!isRecord(value) || (prototype !== Object.prototype && prototype !== null))
    return `${path} is not a plain record`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path} has symbols for keys`;
  return firstBreach(
    Object.entries(value).map(([key, item]) => [`${path}.${key}`, item]),
    seen,
  );
}

function firstBreach(
  items: readonly (readonly [string, unknown])[],
  seen: Map<object, string>,
): string | null {
  for (const [path, item] of items) {
    const breach = look(item, path, seen);
    if (breach !== null) return breach;
  }
  return null;
}

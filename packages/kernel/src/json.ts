/** What a state, an answer, an event and a view are made of: plain data, and nothing else. */
export type Json = null | boolean | number | string | readonly Json[] | JsonRecord;
export interface JsonRecord {
  readonly [key: string]: Json;
}

/** A deep copy of plain data. It is on the path of every answer, so it relies on the laws of state. */
export function copy<T>(value: T): T {
  return (typeof value === 'object' && value !== null ? copyObject(value) : value) as T;
}

function copyObject(value: object): object {
  if (Array.isArray(value)) {
    const twin: unknown[] = value.slice();
    for (let index = 0; index < twin.length; index++) {
      const item = twin[index];
      if (typeof item === 'object' && item !== null) twin[index] = copyObject(item);
    }
    return twin;
  }
  // A spread clones the shape in one go; only what is nested has to be looked at again.
  const twin = { ...value } as Record<string, unknown>;
  for (const key in twin) {
    const item = twin[key];
    if (typeof item === 'object' && item !== null) twin[key] = copyObject(item);
  }
  return twin;
}

/** JSON text that does not depend on the order of keys. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(record[key])}`).join(',')}}`;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

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
  if (typeof value === 'string') return quoted(value);
  // States are mostly numbers, and those are written the same way without a serializer.
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${text === '' ? '[' : ','}${canonical(item)}`;
    return text === '' ? '[]' : `${text}]`;
  }
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record).sort())
    text += `${text === '' ? '{' : ','}${quoted(key)}:${canonical(record[key])}`;
  return text === '' ? '{}' : `${text}}`;
}

/** Most texts need no escapes, and those are quoted much faster by hand. */
function quoted(text: string): string {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x20 || unit > 0x7e || unit === 0x22 || unit === 0x5c) return JSON.stringify(text);
  }
  return `"${text}"`;
}

export function isRecord(value: Json | undefined): value is JsonRecord;
export function isRecord(value: unknown): value is Record<string, unknown>;
export function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a text says in JSON; `undefined` if it is none. */
export function jsonIn(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

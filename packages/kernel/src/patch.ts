import type { Json, JsonRecord } from './json.ts';

/**
 * The difference between two pieces of plain data, as plain data itself:
 *
 *     [value]                      replaced by the value
 *     { key: patch, gone: 0 }      of a record: these keys have changed or come (then replaced), or are gone
 *     [0, edit, edit, …]           of a list: from its beginning, what became of its items; the rest is kept
 *
 * An edit keeps so many items (`3`), drops so many (`-2`), puts items in (`{ "+": […] }`) or changes the next one
 * (`{ "~": patch }`). Records in a list are told apart by their `id`, where they have one.
 */
export type Patch = readonly Json[] | JsonRecord;

/** What leads from one to the other; `null` where they are equal. */
export function diff(before: Json, after: Json): Patch | null {
  if (before === after) return null;
  if (isList(before) && isList(after)) return diffOfLists(before, after);
  if (isObject(before) && isObject(after)) return diffOfRecords(before, after);
  return [after];
}

/** The value after a patch. What did not change is the very object that it was; nothing is written to. */
export function applyPatch(value: Json, patch: Patch | null): Json {
  if (patch === null) return value;
  if (isList(patch)) {
    if (patch.length === 1) return patch[0] as Json;
    if (!isList(value)) throw new Error('A patch of a list was made for something else.');
    return patchedList(value, patch.slice(1));
  }
  if (!isObject(value)) throw new Error('A patch of a record was made for something else.');
  const changed: Record<string, Json> = { ...value };
  for (const [key, inner] of Object.entries(patch)) {
    if (inner === 0) delete changed[key];
    else
      put(
        changed,
        key,
        applyPatch(Object.hasOwn(changed, key) ? (changed[key] as Json) : null, inner as Patch),
      );
  }
  return changed;
}

/**
 * A copy of the later value that shares with the earlier one all that is equal, and in which every text, keys included,
 * has gone through `name`. It keeps nothing of the later value itself, which may be part of a state that goes on changing.
 */
export function settled(before: Json | undefined, after: Json, name: (text: string) => string): Json {
  if (typeof after === 'string') return name(after);
  if (typeof after !== 'object' || after === null) return after;
  if (isList(after)) return settledList(isList(before) ? before : null, after, name);
  return settledRecord(isObject(before) ? before : null, after as JsonRecord, name);
}

// Both are on the way of every view that is sent. Mostly nothing has changed: a copy is begun at the first difference.

function settledRecord(
  before: JsonRecord | null,
  after: JsonRecord,
  name: (text: string) => string,
): JsonRecord {
  let made: Record<string, Json> | null = before === null ? {} : null;
  let keys = 0;
  for (const raw in after) {
    const value = after[raw];
    // What JSON leaves out is not there.
    if (value === undefined) continue;
    const key = name(raw);
    const was = before === null ? undefined : own(before, key);
    const is = settled(was, value, name);
    if (made === null && is !== was) made = firstOf(before, after, keys, name);
    if (made !== null) put(made, key, is);
    keys += 1;
  }
  if (made !== null || before === null) return made ?? {};
  let had = 0;
  for (const _ in before) had += 1;
  return had === keys ? before : firstOf(before, after, keys, name);
}

/** The first fields of the later record, which are those of the earlier one. */
function firstOf(
  before: JsonRecord | null,
  after: JsonRecord,
  count: number,
  name: (text: string) => string,
): Record<string, Json> {
  const made: Record<string, Json> = {};
  let left = count;
  for (const raw in after) {
    if (left === 0) break;
    if (after[raw] === undefined) continue;
    const key = name(raw);
    put(made, key, own(before ?? {}, key) as Json);
    left -= 1;
  }
  return made;
}

function settledList(
  before: readonly Json[] | null,
  after: readonly Json[],
  name: (text: string) => string,
): readonly Json[] {
  let made: Json[] | null = before === null || before.length !== after.length ? [] : null;
  let byId: ReadonlyMap<string, Json> | null = null;
  for (let place = 0; place < after.length; place++) {
    const item = after[place] as Json;
    const here = before?.[place];
    let old = here;
    const id = before === null ? null : idOf(item);
    if (id !== null && before !== null) {
      const named = name(id);
      if (here === undefined || idOf(here) !== named) {
        byId ??= new Map(before.flatMap((one) => (idOf(one) === null ? [] : [[idOf(one) as string, one]])));
        old = byId.get(named);
      }
    }
    const is = settled(old, item, name);
    if (made === null && is !== here) made = (before ?? []).slice(0, place);
    made?.push(is);
  }
  return made ?? before ?? [];
}

function diffOfRecords(before: JsonRecord, after: JsonRecord): Patch | null {
  let patch: Record<string, Json> | null = null;
  for (const key in before) if (!Object.hasOwn(after, key)) put((patch ??= {}), key, 0);
  for (const key in after) {
    const value = own(after, key) as Json;
    const inner = Object.hasOwn(before, key) ? diff(own(before, key) as Json, value) : [value];
    if (inner !== null) put((patch ??= {}), key, inner);
  }
  return patch;
}

function diffOfLists(before: readonly Json[], after: readonly Json[]): Patch | null {
  const { edits, keep, drop, add, change } = editing();
  const least = Math.min(before.length, after.length);
  let head = 0;
  while (head < least && isSame(before[head] as Json, after[head] as Json)) head++;
  if (head === before.length && head === after.length) return null;
  let tail = 0;
  while (tail < least - head && isSame(before.at(-1 - tail) as Json, after.at(-1 - tail) as Json)) tail++;
  const end = before.length - tail;
  const places = new Map<string, number>();
  for (let place = end - 1; place >= head; place--) {
    const id = markOf(before[place] as Json);
    if (id !== null) places.set(id, place);
  }
  keep(head);
  let at = head;
  for (const item of after.slice(head, after.length - tail)) {
    const found = placeFor(item);
    if (found === null) add(item);
    else {
      drop(found - at);
      const inner = diff(before[found] as Json, item);
      if (inner === null) keep(1);
      else change(inner);
      at = found + 1;
    }
  }
  drop(end - at);
  return [0, ...edits()];

  /** Which of the old items this one is: the one with its id, or the next one, where neither has any. */
  function placeFor(item: Json): number | null {
    const mark = markOf(item);
    if (mark !== null) {
      const place = places.get(mark) ?? -1;
      return place < at ? null : place;
    }
    const next = at < end ? (before[at] as Json) : null;
    return next !== null && markOf(next) === null && isList(next) === isList(item) ? at : null;
  }
}

/** Gathers edits; those of a kind that follow each other are one, and what is kept at the end need not be said. */
function editing() {
  const all: Json[] = [];
  let added: Json[] | null = null;
  const count = (by: number) => {
    const last = all.at(-1);
    added = null;
    if (by === 0) return;
    if (typeof last === 'number' && last < 0 === by < 0) all[all.length - 1] = last + by;
    else all.push(by);
  };
  return {
    edits(): readonly Json[] {
      const last = all.at(-1);
      return typeof last === 'number' && last > 0 ? all.slice(0, -1) : all;
    },
    keep: (items: number) => count(items),
    drop: (items: number) => count(-items),
    add(item: Json) {
      if (added === null) {
        added = [];
        all.push({ '+': added });
      }
      added.push(item);
    },
    change(inner: Patch) {
      added = null;
      all.push({ '~': inner });
    },
  };
}

function patchedList(value: readonly Json[], edits: readonly Json[]): readonly Json[] {
  const made: Json[] = [];
  let at = 0;
  for (const edit of edits) {
    if (typeof edit === 'number') {
      if (edit > 0) made.push(...value.slice(at, at + edit));
      at += Math.abs(edit);
    } else if (isObject(edit) && isList(edit['+'] ?? null)) made.push(...(edit['+'] as readonly Json[]));
    else if (isObject(edit)) made.push(applyPatch(value[at++] as Json, edit['~'] as Patch));
  }
  return [...made, ...value.slice(at)];
}

/** By what an item of a list is found again: its id, or what it is. Records without an id and lists have nothing. */
function markOf(item: Json): string | null {
  if (typeof item !== 'object' || item === null) return JSON.stringify(item);
  return idOf(item);
}

const idOf = (item: Json): string | null => (isObject(item) && typeof item.id === 'string' ? item.id : null);

/** A field of a record that may not have it. Of all that is inherited, only this could be taken for data. */
const own = (record: JsonRecord, key: string): Json | undefined =>
  key === '__proto__' && !Object.hasOwn(record, key) ? undefined : record[key];

/** Whether two values are equal, whatever the order of their keys. */
function isSame(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (isList(one)) {
    if (!isList(other) || one.length !== other.length) return false;
    return one.every((item, place) => isSame(item, other[place] as Json));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && isSame(one[key] as Json, other[key] as Json));
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isObject = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Also where the key is one that plain records know otherwise. */
function put(record: Record<string, Json>, key: string, value: Json): void {
  if (key === '__proto__')
    Object.defineProperty(record, key, { value, enumerable: true, configurable: true, writable: true });
  else record[key] = value;
}

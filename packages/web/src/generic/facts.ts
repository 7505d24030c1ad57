import { isRecord, type Json, type JsonRecord, type SchemaNode } from '@concilio/kernel';
import {
  areSeatsInView,
  gameText,
  isSeatInView,
  isThing,
  seatName,
  thingName,
  valueName,
  type Words,
} from '@concilio/words';
import { valuesOf } from './values.ts';

/** A number or a word with its name. */
export interface Fact {
  readonly path: string;
  readonly label: string;
  /** Empty where the label says it all. */
  readonly text: string;
  readonly number: number | null;
  /** What the number can be, where the game says so: then it is drawn as a track. */
  readonly range: { readonly min: number; readonly max: number } | null;
  /** All that it goes through, where the game says so: then they are drawn in a row. */
  readonly among: readonly { readonly text: string; readonly isNow: boolean }[];
}

/** What reading needs to know wherever it is. */
export interface Reader {
  readonly words: Words;
  /** The names of all pieces that can be told apart, by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** Before whom it lies, if before anybody. */
  readonly seat: number | null;
  readonly marks: Map<string, string>;
}

/** A list of words that are no things, or of records that are none. */
export function wordsOf(
  reader: Reader,
  field: string,
  list: readonly Json[],
  path: string,
  label: string,
): Fact[] {
  const said = list.flatMap((item) => wordOf(reader, field, item, path) ?? []);
  return said.length === 0
    ? []
    : [{ path, label, text: said.join(' · '), number: null, range: null, among: [] }];
}

function wordOf(reader: Reader, field: string, item: Json, path: string): string | null {
  if (item === null || typeof item === 'boolean') return null;
  if (typeof item === 'number' && areSeatsInView(path)) return seatName(reader.words, item);
  if (Array.isArray(item))
    return item.flatMap((one: Json) => wordOf(reader, field, one, path) ?? []).join(' ');
  if (!isRecord(item)) return scalar(reader, field, item);
  const words = Object.entries(item as JsonRecord).flatMap(
    ([name, value]) => wordOf(reader, name, value, path) ?? [],
  );
  return words.length === 0 ? null : words.join(' ');
}

/** What is not so (no, nothing) is not worth a word. */
export function factOf(
  reader: Reader,
  field: string,
  value: Json,
  path: string,
  label: string,
  node: SchemaNode | undefined,
): Fact[] {
  if (value === null || value === false || value === '') return [];
  if (value === true) return [{ path, label, text: '', number: null, range: null, among: [] }];
  const number = typeof value === 'number' && seatIn(field, value) === null ? value : null;
  const range = number === null ? null : rangeOf(node);
  const among = typeof value === 'string' && field === 'phase' ? amongOf(reader, field, value) : [];
  return [{ path, label, text: scalar(reader, field, value), number, range, among }];
}

const amongOf = ({ words }: Reader, field: string, now: string): Fact['among'] =>
  valuesOf(words, field).map((value) => ({
    text: valueName(words, field, value),
    isNow: value === now,
  }));

function rangeOf(node: SchemaNode | undefined): Fact['range'] {
  if (node?.is !== 'integer' || node.min === undefined || node.max === undefined) return null;
  return { min: node.min, max: node.max };
}

export const seatIn = (field: string, value: Json | undefined): number | null =>
  typeof value === 'number' && isSeatInView(field) ? value : null;

function scalar({ words, names }: Reader, field: string, value: Json): string {
  const seat = seatIn(field, value);
  if (seat !== null) return seatName(words, seat);
  return typeof value === 'string' ? (names.get(value) ?? valueName(words, field, value)) : String(value);
}

/** The word for a field: the game's own, the name of the thing that it is, or the field itself. */
export function labelOf(words: Words, path: string, field: string): string {
  const own = gameText(words, path);
  if (own !== undefined) return own;
  return isThing(words, field) ? thingName(words, field) : field;
}

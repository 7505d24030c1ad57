import { isRecord, type Json, type JsonRecord } from '@concilio/kernel';
import {
  areSeatsInView,
  BACK,
  gameText,
  isSeatField,
  isSeatInView,
  isThing,
  seatName,
  thingName,
  valueName,
} from '@concilio/words';
import type { Words } from './words.ts';

/** More backs than these are counted. */
const BACKS_SHOWN = 6;

/** A list of cards or other things as short texts, backs put together; `null` if the value is anything else. */
export function drawItems(words: Words, value: Json, path: string): string[] | null {
  if (!Array.isArray(value)) return null;
  const items: readonly Json[] = value;
  if (!items.every((item) => isItem(words, item))) return null;
  const faces = items.flatMap((item) => faceOf(words, item, path) ?? []);
  const backs = items.length - faces.length;
  return backs === 0 ? faces : [...faces, words.paint.faint(backsOf(backs))];
}

const backsOf = (count: number): string => (count <= BACKS_SHOWN ? BACK.repeat(count) : `${BACK} ×${count}`);

/**
 * Things stand in views by their ids, or as records that name a thing (`null` for a back) or a player beside other
 * facts.
 */
function isItem(words: Words, item: Json): boolean {
  if (!isRecord(item)) return item === null || typeof item === 'number' || typeof item === 'string';
  const record = item as JsonRecord;
  const values = Object.values(record);
  return headIn(words, record) !== undefined || (values.includes(null) && !values.some(Array.isArray));
}

function faceOf(words: Words, item: Json, path: string): string | null {
  if (item === null) return null;
  if (!isRecord(item))
    return typeof item === 'string' ? thingName(words, item) : numberText(words, item, path);
  return recordText(words, item as JsonRecord, path);
}

const numberText = (words: Words, item: Json, path: string): string =>
  typeof item === 'number' && areSeatsInView(path) ? seatName(words, item) : words.paint.thing(String(item));

/** `Aragorn (damage 2)`, `Pippin (card Lembas)`; `null` for a back. */
function recordText(words: Words, record: JsonRecord, path: string): string | null {
  const field = headIn(words, record);
  if (field === undefined) return null;
  const facts = Object.entries(record).flatMap(([name, fact]) =>
    name === field || name === 'id' ? [] : factOf(words, `${path}.${name}`, name, fact),
  );
  const name = scalar(words, field, record[field] ?? null);
  return facts.length === 0
    ? name
    : `${name} ${words.paint.faint('(')}${facts.join(', ')}${words.paint.faint(')')}`;
}

/** The field that says what, or whose, a record is. */
const headIn = (words: Words, record: JsonRecord): string | undefined =>
  Object.keys(record).find((field) => {
    const value = record[field];
    return typeof value === 'number'
      ? isSeatField(field)
      : typeof value === 'string' && isThing(words, value);
  });

/** What is nothing (no damage, not exhausted, no attachments) is not worth a word. */
export function factOf(words: Words, path: string, field: string, fact: Json): string[] {
  if (fact === null || fact === false || fact === '' || (fact === 0 && !isSeatInView(path))) return [];
  const label = gameText(words, path) ?? field;
  if (fact === true) return [label];
  if (isRecord(fact)) {
    const text = recordText(words, fact as JsonRecord, path);
    return text === null ? [] : [`${label} ${text}`];
  }
  if (!Array.isArray(fact)) return [`${label} ${scalar(words, path, fact)}`];
  const items = drawItems(words, fact, path) ?? fact.map((item: Json) => plainText(words, field, item));
  return items.length === 0 ? [] : [`${label} ${items.join(' + ')}`];
}

/** A record that names neither a thing nor a player: all that it says, one after the other. */
function plainText(words: Words, field: string, value: Json): string {
  if (value === null || value === false) return '';
  if (Array.isArray(value)) return value.map((item: Json) => plainText(words, field, item)).join(' ');
  if (!isRecord(value)) return scalar(words, field, value);
  return Object.entries(value as JsonRecord)
    .map(([name, item]) => plainText(words, name, item))
    .filter((said) => said !== '')
    .join(' ');
}

/** A number or a word at the end of a path: the name of the player or of the thing that it stands for, if it does. */
export function scalar(words: Words, path: string, value: Json): string {
  const field = path.slice(path.lastIndexOf('.') + 1);
  if (typeof value === 'number' && isSeatInView(path)) return seatName(words, value);
  if (typeof value !== 'string') return words.paint.thing(String(value));
  return isThing(words, value) ? thingName(words, value) : words.paint.thing(valueName(words, field, value));
}

/** The word for a field: the game's own, the name of the thing or the number that it is, or the field itself. */
export function labelOf(words: Words, path: string, field: string): string {
  const own = gameText(words, path);
  if (own !== undefined) return own;
  return isThing(words, field) ? thingName(words, field) : field;
}

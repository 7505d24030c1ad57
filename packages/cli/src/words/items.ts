import { isRecord, type Json, type JsonRecord } from '@concilio/kernel';
import { BACK, gameText, isThing, thingName, type Words } from './words.ts';

/** More backs than these are counted. */
const BACKS_SHOWN = 6;

/** A list of cards or other things as short texts, backs put together; `null` if the value is anything else. */
export function drawItems(words: Words, value: Json, path: string): string[] | null {
  if (!Array.isArray(value)) return null;
  const items: readonly Json[] = value;
  if (items.length === 0) return [words.paint.faint('–')];
  if (!items.every((item) => isItem(words, item))) return null;
  const faces = items.flatMap((item) => faceOf(words, item, path) ?? []);
  const backs = items.length - faces.length;
  return backs === 0 ? faces : [...faces, words.paint.faint(backsOf(backs))];
}

const backsOf = (count: number): string => (count <= BACKS_SHOWN ? BACK.repeat(count) : `${BACK} ×${count}`);

/** Things stand in views by their ids, or as records that name a thing (`null` for a back) beside other facts. */
function isItem(words: Words, item: Json): boolean {
  if (!isRecord(item)) return item === null || typeof item === 'number' || typeof item === 'string';
  const record = item as JsonRecord;
  return thingIn(words, record) !== undefined || Object.values(record).includes(null);
}

function faceOf(words: Words, item: Json, path: string): string | null {
  if (item === null) return null;
  if (!isRecord(item))
    return typeof item === 'string' ? thingName(words, item) : words.paint.thing(String(item));
  const record = item as JsonRecord;
  const field = thingIn(words, record);
  if (field === undefined) return null;
  const facts = Object.entries(record).flatMap(([name, fact]) =>
    name === field || name === 'id' ? [] : factOf(words, `${path}.${name}`, name, fact),
  );
  const name = thingName(words, String(record[field]));
  return facts.length === 0
    ? name
    : `${name} ${words.paint.faint('(')}${facts.join(', ')}${words.paint.faint(')')}`;
}

const thingIn = (words: Words, record: JsonRecord): string | undefined =>
  Object.keys(record).find((field) => {
    const value = record[field];
    return typeof value === 'string' && isThing(words, value);
  });

/** What is nothing (no damage, not exhausted, no attachments) is not worth a word. */
function factOf(words: Words, path: string, field: string, fact: Json): string[] {
  if (fact === null || fact === false || fact === 0 || fact === '') return [];
  const label = gameText(words, path) ?? field;
  if (fact === true) return [label];
  if (!Array.isArray(fact)) return isRecord(fact) ? [] : [`${label} ${String(fact)}`];
  const items = fact.length === 0 ? null : drawItems(words, fact, path);
  return items === null ? [] : [`${label} ${items.join(' + ')}`];
}

import { type Fields, isRecord, type Json, type JsonRecord, type KindNode, view } from '@concilio/kernel';
import type { Values } from './format.ts';
import { gameText, listed, seatName, thingName, type Words } from './words.ts';

/** A word as the game says it, in the first family of texts that has it: `phase.quest`, `deck.lore`. */
export const wordName = (words: Words, named: readonly string[], value: string): string =>
  named.flatMap((family) => gameText(words, `${family}.${value}`) ?? [])[0] ?? value;

/** The values of a sentence, each as its kind says. Ids of pieces are for machines: they are left out. */
export function valuesOf(words: Words, fields: Fields, data: JsonRecord | undefined): Values {
  return Object.fromEntries(
    Object.entries(data ?? {}).flatMap(([field, value]) => {
      const kind = Object.hasOwn(fields, field) ? fields[field] : undefined;
      const text = kind === undefined ? null : valueOf(words, kind, value);
      return text === null ? [] : [[field, text]];
    }),
  );
}

function valueOf(words: Words, declared: KindNode, value: Json): string | number | null {
  const kind = view.presentOf(declared);
  if (value === null) return '';
  const items = view.itemsOf(kind);
  if (items !== null && Array.isArray(value)) {
    const all = value.flatMap((item: Json) => valueOf(words, items, item) ?? []);
    return all.length < value.length ? null : listed(words, all.map(String));
  }
  if (kind.is === 'piece id' || isRecord(value)) return null;
  if (typeof value === 'number') return kind.is === 'seat' ? seatName(words, value) : value;
  const text = String(value);
  switch (kind.is) {
    case 'thing':
      return thingName(words, text);
    case 'word':
    case 'one of':
    case 'phase':
      return wordName(words, kind.named, text);
    default:
      return text;
  }
}

/** What is printed on things has words that the game may have texts for, by the name of the fact: `sphere.lore`. */
export const factName = (words: Words, fact: string, value: string): string =>
  wordName(words, [kebab(fact), kebab(fact.replace(/(s|Name)$/, '')), 'thing'], value);

const kebab = (field: string): string => field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

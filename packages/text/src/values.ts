import { type Fields, isRecord, type Json, type JsonRecord, type KindNode, view } from '@concilio/kernel';
import type { Values } from './format.ts';
import { gameText, listed, seatName, thingName, type Speaker } from './speaker.ts';

/** A word as the game says it, in the first family of texts that has it: `phase.quest`, `deck.lore`. */
export const wordName = (speaker: Speaker, named: readonly string[], value: string): string =>
  named.flatMap((family) => gameText(speaker, `${family}.${value}`) ?? [])[0] ?? value;

/** The values of a sentence, each as its kind says. Ids of pieces are for machines: they are left out. */
export function valuesOf(speaker: Speaker, fields: Fields, data: JsonRecord | undefined): Values {
  return Object.fromEntries(
    Object.entries(data ?? {}).flatMap(([field, value]) => {
      const kind = Object.hasOwn(fields, field) ? fields[field] : undefined;
      const text = kind === undefined ? null : valueOf(speaker, kind, value);
      return text === null ? [] : [[field, text]];
    }),
  );
}

function valueOf(speaker: Speaker, declared: KindNode, value: Json): string | number | null {
  const kind = view.presentOf(declared);
  if (value === null) return '';
  const items = view.itemsOf(kind);
  if (items !== null && Array.isArray(value)) {
    const all = value.flatMap((item: Json) => valueOf(speaker, items, item) ?? []);
    return all.length < value.length ? null : listed(speaker, all.map(String));
  }
  if (kind.is === 'piece id' || isRecord(value)) return null;
  if (typeof value === 'number') return kind.is === 'seat' ? seatName(speaker, value) : value;
  const text = String(value);
  switch (kind.is) {
    case 'thing':
      return thingName(speaker, text);
    case 'word':
    case 'one of':
    case 'phase':
      return wordName(speaker, kind.named, text);
    default:
      return text;
  }
}

/** What is printed on things has words that the game may have texts for, by the name of the fact: `sphere.lore`. */
export const factName = (speaker: Speaker, fact: string, value: string): string =>
  wordName(speaker, [kebab(fact), kebab(fact.replace(/(s|Name)$/, '')), 'thing'], value);

const kebab = (field: string): string => field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

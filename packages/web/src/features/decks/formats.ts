import type { Json } from '@concilio/kernel';
import type { Decks, DeckRead } from '@concilio/cards';
import type { Say } from '../../ui/say.ts';
import { asDeck, type Deck } from './deck.ts';
import { type Key, texts } from './text/index.ts';

/** No deck is longer. */
export const LONGEST = 200_000;
/** The kinds of files that decks come in. */
export const FILES = '.txt,.json,.o8d,text/plain,application/json';
/** What the server keeps at most. */
export const LONGEST_NAME = 80;

const isKey = (key: string): key is Key => Object.hasOwn(texts.en, key);

/** What a form is called; one that these pages have not heard of goes by its own name. */
export function formatName(say: Say<Key>, format: string): string {
  const key = `format.${format}`;
  return isKey(key) ? say(key) : format;
}

/** A name without what no database takes, and not longer than it may be; letters are never cut in two. */
export function fittingName(name: string): string {
  let fitting = '';
  for (const letter of name.replaceAll(/\p{Cc}|\p{Cs}/gu, ' ')) {
    if (fitting.length + letter.length > LONGEST_NAME) break;
    fitting += letter;
  }
  return fitting.trim();
}

/** How a file in this form is called. */
export function fileName(name: string, format: string): string {
  const plain = name.replaceAll(/[^\p{L}\p{N} _-]+/gu, '').trim();
  const ending = format === 'o8d' ? 'o8d' : format === 'ringsdb-text' ? 'txt' : 'json';
  return `${plain === '' ? 'deck' : plain}.${ending}`;
}

interface Reading {
  readonly deck: Deck | null;
  readonly json: Json;
  readonly format: string | null;
  readonly unread: DeckRead['unread'];
}

/** Reads a deck in the form that was named, or in the one that it looks like. A file gives its name to a nameless deck. */
export function readDeck(decks: Decks, text: string, named: string | null, file: string | null): Reading {
  const format = named ?? decks.guess(text);
  if (format === null || text.trim() === '') return { deck: null, json: null, format, unread: [] };
  const { deck: json, unread } = decks.read(text, format);
  const deck = asDeck(json);
  if (deck === null) return { deck, json, format, unread };
  const isNameless = deck.name === '' || deck.name === 'own';
  const given = isNameless ? (file ?? '').replace(/\.\w+$/, '') : deck.name;
  return { deck: { ...deck, name: fittingName(given) }, json, format, unread };
}

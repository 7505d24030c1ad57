import type { DeckRead, Decks } from '@concilio/cards';
import type { Json } from '@concilio/kernel';
import type { DecksOfGame, Workbench } from './contract.ts';
import type { Deck } from './deck.ts';
import { fittingName } from './name.ts';

/** No deck is longer. */
export const LONGEST = 200_000;

/** How a file in this form is called. */
export function fileName(name: string, ending: string): string {
  const plain = name.replaceAll(/[^\p{L}\p{N} _-]+/gu, '').trim();
  return `${plain === '' ? 'deck' : plain}.${ending}`;
}

/** The kinds of files that decks come in. */
export const filesOf = (forms: Workbench['forms']): string =>
  [...new Set(forms.map(({ ending }) => `.${ending}`)), 'text/plain', 'application/json'].join(',');

interface Reading {
  readonly deck: Deck | null;
  readonly json: Json;
  readonly format: string | null;
  readonly unread: DeckRead['unread'];
}

/** Reads a deck in the form that was named, or in the one that it looks like. A file gives its name to a nameless deck. */
export function readDeck(
  rules: Decks,
  own: Pick<DecksOfGame, 'read'>,
  text: string,
  named: string | null,
  file: string | null,
): Reading {
  const format = named ?? rules.guess(text);
  if (format === null || text.trim() === '') return { deck: null, json: null, format, unread: [] };
  const { deck: json, unread } = rules.read(text, format);
  const deck = own.read(json);
  if (deck === null) return { deck, json, format, unread };
  const isNameless = deck.name === '' || deck.name === 'own';
  const given = isNameless ? (file ?? '').replace(/\.\w+$/, '') : deck.name;
  return { deck: { ...deck, name: fittingName(given) }, json, format, unread };
}

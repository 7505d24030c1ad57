import type { Decks } from '@concilio/cards';
import { CORE_SET } from '../content/index.ts';
import type { LcgSet } from '../rules/sets.ts';
import { asDeck } from './deck.ts';
import { FORMATS } from './formats.ts';
import { problemsOf } from './legality.ts';

function formatNamed(name: string) {
  const format = FORMATS.find((one) => one.name === name);
  if (format === undefined) throw new Error(`There is no deck format "${name}".`);
  return format;
}

/** Decks in and out, and what the rules say of them. */
export const decksOf = (set: LcgSet): Decks => ({
  formats: FORMATS.map(({ name }) => name),
  guess: (text) => FORMATS.find((format) => format.looksLike(text))?.name ?? null,
  read: (text, format) => formatNamed(format).read(set, text),
  write(value, format) {
    const deck = asDeck(value);
    if (deck === null) throw new Error('This is no deck: it has heroes and cards.');
    return formatNamed(format).write(set, deck);
  },
  check: (deck) => problemsOf(set, deck),
});

/** Those of the set that the game comes with. */
export const decks = decksOf(CORE_SET);

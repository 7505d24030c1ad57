import type { Decks } from '@concilio/kernel';
import { asDeck } from './deck.ts';
import { FORMATS } from './formats.ts';
import { problemsOf } from './legality.ts';
import { sealedPool } from './sealed.ts';

function formatNamed(name: string) {
  const format = FORMATS.find((one) => one.name === name);
  if (format === undefined) throw new Error(`There is no deck format "${name}".`);
  return format;
}

/** Decks in and out, and what the rules say of them. */
export const decks: Decks = {
  formats: FORMATS.map(({ name }) => name),
  guess: (text) => FORMATS.find((format) => format.looksLike(text))?.name ?? null,
  read: (text, format) => formatNamed(format).read(text),
  write(value, format) {
    const deck = asDeck(value);
    if (deck === null) throw new Error('This is no deck: it has a Ring-bearer, a Ring, sites and cards.');
    return formatNamed(format).write(deck);
  },
  check: (deck) => problemsOf(deck),
  sealed: sealedPool,
};

import type { Decks } from '@concilio/cards';
import { TOWERS_SET } from '../content/index.ts';
import type { TcgSet } from '../rules/sets.ts';
import { STARTERS } from '../content/starters.ts';
import { asDeck } from './deck.ts';
import { FORMATS, poolOf } from './formats.ts';
import { problemsOf } from './legality.ts';
import { sealedPool } from './sealed.ts';

/** The decks that lie in the box. */
export { STARTERS };

function formatNamed(name: string) {
  const format = FORMATS.find((one) => one.name === name);
  if (format === undefined) throw new Error(`There is no deck format "${name}".`);
  return format;
}

/** Decks in and out, and what the rules say of them. */
export function decksOf(set: TcgSet): Decks {
  const pool = poolOf(set);
  return {
    formats: FORMATS.map(({ name }) => name),
    guess: (text) => FORMATS.find((format) => format.looksLike(pool, text))?.name ?? null,
    read: (text, format) => formatNamed(format).read(pool, text),
    write(value, format) {
      const deck = asDeck(set, value);
      if (deck === null) throw new Error('This is no deck: it has a Ring-bearer, a Ring, sites and cards.');
      return formatNamed(format).write(pool, deck);
    },
    check: (deck) => problemsOf(set, deck),
    sealed: (random, boosters) => sealedPool(set, random, boosters),
  };
}

/** Those of the set that the game comes with. */
export const decks = decksOf(TOWERS_SET);

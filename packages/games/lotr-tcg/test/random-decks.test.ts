import { type Json, Match, seedFrom } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { printedCards } from '../src/decks/deck.ts';
import { TOWERS_SET } from '../src/content/index.ts';
import { decksOf } from '../src/decks/index.ts';
import { lotrTcg } from '../src/index.ts';
import { ENOUGH, randomDecks } from './random-decks.ts';

const decks = decksOf(TOWERS_SET);

describe.each(['towers', 'open'] as const)('random decks in the format %s', (format) => {
  const made = ['one', 'two', 'three'].map((seed) => randomDecks(seed, ENOUGH, format));

  test('each is legal', () => {
    for (const deck of made.flat()) expect(decks.check(deck as unknown as Json)).toEqual([]);
  });

  test('together they hold every card of the set, and the older ones where those are legal', () => {
    for (const together of made) {
      const held = new Set(
        together.flatMap(({ ringBearer, ring, sites, cards }) => [
          ringBearer,
          ring,
          ...sites,
          ...Object.keys(cards),
        ]),
      );
      const wanted = printedCards(TOWERS_SET).filter(
        ({ set, block }) => set === 4 || (format === 'open' && block !== 'fellowship'),
      );
      expect(wanted.filter(({ id }) => !held.has(id))).toEqual([]);
      expect(wanted).toHaveLength(format === 'open' ? 380 : 365);
    }
  });

  test('a table takes them, and the same seed makes the same ones', () => {
    expect(randomDecks('one', ENOUGH, format)).toEqual(made[0]);
    const [first, second] = randomDecks('four', 2, format);
    const options = { format, decks: [first, second] } as never;
    expect(() => Match.create(lotrTcg, { seats: 2, seed: seedFrom('random'), options })).not.toThrow();
  });
});

import { describe, expect, test } from 'vitest';
import { type Line, TABLE_LINES } from './layout.ts';
import { measured } from './measured.ts';
import { opened } from './opened.ts';
import { GAMES, type Measured, sampled } from './sampled.ts';

const here = opened();

/** Lines that a game does not hold yet: what is missed is measured by `npm run prove -- tables`. */
const NOT_YET: Readonly<Record<Measured, readonly Line[]>> = {
  'lotr-board': [],
  'lotr-lcg': [],
  'lotr-tcg': ['scroll'],
  ragnarok: ['scroll'],
};

// Two hundred questions a game in three languages are a measurement: `npm run prove -- tables`.
describe('wherever something is asked', () => {
  test.each(GAMES)(
    '%s: what is lit, the way on and every word are in sight',
    { timeout: 600_000 },
    async (game) => {
      const lines = TABLE_LINES.filter((line) => !NOT_YET[game].includes(line));
      const found = await measured(here.browser, here.site.address, sampled(game, 12), ['es'], lines);
      expect(found.map(({ line, size, what, sample }) => `${line} ${size}: ${what}, at ${sample}`)).toEqual(
        [],
      );
    },
  );
});

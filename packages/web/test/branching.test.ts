import { expect, test } from 'vitest';
import { branchMatch, GAMES } from './branched.ts';
import { opened } from './opened.ts';

const here = opened();

// Every tenth answer of two matches a game is a measurement: `npm run prove -- branching`.
test.each(GAMES)(
  '%s: one plays on from the start, from the midst and from the end of a match',
  {
    timeout: 300_000,
  },
  async (game) => {
    const { moments, failures } = await branchMatch(here.browser, here.site.address, game, (length) => [
      0,
      Math.floor(length / 3),
      Math.floor((length * 2) / 3),
      length - 1,
    ]);
    expect(failures).toEqual([]);
    expect(moments).toBe(4);
  },
);

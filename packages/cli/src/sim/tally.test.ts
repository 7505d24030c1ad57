import { type Outcome, seat } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { Better, matched } from './better.ts';
import type { Plan, Played } from './plan.ts';
import { seatsOfBot, shareOf, Tally } from './tally.ts';

const ended = (winners: readonly number[], scores: readonly number[] = [3, 1]): Outcome => ({
  winners: winners.map(seat),
  scores,
  reason: 'goal',
});

const played = (outcome: Outcome | null): Played => ({ hash: 'h', decisions: 5, outcome, failure: null });

const plan: Plan = {
  game: 'tutorial',
  seats: 2,
  options: {},
  seed: '0'.repeat(32),
  bots: ['strong', 'random'],
  lineups: [[0, 1]],
  budget: { playouts: 1 },
  recorded: false,
  coverage: false,
};

describe('the share of a match', () => {
  test('is all, none, or half where others won too or nobody did', () => {
    expect(shareOf('versus', ended([0]), [0])).toBe(1);
    expect(shareOf('versus', ended([1]), [0])).toBe(0);
    expect(shareOf('versus', ended([0, 1]), [0])).toBe(0.5);
    expect(shareOf('versus', ended([]), [0])).toBe(0.5);
    expect(shareOf('versus', ended([0, 2]), [0, 2])).toBe(1);
  });

  test('is the same for all who play together', () => {
    expect(shareOf('cooperative', ended([0, 1]), [1])).toBe(1);
    expect(shareOf('cooperative', ended([]), [1])).toBe(0);
  });

  test('is one’s own where a variant of such a game has made rivals', () => {
    expect(shareOf('cooperative', ended([1]), [1])).toBe(1);
    expect(shareOf('cooperative', ended([1]), [0])).toBe(0);
  });

  test('of a bot that plays against itself is that of its first seat', () => {
    expect(seatsOfBot('versus', [0, 0, 0], 0)).toEqual([0]);
    expect(seatsOfBot('cooperative', [0, 0], 0)).toEqual([0, 1]);
    expect(seatsOfBot('versus', [0, 1, 0], 0)).toEqual([0, 2]);
  });
});

test('a tally adds up what was won, scored and decided', () => {
  const tally = new Tally('versus', plan);
  for (const outcome of [ended([0]), ended([0]), ended([1], [1, 4]), ended([0, 1], [2, 2])])
    tally.add(played(outcome));
  tally.add(played(null));
  expect(tally.summary()).toMatchObject({
    games: 5,
    finished: 4,
    outcomes: { goal: 4 },
    score: { mean: 2.25, min: 1, max: 3 },
    winRate: { rate: 0.625 },
    bySeat: [
      { seat: 0, bot: 'strong', winRate: { rate: 0.625 } },
      { seat: 1, bot: 'random', winRate: { rate: 0.375 } },
    ],
    decisions: 25,
  });
});

test('a tally of nothing has no score', () => {
  expect(new Tally('versus', plan).summary()).toMatchObject({ games: 0, score: null });
});

describe('matched pairs', () => {
  test('swap the seats of a versus game and the whole table of a co-operative one', () => {
    expect(matched('versus', 3)).toEqual([
      [0, 1, 0],
      [1, 0, 1],
    ]);
    expect(matched('cooperative', 2)).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  test('decide for the bot that wins from both sides', () => {
    const better = new Better('versus', matched('versus', 2));
    for (let pair = 0; pair < 20; pair++) better.add([played(ended([1])), played(ended([0]))]);
    expect(better.comparison).toEqual({
      pairs: 20,
      difference: { mean: -1, low: -1, high: -1 },
      better: 1,
    });
  });

  test('decide nothing where the seat wins, and leave out what was not finished', () => {
    const better = new Better('versus', matched('versus', 2));
    for (let pair = 0; pair < 30; pair++) better.add([played(ended([0])), played(ended([0]))]);
    better.add([played(ended([0])), played(null)]);
    expect(better.comparison).toMatchObject({ pairs: 30, difference: { mean: 0 }, better: null });
  });

  test('compare who wins more often together', () => {
    const better = new Better('cooperative', matched('cooperative', 2));
    for (let pair = 0; pair < 40; pair++)
      better.add([played(ended([0, 1])), played(ended(pair % 4 === 0 ? [0, 1] : []))]);
    expect(better.comparison).toMatchObject({ difference: { mean: 0.75 }, better: 0 });
  });
});

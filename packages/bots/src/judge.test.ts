import { describe, expect, test } from 'vitest';
import { winProbabilities, type Judgement, scoreBy, type Signs } from './judge.ts';

const features = (gold: number, wounds: number) => ({ gold: gold / 10, wounds: wounds / 4 });
type Feature = keyof ReturnType<typeof features>;

const JUDGEMENT: Judgement<'early' | 'late', Feature> = {
  early: { gold: 2, wounds: -1 },
  late: { gold: 0, wounds: -3 },
};

describe('a score', () => {
  const score = scoreBy(JUDGEMENT);

  test('adds up what each feature tells', () => {
    expect(score('early', features(5, 2))).toBe(0.5);
  });

  test('belongs to the part of the match', () => {
    expect(score('late', features(5, 2))).toBe(-1.5);
  });

  test('goes by names, in whatever order they stand', () => {
    expect(score('early', { wounds: 0.5, gold: 0.5 })).toBe(0.5);
  });
});

describe('the chances of rivals', () => {
  test('are equal where nothing parts them, and one together', () => {
    expect(winProbabilities([1, 1, 1, 1])).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  test('follow their scores', () => {
    const [one = 0, other = 0] = winProbabilities([Math.log(3), 0]);
    expect(one).toBeCloseTo(0.75);
    expect(other).toBeCloseTo(0.25);
  });

  test('are nothing for whoever has lost already', () => {
    expect(winProbabilities([null, 2])).toEqual([0, 1]);
    expect(winProbabilities([null, null])).toEqual([0, 0]);
  });
});

test('a feature that is misspelt or has no weight does not compile', () => {
  const misspelt: Judgement<'early', Feature> = {
    // @ts-expect-error no feature is called so
    early: { gold: 2, wound: -1 },
  };
  const lacking: Judgement<'early', Feature> = {
    // @ts-expect-error wounds have no weight
    early: { gold: 2 },
  };
  // @ts-expect-error a part that has not been learned
  const unlearned: Judgement<'early' | 'late', Feature> = { early: { gold: 2, wounds: -1 } };
  // @ts-expect-error a sign of a feature that there is not
  const sign: Signs<Feature> = { golds: 1 };
  // @ts-expect-error a table that lacks a feature
  const score = scoreBy(JUDGEMENT)('early', { gold: 1 });
  expect([misspelt, lacking, unlearned, sign, score]).toHaveLength(5);
});

import { seat } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { answer, asked, begin, benchRules } from '../test/bench.ts';
import { type Bill, canPay, payFrom, type Pool } from './payment.ts';

const pools = (...has: number[]): Pool[] =>
  has.map((amount, index) => ({ id: `pool-${index}`, has: amount }));

describe('a bill can be paid', () => {
  test.each<[number[], Bill, boolean]>([
    [[2, 1], { cost: 3 }, true],
    [[2, 1], { cost: 4 }, false],
    [[], { cost: 0 }, true],
    [[], { cost: 1 }, false],
    [[3, 1], { cost: 3, fromAtLeast: 2 }, true],
    [[3, 0], { cost: 3, fromAtLeast: 2 }, false],
    [[5, 1, 1], { cost: 3, fromAtLeast: 3 }, true],
    [[5, 5], { cost: 3, fromAtLeast: 3 }, false],
    [[2, 2], { cost: 1, fromAtLeast: 2 }, false],
  ])('from %j: %j is %s', (has, bill, can) => {
    expect(canPay(pools(...has), bill)).toBe(can);
  });

  test('only by what one question can ask', () => {
    expect(() => canPay(pools(2, 2), { cost: 4, fromAtLeast: 3 })).toThrow(
      'A bill comes from at least two pools, or from as many as it costs, not from 3.',
    );
  });
});

describe('whoever pays', () => {
  const pay = (has: number[], bill: Bill) => {
    const paid: Readonly<Record<string, number>>[] = [];
    const match = begin(benchRules([]), {}, (play) => {
      paid[0] = payFrom(play, seat(1), 'pay', pools(...has), bill, { card: 'horn' });
    });
    return { match, paid: () => paid[0] };
  };

  test.each<[string, number[], Bill, Record<string, number>]>([
    ['nothing is to be paid', [2, 2], { cost: 0 }, {}],
    ['it takes all that there is', [2, 1, 0], { cost: 3 }, { 'pool-0': 2, 'pool-1': 1 }],
    ['there is a single pool', [0, 5], { cost: 3 }, { 'pool-1': 3 }],
    [
      'each must give one, and there are no others',
      [4, 1, 2],
      { cost: 3, fromAtLeast: 3 },
      { 'pool-0': 1, 'pool-1': 1, 'pool-2': 1 },
    ],
  ])('is not asked where %s', (_why, has, bill, expected) => {
    const { match, paid } = pay(has, bill);
    expect(match.outcome).not.toBeNull();
    expect(paid()).toEqual(expected);
  });

  test('chooses where there is more than one way, from pools that hold something', () => {
    const { match, paid } = pay([2, 0, 3], { cost: 3 });
    expect(asked(match)).toEqual({ seat: 1, key: 'pay', options: ['pool-0', 'pool-2'] });
    const question = match.open[0]?.question;
    expect(question).toMatchObject({ kind: 'distribute', total: { min: 3, max: 3 }, with: { card: 'horn' } });
    expect(() => answer(match, { 'pool-0': 0, 'pool-2': 2 })).toThrow();
    answer(match, { 'pool-0': 1, 'pool-2': 2 });
    expect(paid()).toEqual({ 'pool-0': 1, 'pool-2': 2 });
  });

  test('is not offered to take it all from one pool, where it must come from two', () => {
    const { match } = pay([3, 3], { cost: 3, fromAtLeast: 2 });
    expect(() => answer(match, { 'pool-0': 3, 'pool-1': 0 })).toThrow();
    expect(() => answer(match, { 'pool-0': 2, 'pool-1': 1 })).not.toThrow();
  });

  test('chooses which pools give, where each gives one', () => {
    const { match, paid } = pay([1, 4, 4], { cost: 2, fromAtLeast: 2 });
    answer(match, { 'pool-0': 1, 'pool-1': 0, 'pool-2': 1 });
    expect(paid()).toEqual({ 'pool-0': 1, 'pool-1': 0, 'pool-2': 1 });
  });

  test('has enough, or the rules have gone wrong', () => {
    expect(() => pay([1, 1], { cost: 3 })).toThrow('More is to be paid than there is.');
  });
});

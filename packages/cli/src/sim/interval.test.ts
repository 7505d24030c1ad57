import { QuickRandom, seedFrom } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { Running, sequential, wilson } from './interval.ts';

describe('the interval of a rate', () => {
  test('is that of Wilson', () => {
    const { low, high } = wilson(0.3, 50);
    expect(low).toBeCloseTo(0.191, 3);
    expect(high).toBeCloseTo(0.4375, 3);
  });

  test('stays within bounds where all was won, lost or never played', () => {
    expect(wilson(1, 10).high).toBeCloseTo(1, 12);
    expect(wilson(1, 10).low).toBeCloseTo(0.7225, 3);
    expect(wilson(0, 10).low).toBeCloseTo(0, 12);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe('values that come one after the other', () => {
  test('have the mean and the deviation that they have together', () => {
    const running = new Running();
    for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) running.add(value);
    expect(running.mean).toBeCloseTo(5, 12);
    expect(running.sd).toBeCloseTo(Math.sqrt(32 / 7), 12);
    expect([running.min, running.max, running.count]).toEqual([2, 9, 8]);
  });

  test('say nothing while they are few', () => {
    const running = new Running();
    for (let count = 0; count < 19; count++) running.add(1);
    expect(sequential(running)).toEqual({ low: -1, high: 1 });
    running.add(1);
    expect(sequential(running)).toEqual({ low: 1, high: 1 });
  });

  test('seldom seem to differ from zero by luck, however often one looks', () => {
    const chance = new QuickRandom(seedFrom('luck'));
    let deceived = 0;
    for (let series = 0; series < 400; series++) {
      const running = new Running();
      for (let count = 0; count < 500; count++) {
        running.add(chance.index(3) - 1);
        const { low, high } = sequential(running);
        if (low > 0 || high < 0) {
          deceived++;
          break;
        }
      }
    }
    expect(deceived / 400).toBeLessThan(0.05);
  });
});

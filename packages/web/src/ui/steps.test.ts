import { describe, expect, it } from 'vitest';
import { stepPath, valueAt } from './steps.ts';

describe('a line of steps', () => {
  it('goes on level, and up or down where the value changes', () => {
    expect(stepPath([0, 0, 2, 2, 1], 4, false)).toBe('M0 4H2V2H4V3H4');
  });

  it('ends with the last value that there is', () => {
    expect(stepPath([1, 1, 3, null, null], 3, false)).toBe('M0 2H2V0H2');
    expect(stepPath([null], 3, false)).toBe('');
    expect(stepPath([], 3, false)).toBe('');
  });

  it('closes along the foot where it is filled', () => {
    expect(stepPath([0, 5], 10, true)).toBe('M0 10H1V5H1V10H0Z');
  });
});

describe('the value at a moment', () => {
  it('is none once the line has ended, and the last one beyond the end', () => {
    expect(valueAt([3, 4, null], 1)).toBe(4);
    expect(valueAt([3, 4, null], 2)).toBeNull();
    expect(valueAt([3, 4], 9)).toBe(4);
    expect(valueAt([], 0)).toBeNull();
  });
});

import { expect, test } from 'vitest';
import { best } from './best.ts';

test('the best is found, of equals the first', () => {
  const items = ['ab', 'abc', 'abd', 'a'];
  expect(best(items, ({ length }) => length)).toBe('abc');
});

test('of nothing there is no best, nor of what is worth less than anything', () => {
  expect(best([], () => 1)).toBeUndefined();
  expect(best(['a'], () => Number.NEGATIVE_INFINITY)).toBeUndefined();
});

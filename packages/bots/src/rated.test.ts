import { expect, test } from 'vitest';
import { bestFirst } from './rated.ts';

test('what is worth most comes first, and equals stay in their order', () => {
  const rated = [
    { id: 'a', worth: 1 },
    { id: 'b', worth: 3 },
    { id: 'c', worth: 1 },
    { id: 'd', worth: Number.NEGATIVE_INFINITY },
    { id: 'e', worth: 3 },
  ];
  expect(bestFirst(rated).map(({ id }) => id)).toEqual(['b', 'e', 'a', 'c', 'd']);
});

import { expect, test } from 'vitest';
import { didYouMean, reallyNear } from './near.ts';

const KNOWN = ['goal', 'deck', 'fire', 'ashes', 'seats'];

test.each([
  ['gaol', 'goal'],
  ['dcek', 'deck'],
  ['sets', 'seats'],
  ['Fire', 'fire'],
  ['pile', null],
  ['hand', null],
])('%s: %s', (word, near) => expect(reallyNear(word, KNOWN)).toBe(near));

test('where nothing is near, all that is known is listed', () => {
  expect(didYouMean('pile', KNOWN)).toBe('known are goal, deck, fire, ashes, seats');
  expect(didYouMean('ashs', KNOWN)).toBe('did you mean "ashes"?');
});

import { expect, test } from 'vitest';
import { didYouMean, orMeant, reallyNear, suggestions } from './near.ts';

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

const NAMES = ['Fighting (brown)', 'Fighting (grey)', 'Hiding tile', 'Éowyn', 'Gimli'];

test.each([
  ['Gimil', ['Gimli']],
  ['eowin', ['Éowyn']],
  ['Fighting', ['Fighting (brown)', 'Fighting (grey)']],
  ['fightng', ['Fighting (brown)', 'Fighting (grey)']],
  ['Hiding card', ['Hiding tile']],
  ['Minas Tirith', []],
])('%s may mean %j', (word, names) => expect(suggestions(word, NAMES)).toEqual(names));

test('suggestions in a sentence', () => {
  expect(orMeant([])).toBe('');
  expect(orMeant(['a'])).toBe('; did you mean "a"?');
  expect(orMeant(['a', 'b', 'c'])).toBe('; did you mean "a", "b" or "c"?');
});

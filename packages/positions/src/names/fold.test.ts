import { expect, test } from 'vitest';
import { fold, splitCopy } from './fold.ts';

test.each([
  ['  Éowyn ', 'eowyn'],
  ['Elrond’s Counsel', "elrond's counsel"],
  ['El “consejo” de Elrond', 'el "consejo" de elrond'],
  ['PĂIANJEN', 'păianjen'],
  ['Forest  Spider', 'forest spider'],
])('%s is %s', (one, other) => expect(fold(one)).toBe(fold(other)));

test('other names stay other names', () => {
  expect(fold('Ember 5')).not.toBe(fold('Ember 6'));
});

test('the number of a copy is taken off', () => {
  expect(splitCopy('Ember 5#2')).toEqual({ base: 'Ember 5', copy: 2 });
  expect(splitCopy('Ember 5 #12')).toEqual({ base: 'Ember 5', copy: 12 });
  expect(splitCopy('Ember 5')).toEqual({ base: 'Ember 5', copy: null });
  expect(splitCopy('#2')).toEqual({ base: '#2', copy: null });
});

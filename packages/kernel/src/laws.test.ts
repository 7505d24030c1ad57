import { expect, test } from 'vitest';
import { breachOfLaws } from './laws.ts';

test('plain data keeps the laws', () => {
  expect(breachOfLaws({ a: [1, 'two', null, true, { b: [] }], c: {} })).toBeNull();
});

test.each([
  ['a float', { a: [1.5] }, 'state.a.0 is 1.5'],
  ['not a number', { a: Number.NaN }, 'state.a is NaN'],
  ['minus zero', { a: -0 }, 'state.a is 0'],
  ['undefined', { a: undefined }, 'state.a is undefined'],
  ['a function', { a: () => 1 }, 'state.a is function'],
  ['a map', { a: new Map() }, 'state.a is not a plain record'],
  ['a date', { a: new Date(0) }, 'state.a is not a plain record'],
  ['an array with a hole', { a: Object.assign([], { length: 2 }) }, 'state.a has holes'],
  ['a symbol for a key', { a: { [Symbol.iterator]: 1 } }, 'state.a has symbols'],
])('%s breaks them', (_, value, breach) => {
  expect(breachOfLaws(value)).toContain(breach);
});

test('nothing may be reachable by two paths', () => {
  const shared = { life: 3 };
  expect(breachOfLaws({ one: shared, two: { inside: [shared] } })).toBe(
    'state.two.inside.0 is the same object as state.one',
  );
});

import { expect, test } from 'vitest';
import { mutated } from './mutate.ts';

test('the last expected number is off by one, and nothing else is touched', () => {
  const text =
    'given: { round: 3 }\nthen:\n  - { path: hand.0.card, equals: 2 } # two\n  - { path: a.1, count: 12 }\n  - { pending: none }\n';
  expect(mutated(text)).toBe(text.replace('12', '13'));
});

test('a bound is tightened', () => {
  expect(mutated('then: [{ path: a, atMost: 4 }]')).toBe('then: [{ path: a, atMost: 3 }]');
  expect(mutated('then: [{ path: a, atLeast: 4 }]')).toBe('then: [{ path: a, atLeast: 5 }]');
});

test('assertions between answers count, numbers that are chosen do not', () => {
  expect(mutated('when: [{ then: [{ path: a, equals: 1 }] }, { choose: 3 }]')).toBe(
    'when: [{ then: [{ path: a, equals: 2 }] }, { choose: 3 }]',
  );
  expect(mutated('when: [{ choose: 3 }]\nthen: [{ path: a.0, equals: x }]')).toBeNull();
});

import { canonical, chooseOne, type Json, seat } from '@concilio/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { observation } from './observation.ts';

const question = chooseOne('which', [{ id: 'a' }, { id: 'b' }]);
const numberOf = (view: unknown) => observation(seat(0), view, question, false);

const plain = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.integer(),
    fc.maxSafeInteger(),
    fc.string(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string({ maxLength: 3 }), tie('value'), { maxKeys: 4 }),
  ),
})).value;

/** The same with the keys of every record in the opposite order. */
function reversed(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, item]) => [name, reversed(item)]),
  );
}

test('two views have the same number exactly when they are equal', () => {
  fc.assert(
    fc.property(plain, plain, (one, other) => {
      expect(numberOf(one) === numberOf(other)).toBe(canonical(one) === canonical(other));
    }),
    { numRuns: 500 },
  );
});

test('the order of keys means nothing', () => {
  fc.assert(
    fc.property(plain, (view) => {
      expect(numberOf(reversed(view))).toBe(numberOf(view));
    }),
  );
});

test('a small difference anywhere makes another number', () => {
  const seen = new Set<number>();
  for (let card = 0; card < 200; card++)
    for (let place = 0; place < 50; place++)
      seen.add(
        numberOf({ hand: Array.from({ length: 50 }, (_, index) => (index === place ? card + 1 : 0)) }),
      );
  expect(seen.size).toBe(200 * 50);
});

test('seat, question and whether one must answer all belong to it', () => {
  const other = chooseOne('which', [{ id: 'a' }, { id: 'c' }]);
  const numbers = [
    observation(seat(0), {}, question, false),
    observation(seat(1), {}, question, false),
    observation(seat(0), {}, question, true),
    observation(seat(0), {}, other, false),
    observation(seat(0), {}, { ...question, with: { card: 'a' } }, false),
  ];
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(observation(seat(0), {}, { ...question, blocked: () => [] }, false)).toBe(numbers[0]);
});

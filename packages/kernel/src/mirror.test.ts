import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copy, type Json } from './json.ts';
import { Mirror } from './mirror.ts';

const plain = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.integer(),
    fc.constantFrom('a', 'b', null, true),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('value'), { maxKeys: 3 }),
  ),
})).value;
const table = fc.dictionary(fc.constantFrom('x', 'y', 'z'), plain, { minKeys: 1, maxKeys: 3 });

/** All objects in a piece of data. */
function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

/** Makes one object have the content of another, whatever it was. */
function overwrite(target: object, content: Json): void {
  for (const key of Object.keys(target)) delete (target as Record<string, unknown>)[key];
  if (Array.isArray(target)) target.length = 0;
  if (typeof content === 'object' && content !== null && Array.isArray(content) === Array.isArray(target))
    Object.assign(target, copy(content));
}

describe('an image', () => {
  test('is equal to its original and shares nothing with it, whatever was done to either', () => {
    fc.assert(
      fc.property(
        table,
        fc.array(fc.record({ image: fc.boolean(), which: fc.nat(), content: plain }), { maxLength: 12 }),
        (original, changes) => {
          const mirror = new Mirror();
          for (const { image, which, content } of [...changes, { image: true, which: 0, content: null }]) {
            const reflected = mirror.reflect(original);
            expect(reflected).toEqual(original);
            expect(objectsIn(reflected).filter((one) => objectsIn(original).includes(one))).toEqual([]);
            const objects = objectsIn(image ? reflected : original);
            overwrite(objects[which % objects.length] ?? {}, content);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('uses its objects again', () => {
    const mirror = new Mirror();
    const original = { cards: [{ tapped: false }, { tapped: false }] };
    const first = mirror.reflect(original);
    const [, second] = first.cards;
    original.cards.shift();
    original.cards.push({ tapped: true });
    const again = mirror.reflect(original);
    expect(again).toBe(first);
    expect(again.cards[0]).toBe(second);
    expect(again.cards).toEqual([{ tapped: false }, { tapped: true }]);
  });

  test('never writes to what the rules have put into it', () => {
    const mirror = new Mirror();
    const original: { board: string[] } = { board: ['a'] };
    const printed = ['printed', 'on', 'the', 'box'];
    mirror.reflect(original).board = printed;
    expect(mirror.reflect(original).board).toEqual(['a']);
    expect(printed).toEqual(['printed', 'on', 'the', 'box']);
  });
});

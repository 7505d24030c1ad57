import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copy, type Json } from './json.ts';
import { applyPatch, diff, settled } from './patch.ts';

const plain = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.integer({ min: -3, max: 3 }),
    fc.constantFrom('a', '#7', null, true),
    fc.array(tie('value'), { maxLength: 4 }),
    // Things as views list them, with ids that come again elsewhere.
    fc.array(
      fc.record({ id: fc.constantFrom('#1', '#2', '#3', '#4'), is: tie('value') }, { requiredKeys: ['id'] }),
      { maxLength: 5 },
    ),
    fc.dictionary(fc.constantFrom('x', 'y', '__proto__', 'length', '#7'), tie('value'), { maxKeys: 3 }),
  ),
})).value;

/** A value, and another one that was made of it by changing some of its parts. */
const changed = fc
  .tuple(plain, fc.array(fc.tuple(fc.nat(), plain), { maxLength: 3 }))
  .map(([before, changes]): [Json, Json] => {
    const after = { root: copy(before) };
    for (const [which, value] of changes) {
      const places = placesIn(after);
      const [holder, key] = places[which % places.length] ?? [after, 'root'];
      Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
    }
    return [before, after.root];
  });

function placesIn(value: unknown): (readonly [object, string])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[value, key] as const, ...placesIn(inner)]);
}

const objectsIn = (value: unknown): object[] =>
  typeof value !== 'object' || value === null ? [] : [value, ...Object.values(value).flatMap(objectsIn)];

const pairs = fc.oneof(changed, fc.tuple(plain, plain));

describe('a patch', () => {
  test('leads from one value to the other, goes over a wire, and changes nothing that was there', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        const kept = copy(before);
        const patch = diff(before, after);
        const sent = JSON.parse(JSON.stringify(patch)) as typeof patch;
        expect(applyPatch(before, sent)).toEqual(after);
        expect(before).toEqual(kept);
      }),
      { numRuns: 3000 },
    );
  });

  test('of two equal values is none', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(diff(value, copy(value))).toBeNull();
      }),
    );
  });

  test('leaves what did not change the very object that it was', () => {
    fc.assert(
      fc.property(plain, plain, plain, (same, one, other) => {
        const before = {
          same,
          list: [
            { id: '#1', same },
            { id: '#2', one },
          ],
          one,
        };
        const after = {
          same: copy(same),
          list: [
            { id: '#9', other },
            { id: '#1', same: copy(same) },
            { id: '#2', one: other },
          ],
          one: other,
        };
        const made = applyPatch(before, diff(before, after)) as unknown as typeof after;
        expect(made).toEqual(after);
        expect(made.same).toBe(before.same);
        expect(made.list[1]).toBe(before.list[0]);
      }),
    );
  });

  test('is small where one thing of many has come, gone or changed', () => {
    const cards = Array.from({ length: 20 }, (_, number) => ({ id: `#${number}`, card: 'x', damage: 0 }));
    const without = cards.toSpliced(7, 1);
    expect(diff(cards, without)).toEqual([0, 7, -1]);
    expect(diff(without, cards)).toEqual([0, 7, { '+': [cards[7]] }]);
    expect(diff(cards, cards.with(3, { id: '#3', card: 'x', damage: 2 }))).toEqual([
      0,
      3,
      { '~': { damage: [2] } },
    ]);
    expect(diff({ hand: cards, phase: 'quest', told: 1 }, { hand: cards, phase: 'travel' })).toEqual({
      told: 0,
      phase: ['travel'],
    });
  });

  test('that was made for something else is refused', () => {
    expect(() => applyPatch({ hand: 3 }, { hand: { size: [2] } })).toThrow();
    expect(() => applyPatch({ hand: {} }, { hand: [0, -1] })).toThrow();
  });
});

describe('what is settled', () => {
  const named = (text: string) => text.replace('#7', '#seven');

  test('is the later value with other names, shares what is equal, and nothing with what it was made of', () => {
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        const known = settled(undefined, before, named);
        const made = settled(known, after, named);
        expect(made).toEqual(JSON.parse(JSON.stringify(after).replaceAll('#7', '#seven')));
        expect(objectsIn(made).filter((one) => objectsIn(after).includes(one))).toEqual([]);
        expect(settled(made, copy(after), named)).toBe(made);
      }),
      { numRuns: 2000 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countPicks, drawPick, listPicks } from './picks.ts';
import {
  assign,
  chooseNumber,
  chooseOne,
  chooseSome,
  distribute,
  type Pick,
  putInOrder,
  type Question,
} from './question.ts';
import { QuickRandom, seedFrom } from './random.ts';
import { validate } from './validate.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `o${index}` }));
const key = (pick: Pick) => JSON.stringify(pick);

const option = fc.record({
  group: fc.constantFrom('red', 'blue', undefined),
  amount: fc.integer({ min: -1, max: 3 }),
  cap: fc.integer({ min: 0, max: 3 }),
});
const options = fc.array(option, { maxLength: 5 }).map((list) =>
  list.map(({ group, ...rest }, index) => ({
    id: `o${index}`,
    ...rest,
    ...(group === undefined ? {} : { group }),
  })),
);
const range = fc
  .tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 3 }))
  .map(([min, more]) => ({ min, max: min + more }));
const targets = fc
  .array(fc.option(range), { maxLength: 3 })
  .map((list) =>
    list.map((holds, index) => ({ id: `t${index}`, ...(holds === null ? {} : { holds: { ...holds } }) })),
  );
const assignment = fc
  .tuple(fc.array(fc.option(fc.subarray(['t0', 't1', 't2'])), { maxLength: 4 }), targets, range)
  .map(([things, list, limits]) =>
    assign(
      'q',
      things.map((onlyTo, index) => ({ id: `o${index}`, ...(onlyTo === null ? {} : { onlyTo }) })),
      list,
      limits,
    ),
  );
const question: fc.Arbitrary<Question> = fc.oneof(
  options.map((list) => chooseOne('q', list)),
  fc
    .tuple(options, range, fc.option(range, { nil: undefined }))
    .map(([list, limits, sum]) => chooseSome('q', list, limits, sum === undefined ? {} : { sum })),
  options.map((list) => putInOrder('q', list)),
  range.map((limits) => chooseNumber('q', limits)),
  fc.tuple(options, range).map(([list, total]) => distribute('q', list, total)),
  assignment,
);

/** Every pick there could be, legal or not, for small questions: the validator alone decides. */
function everyPick(asked: Question): Pick[] {
  if (asked.kind === 'number') return Array.from({ length: 12 }, (_, index) => index);
  const names = asked.options.map(({ id }) => id);
  switch (asked.kind) {
    case 'one':
      return names;
    case 'some':
      return names.reduce<string[][]>((sets, id) => [...sets, ...sets.map((set) => [...set, id])], [[]]);
    case 'order':
      return names.reduce<string[][]>(
        (orders, id) =>
          orders.flatMap((order) =>
            Array.from({ length: order.length + 1 }, (_, at) => order.toSpliced(at, 0, id)),
          ),
        [[]],
      );
    case 'distribute':
      return names.reduce<Record<string, number>[]>(
        (gifts, id) =>
          gifts.flatMap((gift) => [0, 1, 2, 3, 4, 5, 6, 7].map((amount) => ({ ...gift, [id]: amount }))),
        [{}],
      );
    case 'assign':
      return names.reduce<Record<string, string>[]>(
        (all, id) =>
          all.flatMap((one) => [one, ...asked.targets.map((target) => ({ ...one, [id]: target.id }))]),
        [{}],
      );
  }
}

describe('the legal answers of a question', () => {
  test('are exactly those that the validator lets through', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const legal = everyPick(asked).filter((pick) => 'pick' in validate(asked, pick));
        expect(listPicks(asked).map(key).toSorted()).toEqual(legal.map(key).toSorted());
        expect(countPicks(asked)).toBe(legal.length);
      }),
      { numRuns: 300 },
    );
  });

  test('are drawn, all of them and about equally often', () => {
    const random = new QuickRandom(seedFrom('draws'));
    const asked: Question[] = [
      chooseOne('q', ids(5)),
      chooseNumber('q', { min: 2, max: 6 }),
      putInOrder('q', ids(3)),
      chooseSome('q', ids(4), { min: 1, max: 3 }),
      chooseSome(
        'q',
        [
          { id: 'a', group: 'g', amount: 1 },
          { id: 'b', group: 'g', amount: 2 },
          { id: 'c', amount: 1 },
          { id: 'd', amount: 2 },
        ],
        { min: 1, max: 3 },
        { sum: { min: 2, max: 3 } },
      ),
      distribute('q', [{ id: 'a', cap: 2 }, { id: 'b' }], { min: 2, max: 3 }),
      assign(
        'q',
        [{ id: 'a' }, { id: 'b' }, { id: 'c', onlyTo: ['y'] }],
        [{ id: 'x', holds: { min: 1, max: 1 } }, { id: 'y' }],
        { min: 2, max: 3 },
      ),
    ];
    for (const one of asked) {
      const picks = listPicks(one);
      const counts = new Map(picks.map((pick) => [key(pick), 0]));
      for (let time = 0; time < picks.length * 400; time++) {
        const drawn = key(drawPick(one, (sides) => random.index(sides)));
        counts.set(drawn, (counts.get(drawn) ?? Number.NaN) + 1);
      }
      for (const count of counts.values()) expect(Math.abs(count - 400)).toBeLessThan(110);
    }
  });

  test('can be very many', () => {
    const random = new QuickRandom(seedFrom('many'));
    const order = putInOrder('q', ids(12));
    expect(countPicks(order)).toBe(479_001_600);
    expect(
      validate(
        order,
        drawPick(order, (sides) => random.index(sides)),
      ),
    ).toHaveProperty('pick');
    const some = chooseSome('q', ids(60), { min: 0, max: 60 });
    expect(countPicks(some)).toBeCloseTo(2 ** 60);
    for (let time = 0; time < 20; time++)
      expect(
        validate(
          some,
          drawPick(some, (sides) => random.index(sides)),
        ),
      ).toHaveProperty('pick');
  });

  test('of an assignment are counted without writing them out', () => {
    const free = assign('q', ids(40), ids(3), { min: 40, max: 40 });
    expect(countPicks(free)).toBeCloseTo(3 ** 40, -8);
    const twins = ids(6).map(({ id }) => ({ id, holds: { max: 1 } }));
    expect(countPicks(assign('q', ids(6), twins, { min: 6, max: 6 }))).toBe(720);
    const numberless = assign('q', ids(150), ids(150), { min: 0, max: 150 });
    expect(Number.isFinite(countPicks(numberless))).toBe(true);
  });

  test('of an assignment with too many fillings to count are still legal, and never missed', () => {
    const random = new QuickRandom(seedFrom('tight'));
    const holds = { min: 1, max: 2 };
    // A ring: each thing fits three targets, so that one wrong turn leaves somebody without a place.
    const ring = ids(24).map(({ id }, index) => ({
      id,
      onlyTo: [0, 1, 2].map((further) => `t${(index + further * 5) % 24}`),
    }));
    const seats = ids(24).map((_, index) => ({ id: `t${index}`, holds }));
    const tight = assign('q', ring, seats, { min: 24, max: 24 });
    const open = assign('q', ids(20), seats.slice(0, 12), { min: 14, max: 18 });
    for (const asked of [tight, open]) {
      expect(countPicks(asked)).toBeGreaterThan(1000);
      for (let time = 0; time < 20; time++)
        expect(
          validate(
            asked,
            drawPick(asked, (sides) => random.index(sides)),
          ),
        ).toHaveProperty('pick');
    }
    // The same ring with one more thing that only fits where there is no room left.
    const full = seats.map(({ id }) => ({ id, holds: { min: 1, max: 1 } }));
    const crowded = assign('q', [...ring, { id: 'late', onlyTo: ['t3'] }], full, { min: 25, max: 25 });
    expect(countPicks(crowded)).toBe(0);
    expect(listPicks(crowded)).toEqual([]);
  });

  test('of an assignment are the same ones where they cannot be counted', () => {
    // So many targets, to which nothing goes, that not even two fillings are counted.
    const idle = Array.from({ length: 1500 }, (_, index) => ({ id: `idle${index}`, holds: { max: 1 } }));
    fc.assert(
      fc.property(assignment, (asked) => {
        const own = asked.targets.map(({ id }) => id);
        const options = asked.options.map(({ id, onlyTo = own }) => ({ id, onlyTo }));
        const wide = assign('q', options, [...asked.targets, ...idle], asked);
        const listed = listPicks(asked);
        expect(listPicks(wide).map(key).toSorted()).toEqual(listed.map(key).toSorted());
        expect(countPicks(wide)).toBeGreaterThanOrEqual(listed.length);
        expect(countPicks(wide) > 0).toBe(listed.length > 0);
      }),
      { numRuns: 100 },
    );
  });
});

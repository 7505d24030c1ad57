import { expect, test } from 'vitest';
import { calibrate } from './calibrate.ts';
import { kernelRows } from './kernel.ts';
import { type Measured, measure, median } from './measure.ts';

const rows = kernelRows();

test('the rows are those that are promised', () => {
  expect(rows.map(({ name }) => name)).toEqual([
    'tictactoe/playout',
    'tictactoe/match',
    'table/playout',
    'table/match',
  ]);
});

test.each(rows)('both sides of $name come to the same position by the same moves', ({ sameWork }) => {
  sameWork();
});

test('a row of a benchmark holds what --json promises', () => {
  const [row] = rows;
  const measured = measure(row as Measured, { samples: 3, milliseconds: 5 }, () => {});
  expect(measured).toEqual({
    name: 'tictactoe/playout',
    ours: expect.any(Number),
    peer: expect.any(Number),
    peerName: expect.stringMatching(/^boardgame\.io \d/),
    ratio: measured.ours / (measured.peer ?? 0),
    unit: 'moves/s',
    higherIsBetter: true,
  });
  expect(measured.ratio).toBeGreaterThan(1);
});

test('the loop that calibrates has no peer', () => {
  const { peer, ratio, ours } = measure(calibrate, { samples: 1, milliseconds: 1 }, () => {});
  expect({ peer, ratio }).toEqual({ peer: null, ratio: null });
  expect(ours).toBeGreaterThan(1_000_000);
});

test('sides that part ways are not compared', () => {
  const cheat: Measured = {
    ...calibrate,
    sameWork: () => {
      throw new Error('not the same');
    },
  };
  expect(() => measure(cheat, { samples: 1, milliseconds: 1 }, () => {})).toThrow('not the same');
});

test('a median is the middle', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

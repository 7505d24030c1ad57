import { expect, test } from 'vitest';
import { factsOf } from '../facts.ts';
import { layOut, leastHeight, type Layout } from './geometry.ts';
import { game } from '../testing.ts';

const boards = [...factsOf(game).boards.values()];

const WIDTHS = [320, 350, 378, 420, 500, 539, 540, 600, 700, 760, 900, 1200];

test.each(boards.map((board) => [board.id, board] as const))(
  'on the board of %s no two spaces overlap and none leaves it, at any size',
  (_, board) => {
    for (const width of WIDTHS)
      for (const height of [0, 120, 200, 300, 420, 640]) {
        const layout = layOut(board, width, Math.max(height, leastHeight(board, width)));
        expect(layout.tracks.map(({ track }) => track).toSorted(byName)).toEqual(
          board.tracks.toSorted(byName),
        );
        expectApart(layout);
      }
  },
);

const byName = (one: { activity: string }, other: { activity: string }): number =>
  one.activity.localeCompare(other.activity);

function expectApart({ tracks, width, height }: Layout): void {
  const spaces = tracks.flatMap(({ points, radius, activity }) =>
    points.map(({ x, y }, index) => ({ x, y, radius, name: `${activity} ${index}` })),
  );
  const outside = spaces.filter(
    ({ x, y, radius }) => x < radius || y < radius || x + radius > width || y + radius > height,
  );
  const touching = spaces.flatMap((one, at) =>
    spaces
      .slice(at + 1)
      .filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < one.radius + other.radius)
      .map((other) => `${one.name} and ${other.name}`),
  );
  expect({ width, height, outside: outside.map(({ name }) => name), touching }).toEqual({
    width,
    height,
    outside: [],
    touching: [],
  });
}

test('the main track lies between the others', () => {
  for (const board of boards) {
    const order = layOut(board, 800, 400).tracks.map(({ isMain }) => isMain);
    expect(order.indexOf(true)).toBeGreaterThan(0);
    expect(order.indexOf(true)).toBeLessThan(order.length - 1);
  }
});

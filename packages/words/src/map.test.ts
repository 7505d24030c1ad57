import { expect, test } from 'vitest';
import { mapIn } from './map.ts';

test('lists of places that name each other are one map, with ways in both directions', () => {
  const map = mapIn({
    round: 3,
    lands: [
      { id: 'a', next: ['b'], army: [1] },
      { id: 'b', next: ['a', 'c'], army: [] },
      { id: 'c', next: ['b'], army: [] },
    ],
    seas: [
      { id: 'north', coasts: ['a'], beside: [] },
      { id: 'south', coasts: ['c'], beside: [] },
    ],
    gods: [
      { id: 'odin', at: 'a', priests: [] },
      { id: 'thor', at: 'b', priests: [] },
    ],
  });
  expect(map?.lists).toEqual(['lands', 'seas']);
  expect(map?.places.map(({ id, ways, beside }) => [id, ways, beside])).toEqual([
    ['a', ['next'], ['b', 'north']],
    ['b', ['next'], ['a', 'c']],
    ['c', ['next'], ['b', 'south']],
    ['north', ['coasts'], ['a']],
    ['south', ['coasts'], ['c']],
  ]);
});

test('anything else is no map', () => {
  const cards = [
    { id: '#1', card: 'x', on: ['#2'] },
    { id: '#2', card: 'y', on: [] },
  ];
  expect(mapIn({ cards })).toBeNull();
  expect(mapIn({ places: [], one: [{ id: 'a', next: ['a'] }] })).toBeNull();
  expect(
    mapIn({
      places: [
        { id: 'a', next: ['z'] },
        { id: 'b', next: ['a'] },
      ],
    }),
  ).toBeNull();
});

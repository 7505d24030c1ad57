import { expect, test } from 'vitest';
import { HAVENS } from './facts.ts';
import { game } from './testing.ts';

test('the havens show every action that the game has, in its order', () => {
  const actions = (game.content ?? []).filter(({ type }) => type === 'action').map(({ id }) => id);
  expect(Object.values(HAVENS).flat()).toEqual(actions);
  const places = game.position.things.filter(({ kind }) => kind === 'place').map(({ id }) => id);
  expect(places.filter((place) => HAVENS[place] !== undefined)).toEqual(Object.keys(HAVENS));
});

import { LANGUAGES } from '@concilio/kernel';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOG, isGameId, loadAll, manifestOf } from './index.ts';

test('every game that lies in the repository is listed, and no other', () => {
  const folders = readdirSync(new URL('../../games/', import.meta.url)).sort();
  expect(CATALOG.map(({ id }) => id).toSorted()).toEqual(folders);
});

test.each(CATALOG)('$id is what its line says', async ({ id, seats, quick, load }) => {
  const game = await load();
  expect(game.id).toBe(id);
  expect(game.seats).toEqual(seats);
  expect(quick.bots + 1).toBeGreaterThanOrEqual(seats.min);
  expect(quick.bots + 1).toBeLessThanOrEqual(seats.max);
  for (const language of LANGUAGES) expect(game.text[language]['game.name']).toBeTruthy();
});

test('all are loaded in the order of the list', async () => {
  expect((await loadAll()).map(({ id }) => id)).toEqual(CATALOG.map(({ id }) => id));
});

test('what is no game is none', () => {
  expect(isGameId('lotr-lcg')).toBe(true);
  expect(isGameId('chess')).toBe(false);
  expect(manifestOf('ragnarok').minutes).toBe(90);
});

import { type Language, LANGUAGES, spokenAt } from '@concilio/text';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOG, isGameId, loadKit, loadKits, loadSpoken, manifestOf } from './index.ts';

test('every game that lies in the repository is listed, and no other', () => {
  const folders = readdirSync(new URL('../../games/', import.meta.url)).sort();
  expect(CATALOG.map(({ id }) => id).toSorted()).toEqual(folders);
});

test.each(CATALOG)('$id is what its line says', async ({ id, seats, quick, parts }) => {
  const game = await parts.kit();
  expect(game.id).toBe(id);
  expect(game.seats).toEqual(seats);
  expect(quick.bots + 1).toBeGreaterThanOrEqual(seats.min);
  expect(quick.bots + 1).toBeLessThanOrEqual(seats.max);
  for (const language of LANGUAGES) expect(game.text[language]['game.name']).toBeTruthy();
});

test.each(CATALOG)('the parts of $id are those of its kit', async ({ id, parts }) => {
  const kit = await parts.kit();
  const game = await parts.game();
  expect([game.id, game.version, game.contract]).toEqual([kit.id, kit.version, kit.contract]);
  const { text, things, content, rules, seatNames } = await loadSpoken(id, LANGUAGES);
  expect({ text, things, content, rules, seatNames }).toEqual({
    text: kit.text,
    things: kit.things,
    content: kit.content,
    rules: kit.rules,
    seatNames: kit.seatNames,
  });
  expect((await parts.decks?.())?.formats).toEqual(kit.decks?.formats);
});

test('a game is spoken of in the languages that were wished for, and in English where Romanian is not whole', async () => {
  const languagesOf = async (...wished: readonly Language[]) =>
    Object.keys((await loadSpoken('tutorial', wished)).text);
  expect(await languagesOf('es')).toEqual(['es']);
  expect(await languagesOf('ro')).toEqual(['en', 'ro']);
});

test('a table whose options bring another box is spoken of by its names, in the languages that are there', async () => {
  const ragnarok = await loadSpoken('ragnarok', ['es']);
  const own = (await loadKit('ragnarok')).boxes?.own() ?? {};
  const { es } = { ...ragnarok.text };
  expect(spokenAt(ragnarok, { content: null })).toBe(ragnarok);
  const names = { en: { loki: 'Flame' }, es: { loki: 'Llama' } };
  const { text } = spokenAt(ragnarok, { content: { ...own, names } });
  expect(es?.['thing.loki']).toBe('Loki');
  expect(text.es?.['thing.loki']).toBe('Llama');
  expect(text.en).toBeUndefined();
});

test('all are loaded in the order of the list', async () => {
  expect((await loadKits()).map(({ id }) => id)).toEqual(CATALOG.map(({ id }) => id));
});

test('what is no game is none', () => {
  expect(isGameId('lotr-lcg')).toBe(true);
  expect(isGameId('chess')).toBe(false);
  expect(manifestOf('ragnarok').minutes).toBe(90);
});

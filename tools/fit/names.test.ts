import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CORE_SET } from '../../packages/games/lotr-lcg/src/content/index.ts';
import { TOWERS_SET } from '../../packages/games/lotr-tcg/src/content/index.ts';
import { content } from '../../packages/games/ragnarok/src/contents.ts';

/** Cards that are called as what is done. */
const WORDS: readonly string[] = ['special-attack', 'wounded'];

const GAMES = [
  ['lotr-lcg', CORE_SET.cards],
  ['lotr-tcg', TOWERS_SET.cards],
  ['ragnarok', content],
] as const;

test.each(GAMES)('the bots of %s know no card by its name', (game, cards) => {
  const folder = new URL(`../../packages/games/${game}/src/bot/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const quoted = files.flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/'([^'\n]*)'/g)].map(([, text]) => text),
  );
  expect(files.length).toBeGreaterThan(5);
  expect(cards.map(({ id }) => id).filter((id) => quoted.includes(id) && !WORDS.includes(id))).toEqual([]);
});

test('the rules of ragnarok know no card by its name', () => {
  const folder = new URL('../../packages/games/ragnarok/src/rules/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const text = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
  expect(content.map(({ id }) => id).filter((id) => text.includes(`'${id}'`) && !WORDS.includes(id))).toEqual(
    [],
  );
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = new URL('../', import.meta.url);

test('all that changes its zone in a match does so in one file, which tells it', () => {
  const files = ['rules/', 'content/language/', 'content/cards/'].flatMap((folder) =>
    readdirSync(new URL(folder, SOURCES)).map((name) => `${folder}${name}`),
  );
  const moving = files.filter(
    (file) => !file.endsWith('.test.ts') && /\bmoveTo\(/.test(readFileSync(new URL(file, SOURCES), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(moving).toEqual(['rules/moving.ts']);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test('the code in docs/add-a-card.md is the code that runs', () => {
  const blocks = [...read('docs/add-a-card.md').matchAll(/```(?:ts|json)\n(.*?)```/gs)].map(
    ([, code = '']) => code,
  );
  const files = [
    'content/cards/tactics.ts',
    'text/en/cards.json',
    'text/es/cards.json',
    'text/ro/cards.json',
  ];
  expect(blocks).toHaveLength(files.length);
  for (const [index, file] of files.entries())
    expect(read(`packages/games/lotr-lcg/src/${file}`)).toContain(blocks[index]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test('the code in docs/add-a-card.md is the code that runs', () => {
  const blocks = [...read('docs/add-a-card.md').matchAll(/```(?:ts|json|yaml)\n(.*?)```/gs)].map(
    ([, code = '']) => code,
  );
  const files = [
    'src/content/cards/tactics.ts',
    'src/text/en/cards.json',
    'src/text/es/cards.json',
    'src/text/ro/cards.json',
    'positions/cards/card-gondorian-spearman.yaml',
  ];
  expect(blocks).toHaveLength(files.length);
  for (const [index, file] of files.entries())
    expect(read(`packages/games/lotr-lcg/${file}`)).toContain(blocks[index]);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('the code in docs/add-a-game.md is the code that runs', () => {
  const blocks = [...read('docs/add-a-game.md').matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code);
  const files = ['state.ts', 'contract.ts', 'rules.ts', 'beacon.ts', 'bot.ts', 'common.test.ts'];
  expect(blocks).toEqual(files.map((file) => read(`packages/games/tutorial/src/${file}`)));
});

test('the rule that README.md shows is a rule that runs', () => {
  const [, rule = 'none'] = /```ts\n(.*?)```/s.exec(read('README.md')) ?? [];
  expect(read('packages/games/tutorial/src/rules.ts')).toContain(rule);
});

describe('links between our pages lead somewhere', () => {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    ...readdirSync(join(root, 'docs'))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ];

  test.each(pages)('%s', (page) => {
    const links = [...read(page).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);
    expect(links.filter((target) => !existsSync(join(root, dirname(page), target)))).toEqual([]);
  });

  test('there are pages to look at', () => {
    expect(pages.length).toBeGreaterThan(3);
  });
});

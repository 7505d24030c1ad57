import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sourceFiles, sourcesHash } from './sources.mjs';

const root = mkdtempSync(join(tmpdir(), 'concilio-sources-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const sources = [
  'package.json',
  'packages/games/a/positions/one.yaml',
  'packages/kernel/src/a.ts',
  'packages/web/src/a.tsx',
  'tools/check.mjs',
];

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  for (const path of sources) write(path, path);
});

test('sources are what can be tracked, below packages and tools', () => {
  for (const folder of ['node_modules/x', 'dist', 'reports', '.hidden'])
    write(`packages/kernel/${folder}/a.ts`, '');
  for (const path of ['docs/a.ts', 'other.json', 'packages/kernel/notes.md', 'reports/vitest.json'])
    write(path, '');
  expect(sourceFiles(root)).toEqual(sources);
});

test.each([
  ['a changed file', () => write('tools/check.mjs', 'else')],
  ['a new file', () => write('tools/b.ts', '')],
  ['a file that is gone', () => rmSync(join(root, 'tools/check.mjs'))],
  [
    'a renamed file',
    () => {
      rmSync(join(root, 'tools/check.mjs'));
      write('tools/chuck.mjs', 'tools/check.mjs');
    },
  ],
])('%s gives another hash', (_, change) => {
  const before = sourcesHash(root);
  expect(before).toMatch(/^[\da-f]{64}$/);
  expect(sourcesHash(root)).toBe(before);
  change();
  expect(sourcesHash(root)).not.toBe(before);
});

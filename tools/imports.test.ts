import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow, root } from './files.ts';
import { checkImports, importsOf, type Manifest, packageOf } from './imports.ts';

interface PackageJson {
  name: string;
  exports?: string | Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

function readManifest(path: string): Manifest {
  const json = JSON.parse(readFileSync(join(root, path), 'utf8')) as PackageJson;
  const { dependencies, devDependencies, peerDependencies, optionalDependencies } = json;
  return {
    name: json.name,
    folder: path === 'package.json' ? '' : path.slice(0, -'/package.json'.length),
    dependencies: Object.keys({
      ...dependencies,
      ...devDependencies,
      ...peerDependencies,
      ...optionalDependencies,
    }),
    exports: typeof json.exports === 'object' ? Object.keys(json.exports) : ['.'],
  };
}

describe('the repository', () => {
  const manifests = ['package.json', ...filesBelow('packages', /^package\.json$/)].map(readManifest);
  const paths = [...filesBelow('packages', /\.(ts|tsx|mts|mjs|js)$/), ...filesBelow('tools', /\.(ts|mjs)$/)];
  const files = paths.map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));

  test('was seen, each package of it', () => {
    expect(manifests.map(({ name }) => name)).toContain('@concilio/kernel');
    const seen = new Set(files.map(({ path }) => packageOf(path, manifests)?.name));
    expect(manifests.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
  });

  test('has imports to check', () => {
    expect(files.flatMap(importsOf).length).toBeGreaterThan(10);
  });

  test('imports in the right directions only', () => {
    expect(checkImports(files, manifests)).toEqual([]);
  });
});

/** A circle of imports among files, by the names that they import each other by; types are none. */
function circleAmong(files: readonly { readonly path: string; readonly source: string }[]): string[] | null {
  const needs = new Map(
    files.map(({ path, source }) => [
      path.slice(path.lastIndexOf('/') + 1),
      importsOf({ path, source })
        .filter(({ line }) => !source.split('\n')[line - 1]?.startsWith('import type'))
        .map(({ from }) => from.replace('./', '')),
    ]),
  );
  const done = new Set<string>();
  const along = (name: string, way: readonly string[]): string[] | null => {
    if (way.includes(name)) return [...way, name];
    if (done.has(name)) return null;
    for (const next of needs.get(name) ?? []) {
      const found = along(next, [...way, name]);
      if (found !== null) return found;
    }
    done.add(name);
    return null;
  };
  for (const name of needs.keys()) {
    const found = along(name, []);
    if (found !== null) return found;
  }
  return null;
}

test('rules of ragnarok need each other only because of what effects do', () => {
  const rules = filesBelow('packages/games/ragnarok/src/rules', /(?<!\.test)\.ts$/).map((path) => ({
    path,
    source: readFileSync(join(root, path), 'utf8'),
  }));
  expect(circleAmong(rules)).toContain('effects.ts');
  expect(circleAmong(rules.filter(({ path }) => !path.endsWith('/effects.ts')))).toBeNull();
});

/** A repository with every package there will be, in which each lists nearly all that it might import. */
const folders =
  'kernel text cards games/lotr-lcg games/lotr-tcg games/ragnarok bots positions tables suite server web cli'.split(
    ' ',
  );
const nameOf = (folder: string) => `@concilio/${folder.replace('games/', '')}`;
const planted: Manifest[] = [
  { name: 'concilio', folder: '', dependencies: ['vitest', 'esbuild'], exports: [] },
  ...folders.map((folder) => ({
    name: nameOf(folder),
    folder: `packages/${folder}`,
    dependencies: [...folders.map(nameOf), 'yaml'],
    exports: ['.'],
  })),
];

function why(path: string, source: string): string[] {
  return checkImports([{ path, source }], planted).map((bad) => bad.why);
}

describe('a planted violation is found', () => {
  test.each([
    ['packages/kernel/src/a.ts', "import { a } from '@concilio/cards';"],
    ['packages/kernel/src/a.ts', "import { a } from 'yaml';"],
    ['packages/kernel/src/a.ts', "import { a } from 'node:fs';"],
    ['packages/kernel/src/a.ts', "import type { a } from '@concilio/bots';"],
    ['packages/kernel/src/a.ts', "export * from '@concilio/bots';"],
    ['packages/kernel/src/a.ts', "export { a } from '@concilio/bots';"],
    ['packages/kernel/src/a.ts', "export type A = import('@concilio/bots').A;"],
    ['packages/kernel/src/a.ts', "export const a = () => import('@concilio/bots');"],
    ['packages/kernel/src/a.ts', 'export const a = (from: string) => import(from);'],
    ['packages/kernel/src/a.ts', "export const a = require('fs');"],
    ['packages/kernel/src/a.ts', '/// <reference types="node" />\nexport {};'],
    ['packages/kernel/src/a.ts', '/// <reference lib="dom" />\nexport {};'],
    ['packages/kernel/src/a.test.ts', "import { a } from '@concilio/cli';"],
    ['packages/cards/src/a.ts', "import { a } from '@concilio/lotr-lcg';"],
    ['packages/cards/src/a.ts', "import { a } from '@concilio/bots';"],
    ['packages/cards/src/a.ts', "import a from 'fs';"],
    ['packages/games/ragnarok/src/a.ts', "import { a } from '@concilio/lotr-lcg';"],
    ['packages/games/ragnarok/src/a.ts', "import { a } from '../../lotr-lcg/src/index.ts';"],
    ['packages/games/ragnarok/src/a.ts', "import { a } from '@concilio/tables';"],
    ['packages/text/src/a.ts', "import { a } from '@concilio/tutorial';"],
    ['packages/games/ragnarok/src/a.ts', "import { a } from '@concilio/suite';"],
    ['packages/games/ragnarok/src/a.ts', "import { a } from 'node:path';"],
    ['packages/games/ragnarok/src/a.test.ts', "import { a } from '@concilio/lotr-lcg';"],
    ['packages/bots/src/a.ts', "import { a } from '@concilio/positions';"],
    ['packages/bots/src/a.ts', "import { a } from '@concilio/cards';"],
    ['packages/bots/src/a.test.ts', "import { a } from '@concilio/cli';"],
    ['packages/bots/src/a.ts', "import { a } from '@concilio/ragnarok';"],
    ['packages/bots/src/a.ts', "import { a } from 'node:worker_threads';"],
    ['packages/positions/src/a.ts', "import { a } from '@concilio/server';"],
    ['packages/positions/src/a.ts', "import { a } from 'node:fs/promises';"],
    ['packages/positions/src/a.ts', "import { a } from 'zod';"],
    ['packages/suite/src/a.ts', "import { a } from '@concilio/cli';"],
    ['packages/cli/src/a.ts', "import { a } from '@concilio/suite';"],
    ['packages/cli/src/a.ts', "import { a } from '@concilio/server';"],
    ['packages/cli/src/a.ts', "import { a } from '../../kernel/src/index.ts';"],
    ['packages/cli/src/a.ts', "import { a } from '../../../tools/files.ts';"],
    ['packages/cli/src/a.ts', "import { a } from '@concilio/kernel/src/match.ts';"],
    ['packages/cli/src/a.ts', "import { a } from '@concilio/cli';"],
    ['packages/cli/src/a.ts', "import { a } from 'vitest';"],
    ['packages/cli/src/a.ts', "import { a } from '/etc/a.ts';"],
    ['packages/web/src/table/a.ts', "import { a } from '../games/tables.ts';"],
    ['packages/web/src/ui/a.ts', "import type { a } from '../table/b.ts';"],
    ['packages/web/src/games/lotr-lcg/a.ts', "import { a } from '../lotr-board/b.ts';"],
    ['packages/web/src/features/cards/a.ts', "import { a } from '../../games/index.ts';"],
    ['packages/web/src/features/cards/a.ts', "import { a } from '@concilio/lotr-lcg';"],
    ['packages/web/src/stage/a.ts', "import type { a } from '@concilio/lotr-lcg/contract';"],
    ['packages/web/src/generic/a.ts', "import { a } from '../games/index.ts';"],
    ['packages/web/src/games/lotr-lcg/a.ts', "import { a } from '@concilio/ragnarok';"],
    ['packages/web/src/odds/a.ts', "import { a } from './b.ts';"],
    ['tools/a.ts', "import { a } from 'left-pad';"],
    ['tools/a.ts', "import { a } from '@concilio/suite';"],
  ])('in %s: %s', (path, source) => {
    expect(why(path, source)).toHaveLength(1);
  });

  test('with its line', () => {
    const source = "import { a } from './a.ts';\n\nimport {\n  b,\n} from 'yaml';\n";
    expect(checkImports([{ path: 'packages/kernel/src/b.ts', source }], planted)).toEqual([
      {
        path: 'packages/kernel/src/b.ts',
        line: 3,
        from: 'yaml',
        why: 'is in the kernel, which imports nothing outside itself',
      },
    ]);
  });
});

describe('a good import is left alone', () => {
  test.each([
    ['packages/kernel/src/a.ts', "import { a } from './sub/b.ts';"],
    ['packages/kernel/src/sub/a.ts', "import { a } from '../b.ts';"],
    ['packages/kernel/src/a.test.ts', "import { a } from 'vitest'; import { b } from 'node:fs';"],
    ['packages/kernel/src/a.test.ts', "import { a } from '@concilio/suite';"],
    ['packages/cards/src/a.ts', "import { a } from '@concilio/kernel';"],
    [
      'packages/games/ragnarok/src/a.ts',
      "import { a } from '@concilio/kernel'; import { b } from '@concilio/cards';",
    ],
    [
      'packages/games/ragnarok/src/a.ts',
      "import { a } from '@concilio/text'; import { b } from '@concilio/positions';",
    ],
    ['packages/games/ragnarok/src/bot/a.ts', "import { a } from '@concilio/bots';"],
    ['packages/games/ragnarok/src/a.test.ts', "import { a } from '@concilio/suite';"],
    ['packages/bots/src/a.test.ts', "import { a } from '@concilio/ragnarok';"],
    ['packages/positions/src/a.ts', "import { a } from '@concilio/bots'; import { b } from 'yaml';"],
    ['packages/suite/src/a.ts', "import { a } from '@concilio/positions'; import { b } from 'node:fs';"],
    ['packages/cli/src/a.ts', "import { a } from '@concilio/ragnarok'; import { b } from 'node:fs';"],
    ['packages/cli/src/a.ts', 'export const a = (from: string) => import(from);'],
    ['packages/kernel/src/a.ts', 'export const a = \'import { a } from "node:fs"\';'],
    ['packages/web/src/games/lotr-lcg/a.ts', "import { a } from '../../table/b.ts';"],
    ['packages/web/src/games/lotr-lcg/a.ts', "import { a } from '@concilio/lotr-lcg';"],
    ['packages/web/src/games/lotr-lcg/a.ts', "import type { a } from '../../features/cards/contract.ts';"],
    ['packages/web/src/features/cards/a.test.ts', "import { a } from '@concilio/lotr-lcg';"],
    ['packages/web/src/shell/a.tsx', "import { a } from '../games/tables.ts'; import { b } from './b.tsx';"],
    ['packages/web/src/table/a.test.ts', "import { a } from '../games/tables.ts';"],
    ['tools/a.ts', "import { a } from 'esbuild'; import { b } from '../packages/kernel/src/index.ts';"],
  ])('in %s: %s', (path, source) => {
    expect(why(path, source)).toEqual([]);
  });
});

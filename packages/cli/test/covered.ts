import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Place, placeAt } from '../src/coverage/place.ts';
import type { RanTest } from '../src/coverage/run.ts';
import { sourcesHash } from '../src/coverage/sources.mjs';

/** The file of tests that the made-up repository holds. */
export const OWN_TESTS = 'packages/games/tutorial/src/own.test.ts';

/** What a test of a made-up run may differ in. */
export type MadeTest = Partial<Omit<RanTest, 'file'>> & { readonly title: string };

export interface MadeRun {
  /** The tests, by file. */
  readonly files: Readonly<Record<string, readonly MadeTest[]>>;
  readonly words?: readonly string[];
  readonly passed?: boolean;
}

/** Makes a repository with one file of tests, and the report of a run as `npm test` would have written it. */
export function madeRun(root: string, { files, words = [], passed = true }: MadeRun): Place {
  write(join(root, OWN_TESTS), '// Tests of the game.\n');
  const place = placeAt(root);
  const testResults = Object.entries(files).map(([file, tests]) => ({
    name: join(root, file),
    status: tests.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
    assertionResults: tests.map(({ groups = [], title, status = 'passed', told }) => ({
      ancestorTitles: groups,
      title,
      status,
      meta: told === undefined ? {} : { told },
    })),
  }));
  write(join(place.reports, 'vitest.json'), JSON.stringify({ testResults }));
  write(join(place.reports, 'run.json'), JSON.stringify({ sources: sourcesHash(root), words, passed }));
  return place;
}

/** A test that passed, for counting. */
export const ranTest = (made: MadeTest): RanTest => ({
  file: OWN_TESTS,
  groups: [],
  status: 'passed',
  told: {},
  ...made,
});

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

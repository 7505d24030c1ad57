import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCES = 'packages/games/lotr-tcg/src';

const testsIn = (/** @type {string} */ folder) =>
  readdirSync(fileURLToPath(new URL(`../../${SOURCES}/${folder}`, import.meta.url)))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${SOURCES}/${folder}/${name}`);

/** Which mutants of lotr-tcg there are, and what must kill them. */
export default {
  testRunner: 'bundled',
  plugins: ['./tools/measure/mutants/runner.mjs'],
  bundled: {
    // What most mutants fall to comes first.
    files: [
      `${SOURCES}/recorded.test.ts`,
      `${SOURCES}/contents.test.ts`,
      ...testsIn('content'),
      ...testsIn('rules'),
      ...testsIn('decks'),
      `${SOURCES}/positions.test.ts`,
    ],
    // Of the tests of a position, the one that runs it as it is written.
    names: '^(?!.*(off by one|names the rules|the vocabulary of positions))',
    first: '^(?!.*: card-)',
    declared: { folders: [`${SOURCES}/content/cards`, `${SOURCES}/content/language`] },
  },
  mutate: [
    `${SOURCES}/rules/*.ts`,
    `${SOURCES}/content/declare.ts`,
    `${SOURCES}/content/{cards,language}/*.ts`,
    `!${SOURCES}/**/*.test.ts`,
  ],
  // TypeScript 7 has no JavaScript interface to read one with; esbuild needs none.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: 'reports/mutation-lotr-tcg.json' },
};

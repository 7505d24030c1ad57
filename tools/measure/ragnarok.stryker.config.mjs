import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCES = 'packages/games/ragnarok/src';

const testsIn = (/** @type {string} */ folder) =>
  readdirSync(fileURLToPath(new URL(`../../${SOURCES}/${folder}`, import.meta.url)))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${SOURCES}/${folder}/${name}`);

/** Which mutants of ragnarok there are, and what must kill them. Its content is data: the rules are all there is. */
export default {
  testRunner: 'bundled',
  plugins: ['./tools/measure/mutants/runner.mjs'],
  bundled: {
    // What most mutants fall to comes first.
    files: [`${SOURCES}/recorded.test.ts`, ...testsIn('rules'), `${SOURCES}/positions.test.ts`],
    // Of the tests of a position, the one that runs it as it is written.
    names: '^(?!.*(off by one|names the rules|the vocabulary of positions))',
  },
  mutate: [`${SOURCES}/rules/*.ts`, `!${SOURCES}/**/*.test.ts`],
  // TypeScript 7 has no JavaScript interface to read one with; esbuild needs none.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: 'reports/mutation-ragnarok.json' },
};

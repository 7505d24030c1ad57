import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCES = 'packages/games/lotr-board/src';

const testsIn = (/** @type {string} */ folder) =>
  readdirSync(fileURLToPath(new URL(`../../${SOURCES}/${folder}`, import.meta.url)))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${SOURCES}/${folder}/${name}`);

/** Which mutants of lotr-board there are, and what must kill them. */
export default {
  testRunner: 'bundled',
  plugins: ['./tools/measure/mutants/runner.mjs'],
  bundled: {
    // What is printed on cards and boards first: most mutants of it are found there, and the rest need not run.
    files: [...testsIn('content'), `${SOURCES}/positions.test.ts`, ...testsIn('rules')],
    names: 'holds|LOB-|what is told',
  },
  mutate: [`${SOURCES}/rules/*.ts`, `${SOURCES}/content/*.ts`, `!${SOURCES}/**/*.test.ts`],
  // TypeScript 7 has no JavaScript interface to read one with; esbuild needs none.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: 'reports/mutation-lotr-board.json' },
};

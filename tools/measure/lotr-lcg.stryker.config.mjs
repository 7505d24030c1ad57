import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCES = 'packages/games/lotr-lcg/src';

/** One of them puts a card into the box, once and for all that follow. */
const ALONE = 'another-box.test.ts';

const testsIn = (/** @type {string} */ folder) =>
  readdirSync(fileURLToPath(new URL(`../../${SOURCES}/${folder}`, import.meta.url)))
    .filter((name) => name.endsWith('.test.ts') && name !== ALONE)
    .map((name) => `${SOURCES}/${folder}/${name}`);

/** Which mutants of lotr-lcg there are, and what must kill them. */
export default {
  testRunner: 'bundled',
  plugins: ['./tools/measure/mutants/runner.mjs'],
  bundled: {
    // What is printed on cards first: most mutants of it are found there, and the rest need not run.
    files: [...testsIn('content'), ...testsIn('rules'), ...testsIn('decks'), `${SOURCES}/positions.test.ts`],
    // Of the tests of a position, the one that runs it as it is written.
    names: '^(?!.*(off by one|names the rules|the vocabulary of positions))',
  },
  mutate: [`${SOURCES}/rules/*.ts`, `${SOURCES}/content/**/*.ts`, `!${SOURCES}/**/*.test.ts`],
  // TypeScript 7 has no JavaScript interface to read one with; esbuild needs none.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: 'reports/mutation-lotr-lcg.json' },
};

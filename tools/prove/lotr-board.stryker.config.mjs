/** Which mutants of lotr-board there are, and what must kill them. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/prove/lotr-board.vitest.config.ts' },
  mutate: [
    'packages/games/lotr-board/src/rules/*.ts',
    'packages/games/lotr-board/src/content/*.ts',
    '!packages/games/lotr-board/src/**/*.test.ts',
  ],
  // TypeScript 7 has no JavaScript interface to read one with; esbuild needs none.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: 'reports/mutation-lotr-board.json' },
};

/** Which mutants of the kernel there are, and what must kill them. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/measure/kernel.vitest.config.ts' },
  mutate: ['packages/kernel/src/*.ts', '!packages/kernel/src/*.test.ts'],
  // The sentences of refusals and faults are for people; tests look at the few that matter.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignoreStatic: true,
  // TypeScript 7 has no JavaScript interface to read one with; esbuild needs none.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['json'],
  jsonReporter: { fileName: 'reports/mutation-kernel.json' },
};

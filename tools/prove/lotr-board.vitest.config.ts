import { defineConfig } from 'vitest/config';

/** The tests that mutants of lotr-board must not survive: positions and rules, without the long common suite. */
export default defineConfig({
  test: {
    include: ['packages/games/lotr-board/src/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/common.test.ts', '**/text/**'],
    testNamePattern: /holds|LOB-/,
    pool: 'threads',
    testTimeout: 60_000,
  },
});

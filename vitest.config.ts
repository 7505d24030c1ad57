import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/src/**/*.test.ts', 'packages/**/test/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    setupFiles: ['tools/told.ts'],
    pool: 'threads',
    // A loaded machine may take long; only what hangs should fail.
    testTimeout: 60_000,
  },
});

import { defineConfig } from 'vitest/config';

/** The tests that mutants of the kernel must not survive. */
export default defineConfig({
  test: { include: ['packages/kernel/**/*.test.ts'], pool: 'threads', testTimeout: 60_000 },
});

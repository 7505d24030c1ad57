import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Where a real browser is driven. */
const BROWSER = 'packages/web/test/**/*.test.ts';

const common = {
  exclude: ['**/node_modules/**', '**/dist/**'],
  setupFiles: ['tools/told.ts'],
  pool: 'threads',
  // A loaded machine may take long; only what hangs should fail.
  testTimeout: 60_000,
} satisfies TestProjectInlineConfiguration['test'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'plain',
          include: ['packages/**/src/**/*.test.ts', 'packages/**/test/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [...common.exclude, BROWSER],
        },
      },
      // A browser on a machine that is short of breath fails now and then: it is tried again, and the report says so.
      { test: { ...common, name: 'browser', include: [BROWSER], retry: 2 } },
    ],
  },
});

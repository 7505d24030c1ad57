import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Where real databases, sockets and processes are at work. */
const SERVER = 'packages/server/src/**/*.test.ts';
/** Where a real browser is driven. */
const BROWSER = 'packages/web/test/**/*.test.ts';

const common = {
  exclude: ['**/node_modules/**', '**/dist/**'],
  setupFiles: ['tools/told.ts'],
  pool: 'threads',
  // A loaded machine may take long; only what hangs should fail.
  testTimeout: 300_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
} satisfies TestProjectInlineConfiguration['test'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'plain',
          include: ['packages/**/src/**/*.test.ts', 'packages/**/test/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [...common.exclude, SERVER, BROWSER],
        },
      },
      // Real processes, sockets and browsers on a machine that is short of breath fail now and then: they are tried
      // again, and the report says so.
      { test: { ...common, name: 'server', include: [SERVER], retry: 2 } },
      { test: { ...common, name: 'browser', include: [BROWSER], retry: 2 } },
    ],
  },
});

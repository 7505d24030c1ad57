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
      { test: { ...common, name: 'server', include: [SERVER] } },
      // A browser on a machine that is short of breath fails now and then: it is tried once more, and the report says so.
      { test: { ...common, name: 'browser', include: [BROWSER], retry: 1 } },
    ],
  },
});

import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Where real databases, sockets and processes are at work. */
const SERVER = 'packages/server/src/**/*.test.ts';
/** Where a real browser is driven. */
const BROWSER = 'packages/web/test/**/*.test.ts';

/** Tests that wait for the gate; they would be half of the time of `npm run quick`. */
const LATER = [
  'packages/games/lotr-*/**/common.test.ts',
  'packages/games/ragnarok/**/common.test.ts',
  '**/positions.test.ts',
  '**/torture.test.ts',
  '**/bot.test.ts',
  '**/judged.test.ts',
  // These take a game for an example, and whole matches of it.
  '**/sim.test.ts',
  '**/snapshot.test.ts',
  '**/fold.test.ts',
];
const isQuick = process.env['CONCILIO_TESTS'] === 'quick';

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
          exclude: [...common.exclude, SERVER, BROWSER, ...(isQuick ? LATER : [])],
        },
      },
      { test: { ...common, name: 'server', include: [SERVER] } },
      // A browser on a machine that is short of breath fails now and then: it is tried once more, and the report says so.
      { test: { ...common, name: 'browser', include: [BROWSER], retry: 1 } },
    ],
  },
});

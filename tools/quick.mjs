/**
 * `npm run quick [-- SINCE]`: what one runs all day. It looks at what has changed since a commit (the last one, if none is
 * named) and checks that: types, lint, the tests that depend on it, and the positions of the games that it may change.
 * Nothing is built, and what takes long waits for `npm test`: the common suites, positions spoiled on purpose, servers and
 * browsers.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
/** `vitest.config.ts` leaves out what waits for the gate. */
const env = {
  ...process.env,
  CONCILIO_TESTS: 'quick',
  PATH: join(root, 'node_modules', '.bin') + delimiter + process.env['PATH'],
};
const since = process.argv[2] ?? 'HEAD';

const git = (/** @type {string[]} */ ...words) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const changed = [
  ...git('diff', '--name-only', since, '--'),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((path) => existsSync(join(root, path)));
if (changed.length === 0) {
  process.stdout.write(`Nothing has changed since ${since}.\n`);
  process.exit(0);
}

const sources = changed.filter((path) => /\.(ts|tsx|mts|mjs)$/.test(path));
const styled = changed.filter((path) => /\.(ts|tsx|mts|mjs|css|json)$/.test(path));
const isIn = (/** @type {string} */ folder) => changed.some((path) => path.startsWith(folder));

/** What lies below every game: a change there may change any of them, so that nearly every test would depend on it. */
const BELOW = ['packages/kernel/src/', 'packages/cards/src/', 'packages/positions/src/'];
const isBelow = (/** @type {string} */ path) => BELOW.some((folder) => path.startsWith(folder));
const below = changed.some(isBelow);
/** The tests of what lies there, and the smallest game with all that a match can go through. */
const BELOW_TESTS = [
  'packages/kernel/',
  'packages/cards/',
  'packages/positions/',
  'packages/games/tutorial/',
  'torture/rules',
];
const games = readdirSync(join(root, 'packages/games')).filter(
  (game) => below || isIn(`packages/games/${game}/`),
);

/** A text is a file of its own, and tests depend on it; what says how packages are built is not. */
const tested = changed.filter(
  (path) => !isBelow(path) && (sources.includes(path) || (path.endsWith('.json') && path.includes('/src/'))),
);
const VITEST = ['--run', '--project=plain', '--passWithNoTests', '--reporter=dot'];

/** @type {Record<string, string[][]>} */
const parts = {
  types: [
    ['tsc', '-p', 'tsconfig.pure.json'],
    ['tsc', '-p', 'tsconfig.json'],
    ...(isIn('packages/web/')
      ? [
          ['tsc', '-p', 'packages/web'],
          ['tsc', '-p', 'packages/web/test'],
        ]
      : []),
  ],
  lint: [
    ...(sources.length === 0 ? [] : [['oxlint', '--deny-warnings', ...sources]]),
    ...(styled.length === 0 ? [] : [['biome', 'format', '--no-errors-on-unmatched', ...styled]]),
    ...(isIn('packages/games/') ? [['tsx', 'tools/lint-laws/run.ts']] : []),
  ],
  tests: [
    ...(below ? [['vitest', ...VITEST, ...BELOW_TESTS]] : []),
    // By the files themselves: by the commit, a changed package.json would bring every test there is.
    ...(tested.length === 0 ? [] : [['vitest', 'related', ...VITEST, ...tested]]),
  ],
  positions: games
    .map((game) => join('packages/games', game, 'positions'))
    .filter((folder) => existsSync(join(root, folder)))
    .map((folder) => ['tsx', 'packages/cli/src/main.ts', 'check', '--failures', folder]),
};

/** @returns {Promise<boolean>} */
const passes = (/** @type {string[]} */ [command = '', ...rest]) =>
  new Promise((done) => {
    const running = spawn(command, rest, { cwd: root, env, shell: process.platform === 'win32' });
    /** @type {Buffer[]} */
    const said = [];
    for (const stream of [running.stdout, running.stderr]) stream.on('data', (part) => said.push(part));
    running.on('error', ({ message }) => {
      process.stderr.write(`${command} did not start: ${message}\n`);
      done(false);
    });
    running.on('close', (status) => {
      if (status !== 0) process.stdout.write(Buffer.concat(said));
      done(status === 0);
    });
  });

/** One after the other; all parts are tried, so that one run says all that is wrong. */
async function part(/** @type {string} */ title) {
  const start = performance.now();
  let well = true;
  for (const command of parts[title] ?? []) well = (await passes(command)) && well;
  process.stdout.write(
    `${well ? 'passed' : 'FAILED'}  ${title}  ${((performance.now() - start) / 1000).toFixed(1)} s\n`,
  );
  return well;
}

// Two lanes, as machines have at least two cores: types and positions beside the tests.
const [one, other] = await Promise.all([
  part('lint').then(async (well) => (await part('types')) && (await part('positions')) && well),
  part('tests'),
]);
process.exitCode = one && other ? 0 : 1;

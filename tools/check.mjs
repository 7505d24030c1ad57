/**
 * `npm test`: everything that must hold before a change is committed, the quick parts first.
 * Stops at the first part that fails. What is given after `--` goes to vitest: `npm test -- packages/kernel`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourcesHash } from '../packages/cli/src/coverage/sources.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const report = join(root, 'reports', 'vitest.json');
const env = { ...process.env, PATH: join(root, 'node_modules', '.bin') + delimiter + process.env['PATH'] };

/** The projects of vitest.config.ts by process: those of the browser wait more than they work, and have one to themselves. */
const runs = [['plain', 'server'], ['browser']];
const reportOf = (/** @type {string[]} */ projects) =>
  join(root, 'reports', `vitest-${projects.join('-')}.json`);

/** One command after the other, or all beside each other. @type {{ title: string, commands: string[][], beside?: true }[]} */
const parts = [
  { title: 'Build: the command as users run it', commands: [['node', 'tools/build.mjs']] },
  { title: 'Types: the packages without Node', commands: [['tsc', '-p', 'tsconfig.pure.json']] },
  {
    title: 'Types: everything',
    commands: [
      ['tsc', '-p', 'tsconfig.json'],
      ['tsc', '-p', 'packages/web'],
      ['tsc', '-p', 'packages/web/test'],
    ],
  },
  {
    title: 'Lint: code, format, laws of state, what nothing uses',
    commands: [
      ['oxlint', '--deny-warnings'],
      ['biome', 'format'],
      ['tsx', 'tools/lint-laws/run.ts'],
      ['knip', '--no-progress'],
    ],
  },
  {
    title: 'Tests: units, rules, positions, properties, server, browser',
    beside: true,
    commands: runs.map((projects) => [
      'vitest',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportOf(projects)}`,
      ...process.argv.slice(2),
    ]),
  },
];

mkdirSync(join(root, 'reports'), { recursive: true });
for (const path of [report, ...runs.map(reportOf)]) rmSync(path, { force: true });

/**
 * What the run is of and how it ended, beside the report: `concilio rules` and `concilio cards` trust it only if it is
 * of the sources that they find, and has passed. The sources are hashed now, since somebody may write on meanwhile.
 */
const run = { sources: sourcesHash(root), words: process.argv.slice(2) };
const noteRun = (/** @type {boolean} */ passed) =>
  writeFileSync(join(root, 'reports', 'run.json'), `${JSON.stringify({ ...run, passed })}\n`);
noteRun(false);

/** Runs a command; what it says comes at once, or in one piece at its end. @returns {Promise<boolean>} */
function passes(/** @type {string[]} */ [command = '', ...rest], /** @type {boolean} */ atOnce) {
  return new Promise((done) => {
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = atOnce ? 'inherit' : 'pipe';
    const running = spawn(command, rest, { cwd: root, env, stdio, shell: process.platform === 'win32' });
    /** @type {Buffer[]} */
    const said = [];
    running.stdout?.on('data', (part) => said.push(part));
    running.stderr?.on('data', (part) => said.push(part));
    running.on('error', (error) => {
      process.stderr.write(`${command} did not start: ${error.message}\n`);
      done(false);
    });
    running.on('close', (status) => {
      process.stdout.write(Buffer.concat(said));
      done(status === 0);
    });
  });
}

/** Until one fails; those beside each other all to their end. */
async function pass(/** @type {typeof parts[number]} */ { commands, beside }) {
  if (beside) {
    const passed = await Promise.all(commands.map((command, place) => passes(command, place === 0)));
    return !passed.includes(false);
  }
  for (const command of commands) if (!(await passes(command, true))) return false;
  return true;
}

/** @typedef {{ name: string, status: string, assertionResults: { fullName: string, status: string }[] }} TestFile */
/** @typedef {{ numPassedTests: number, numFailedTests: number, testResults: TestFile[] }} Report */

/** The reports of the projects as one. @returns {Report | null} */
function merged() {
  try {
    /** @type {Report[]} */
    const all = runs.map((projects) => JSON.parse(readFileSync(reportOf(projects), 'utf8')));
    return {
      numPassedTests: all.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0),
      numFailedTests: all.reduce((sum, { numFailedTests }) => sum + numFailedTests, 0),
      testResults: all.flatMap(({ testResults }) => testResults),
    };
  } catch {
    return null;
  }
}

/** @type {string[]} */
const times = [];
let failed = '';
for (const part of parts) {
  const { title } = part;
  process.stdout.write(`\n== ${title}\n`);
  const start = performance.now();
  const passed = await pass(part);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  times.push(`${seconds} s  ${title}`);
  process.stdout.write(`-- ${passed ? 'passed' : 'FAILED'} in ${seconds} s\n`);
  if (!passed) {
    failed = title;
    break;
  }
}

const counts = merged();
if (counts) writeFileSync(report, JSON.stringify(counts));

process.stdout.write(`\n${times.join('\n')}\n`);
if (failed) process.stdout.write(`\nFailed: ${failed}\n`);
else noteRun(true);
for (const { name, status, assertionResults } of counts?.testResults ?? []) {
  const tests = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
  // A file may fail as a whole, before any of its tests.
  if (status === 'failed') process.stdout.write(`Failed: ${[relative(root, name), ...tests].join('\n  ')}\n`);
}
if (counts) process.stdout.write(`\n${counts.numPassedTests} passed, ${counts.numFailedTests} failed\n`);
process.exitCode = failed ? 1 : 0;

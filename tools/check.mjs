/**
 * `npm test`: everything that must hold before a change is committed, the quick parts first.
 * Stops at the first part that fails. What is given after `--` goes to vitest: `npm test -- packages/kernel`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourcesHash } from '../packages/cli/src/tested/sources.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const report = join(root, 'reports', 'vitest.json');
const env = { ...process.env, PATH: join(root, 'node_modules', '.bin') + delimiter + process.env['PATH'] };

/** @type {{ title: string, commands: string[][] }[]} */
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
    title: 'Lint: code, format, laws of state',
    commands: [
      ['oxlint', '--deny-warnings'],
      ['biome', 'format'],
      ['tsx', 'tools/lint-laws/run.ts'],
    ],
  },
  {
    title: 'Tests: units, rules, positions, properties',
    commands: [
      [
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...process.argv.slice(2),
      ],
    ],
  },
];

mkdirSync(join(root, 'reports'), { recursive: true });
rmSync(report, { force: true });

/**
 * What the run is of and how it ended, beside the report: `concilio rules` and `concilio cards` trust it only if it is
 * of the sources that they find, and has passed. The sources are hashed now, since somebody may write on meanwhile.
 */
const run = { sources: sourcesHash(root), words: process.argv.slice(2) };
const noteRun = (/** @type {boolean} */ passed) =>
  writeFileSync(join(root, 'reports', 'run.json'), `${JSON.stringify({ ...run, passed })}\n`);
noteRun(false);

/** @type {string[]} */
const times = [];
let failed = '';
for (const { title, commands } of parts) {
  process.stdout.write(`\n== ${title}\n`);
  const start = performance.now();
  const bad = commands.find(([command = '', ...rest]) => {
    const { status, error } = spawnSync(command, rest, {
      cwd: root,
      env,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (error) process.stderr.write(`${command} did not start: ${error.message}\n`);
    return status !== 0;
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  times.push(`${seconds} s  ${title}`);
  process.stdout.write(`-- ${bad ? 'FAILED' : 'passed'} in ${seconds} s\n`);
  if (bad) {
    failed = title;
    break;
  }
}

process.stdout.write(`\n${times.join('\n')}\n`);
if (failed) process.stdout.write(`\nFailed: ${failed}\n`);
else noteRun(true);

/** @returns {{ numPassedTests: number, numFailedTests: number } | null} */
function readReport() {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return null;
  }
}
const counts = readReport();
if (counts) process.stdout.write(`\n${counts.numPassedTests} passed, ${counts.numFailedTests} failed\n`);
process.exitCode = failed ? 1 : 0;

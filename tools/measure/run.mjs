/**
 * `npm run prove [-- NAME…]`: measures what the project claims and writes docs/figures.md.
 *
 * Each other module in this folder is one measurement. Those not run this time keep their section as it was.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { readSections, writeFigures, writeSection } from './figures.mjs';

/** @typedef {import('./figures.mjs').Measurement} Measurement */

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = `${root}docs/figures.md`;
const notMeasurements = [
  'run.mjs',
  'bots.mjs',
  'coverage.mjs',
  'effects.mjs',
  'figures.mjs',
  'mutants.mjs',
  'covered.mjs',
  'sim.mjs',
];

/** @type {Measurement[]} */
const all = [];
for (const file of readdirSync(new URL('.', import.meta.url)).sort()) {
  if (!file.endsWith('.mjs') || file.endsWith('.config.mjs') || notMeasurements.includes(file)) continue;
  const loaded = await import(`./${file}`);
  all.push(loaded.default ?? loaded);
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.some((measurement) => measurement.name === name));
if (unknown.length > 0) {
  const known = all.map(({ name }) => name).join(', ');
  process.stderr.write(`No measurement is called ${unknown.join(', ')}. There are: ${known}.\n`);
  process.exit(2);
}

const git = (/** @type {string[]} */ ...args) => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
};
const changed = git('status', '--porcelain', '--', '.', ':!docs/figures.md') === '' ? '' : ' with changes';
const commit = (git('rev-parse', '--short', 'HEAD') || 'no commit') + changed;
const processors = cpus();
const where = {
  commit,
  date: new Date().toISOString().slice(0, 10),
  node: process.version,
  cpu: `${processors[0]?.model.trim() ?? 'unknown'} × ${processors.length}`,
};

const sections = readSections(existsSync(page) ? readFileSync(page, 'utf8') : '');
let bad = 0;
for (const measurement of all) {
  if (asked.length > 0 && !asked.includes(measurement.name)) continue;
  process.stdout.write(`== ${measurement.title}\n`);
  try {
    const { rows } = await measurement.run();
    if (rows.length === 0) throw new Error('it gave no figures');
    for (const { what, figure, floor, held } of rows) {
      const verdict = held === undefined ? '' : held ? '  held' : '  NOT HELD';
      process.stdout.write(
        `   ${what}: ${figure}${floor === undefined ? '' : ` (wanted: ${floor})`}${verdict}\n`,
      );
      if (held === false) bad += 1;
    }
    sections[measurement.name] = writeSection(measurement, rows, where);
  } catch (error) {
    bad += 1;
    process.stderr.write(`   failed: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}

mkdirSync(`${root}docs`, { recursive: true });
writeFileSync(
  page,
  writeFigures(
    sections,
    all.map(({ name }) => name),
  ),
);
process.stdout.write('wrote docs/figures.md\n');
process.exitCode = bad > 0 ? 1 : 0;

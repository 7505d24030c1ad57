/** What the bots of lotr-board do: whether everything printed occurs, who plays better, and how fast they are. */
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../packages/cli/bin/concilio.mjs', import.meta.url));

/**
 * @typedef {{ name: string, kind: string }} Missing
 * @typedef {{ games: number, errors: unknown[], score: { mean: number }, winRate: { rate: number }, decisionsPerSecond: number, matchesPerSecond: number, seconds: number, outcomes: Record<string, number>, pairs?: number, difference?: { mean: number, low: number, high: number }, better?: string | null, coverage?: Record<string, Record<string, number>> }} Sim
 */

/** @returns {Sim} */
function sim(/** @type {string[]} */ ...words) {
  // A match that lacks something is no failure here: what counts is what all matches together have had.
  const { stdout, stderr } = spawnSync(process.execPath, [command, 'sim', 'lotr-board', '--json', ...words], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

const rounded = (/** @type {number} */ value) => Number(value.toPrecision(3)).toLocaleString('en');
const percent = (/** @type {number} */ rate) => `${Math.round(1000 * rate) / 10} %`;

/** @returns {import('./figures.mjs').Row[]} */
function coverage() {
  const variants = [
    'sauron=15',
    'sauron=12',
    'sauron=10',
    'passTheRing=true',
    'equalTurns=true',
    'competitive=true',
  ];
  const seats = ['2', '3', '4', '5'];
  const plans = [
    ...seats.map((count) => ['--seats', count, '--bots', 'random', '--games', '5000']),
    ...seats.map((count) => ['--seats', count, '--bots', 'simple', '--games', '500']),
    ...variants.map((option) => ['--seats', '4', '--bots', 'simple', '--games', '500', '--option', option]),
  ];
  /** @type {Record<string, number>} */
  const seen = {};
  let games = 0;
  let errors = 0;
  for (const plan of plans) {
    const result = sim('--coverage', '--seed', 'coverage', ...plan);
    games += result.games;
    errors += result.errors.length;
    for (const [kind, counts] of Object.entries(result.coverage ?? {}))
      if (kind !== 'missing')
        for (const [name, count] of Object.entries(counts))
          seen[`${kind} ${name}`] = (seen[`${kind} ${name}`] ?? 0) + count;
  }
  const never = Object.keys(seen).filter((name) => seen[name] === 0);
  return [
    {
      what: 'matches for coverage, errors',
      figure: `${games}, ${errors}`,
      floor: '0 errors',
      held: errors === 0,
    },
    {
      what: 'events, questions, things and endings resolved',
      figure: `${Object.keys(seen).length - never.length} of ${Object.keys(seen).length}${never.length === 0 ? '' : `; never: ${never.join(', ')}`}`,
      floor: 'all',
      held: never.length === 0,
    },
  ];
}

/** @returns {import('./figures.mjs').Row[]} */
function speed() {
  const calibrate = JSON.parse(
    execFileSync(process.execPath, [command, 'bench', 'calibrate', '--json'], { encoding: 'utf8' }),
  );
  const random = sim(
    '--seats',
    '4',
    '--bots',
    'random',
    '--games',
    '6000',
    '--workers',
    '1',
    '--seed',
    'speed',
  );
  const simple = sim(
    '--seats',
    '4',
    '--bots',
    'simple',
    '--games',
    '1500',
    '--workers',
    '1',
    '--seed',
    'speed',
  );
  return [
    { what: 'calibrate', figure: `${rounded(calibrate[0].ours)} ${calibrate[0].unit}` },
    {
      what: 'random, one core',
      figure: `${rounded(random.decisionsPerSecond)} decisions/s`,
      floor: '150,000',
      held: random.decisionsPerSecond >= 150_000,
    },
    {
      what: 'simple, one core',
      figure: `${rounded(simple.matchesPerSecond)} matches/s`,
      floor: '300',
      held: simple.matchesPerSecond >= 300,
    },
  ];
}

/** @returns {import('./figures.mjs').Row[]} */
function strength() {
  const rows = [];
  /** @type {[string, string, string[]][]} */
  const pairs = [
    ['simple', 'random', []],
    ['strong', 'simple', ['--budget', '60p']],
  ];
  for (const [one, other, more] of pairs) {
    const {
      better,
      pairs: played,
      difference,
      seconds,
    } = sim(
      '--until',
      'better',
      '--seats',
      '4',
      '--bots',
      `${one},${other}`,
      '--games',
      '120',
      '--seed',
      'better',
      ...more,
    );
    rows.push({
      what: `${one} over ${other}`,
      figure: `${better === one ? 'better' : 'not certain'} after ${played} pairs, ${Math.round(seconds)} s: ${percent(difference?.mean ?? 0)} more won (${percent(difference?.low ?? 0)} to ${percent(difference?.high ?? 0)})`,
      floor: 'certain',
      held: better === one,
    });
  }
  return rows;
}

/** @returns {import('./figures.mjs').Row[]} */
function shares() {
  /** @type {import('./figures.mjs').Row[]} */
  const rows = [];
  for (const sauron of ['15', '12', '10']) {
    const simple = sim(
      '--seats',
      '4',
      '--bots',
      'simple',
      '--games',
      '2000',
      '--seed',
      'shares',
      '--option',
      `sauron=${sauron}`,
    );
    const strong = sim(
      '--seats',
      '4',
      '--bots',
      'strong',
      '--budget',
      '60p',
      '--games',
      '100',
      '--seed',
      'shares',
      '--option',
      `sauron=${sauron}`,
    );
    rows.push({
      what: `Ring destroyed by four hobbits, Sauron on ${sauron}`,
      figure: `simple ${percent(simple.winRate.rate)} (score ${rounded(simple.score.mean)}), strong 60p ${percent(strong.winRate.rate)} (score ${rounded(strong.score.mean)})`,
      ...(sauron === '12'
        ? { floor: 'strong 5 points over simple', held: strong.score.mean >= simple.score.mean + 5 }
        : {}),
    });
  }
  return rows;
}

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'lotr-board',
  title: 'lotr-board: coverage, bots, speed',
  async run() {
    return { rows: [...coverage(), ...speed(), ...strength(), ...shares()] };
  },
};

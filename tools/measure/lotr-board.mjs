/** Whether everything printed of lotr-board occurs, and how fast it is played. */
import { execFileSync } from 'node:child_process';
import { command, rounded, sim } from './sim.mjs';

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
    ...seats.map((count) => `--seats ${count} --bots random --games 5000`),
    ...seats.map((count) => `--seats ${count} --bots simple --games 500`),
    ...variants.map((option) => `--seats 4 --bots simple --games 500 --option ${option}`),
  ];
  /** @type {Record<string, number>} */
  const seen = {};
  let games = 0;
  let errors = 0;
  for (const plan of plans) {
    const result = sim(`lotr-board --coverage --seed coverage ${plan}`);
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
  const random = sim('lotr-board --seats 4 --bots random --games 6000 --workers 1 --seed speed');
  const simple = sim('lotr-board --seats 4 --bots simple --games 1500 --workers 1 --seed speed');
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

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'lotr-board',
  title: 'lotr-board: coverage and speed',
  async run() {
    return { rows: [...coverage(), ...speed()] };
  },
};

/** Whether everything in the box of ragnarok occurs and is covered by tests, and how fast it is played. */
import { execFileSync } from 'node:child_process';
import { coverage } from './coverage.mjs';
import { coveredRows } from './covered.mjs';
import { command, rounded, sim } from './sim.mjs';

const SEATS = [2, 3, 4];
const BOTS = ['random', 'simple'];
/** So many matches of each number of seats and bot: 2,004 in all. */
const GAMES = 334;

const LINES = SEATS.flatMap((seats) =>
  BOTS.map((bots) => `ragnarok --games ${GAMES} --seats ${seats} --bots ${bots}`),
);

/** @returns {import('./figures.mjs').Row[]} */
function speed() {
  const calibrate = JSON.parse(
    execFileSync(process.execPath, [command, 'bench', 'calibrate', '--json'], { encoding: 'utf8' }),
  );
  const row = (/** @type {string} */ bots, /** @type {number} */ seats, /** @type {number} */ floor) => {
    const { matchesPerSecond } = sim(
      `ragnarok --seats ${seats} --bots ${bots} --games ${floor * 10} --workers 1 --seed speed`,
    );
    return {
      what: `${bots}, ${seats} seats, one core`,
      figure: `${rounded(matchesPerSecond)} matches/s`,
      floor: String(floor),
      held: matchesPerSecond >= floor,
    };
  };
  return [
    { what: 'calibrate', figure: `${rounded(calibrate[0].ours)} ${calibrate[0].unit}` },
    ...SEATS.flatMap((seats) => [row('random', seats, 50), row('simple', seats, 15)]),
  ];
}

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'ragnarok',
  title: 'ragnarok: rules, components, coverage and speed',
  async run() {
    return {
      rows: [
        ...coveredRows('ragnarok', 437, 133),
        ...coverage(LINES, 2000, 'events, questions, components and endings'),
        ...speed(),
      ],
    };
  },
};

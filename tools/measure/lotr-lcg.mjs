/** Whether everything printed of lotr-lcg occurs and is covered by tests, and how fast it is played. */
import { execFileSync } from 'node:child_process';
import { coverage } from './coverage.mjs';
import { coveredRows } from './covered.mjs';
import { command, rounded, sim } from './sim.mjs';

const SCENARIOS = ['passage-through-mirkwood', 'journey-along-the-anduin', 'escape-from-dol-guldur'];
const DECKS = ['leadership', 'tactics', 'spirit', 'lore'];
const BOTS = ['random', 'simple'];
/** So many matches of each scenario, deck or decks, and bot: 3,060 in all. */
const GAMES = 34;

/** All decks of one to four players. @returns {string[][]} */
const tables = () =>
  Array.from({ length: 2 ** DECKS.length - 1 }, (_, index) =>
    DECKS.filter((_deck, place) => ((index + 1) >> place) % 2 === 1),
  );

const lines = () =>
  SCENARIOS.flatMap((scenario) =>
    BOTS.flatMap((bots) =>
      tables().map(
        (decks) =>
          `lotr-lcg --games ${GAMES} --seats ${decks.length} --bots ${bots} --option scenario=${scenario} --option decks=${decks.join()}`,
      ),
    ),
  );

/** Alone on Passage through Mirkwood, the four starter decks in turn. @returns {import('./figures.mjs').Row[]} */
function speed() {
  const calibrate = JSON.parse(
    execFileSync(process.execPath, [command, 'bench', 'calibrate', '--json'], { encoding: 'utf8' }),
  );
  const rate = (/** @type {string} */ bots, /** @type {number} */ games) => {
    const runs = DECKS.map((deck) =>
      sim(
        `lotr-lcg --seats 1 --bots ${bots} --games ${games} --workers 1 --seed speed --option decks=${deck}`,
      ),
    );
    const seconds = runs.reduce((sum, run) => sum + run.seconds, 0);
    return (games * DECKS.length) / seconds;
  };
  const [random, simple] = [rate('random', 500), rate('simple', 200)];
  return [
    { what: 'calibrate', figure: `${rounded(calibrate[0].ours)} ${calibrate[0].unit}` },
    {
      what: 'random, one core',
      figure: `${rounded(random)} matches/s`,
      floor: '100',
      held: random >= 100,
    },
    {
      what: 'simple, one core',
      figure: `${rounded(simple)} matches/s`,
      floor: '30',
      held: simple >= 30,
    },
  ];
}

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'lotr-lcg',
  title: 'lotr-lcg: rules, cards, coverage and speed',
  async run() {
    return {
      rows: [
        ...coveredRows('lotr-lcg', 383, 128),
        ...coverage(lines(), 3000, 'events, questions, cards, abilities and endings'),
        ...speed(),
      ],
    };
  },
};

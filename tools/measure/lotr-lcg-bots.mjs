/** Which bot plays lotr-lcg better, and how often each of them wins with which decks; the table goes to docs/bots.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { percent, sim } from './sim.mjs';

const SCENARIOS = ['passage-through-mirkwood', 'journey-along-the-anduin', 'escape-from-dol-guldur'];
const [MIRKWOOD] = SCENARIOS;
const DECKS = ['leadership', 'tactics', 'spirit', 'lore'];
const [BEST] = DECKS;
const PAIRS = DECKS.flatMap((one, index) => DECKS.slice(index + 1).map((other) => [one, other]));
const TABLES = [...DECKS.map((deck) => [deck]), ...PAIRS];
const MINUTES = 20;

const page = new URL('../../docs/bots.md', import.meta.url);
const [begin, end] = ['<!-- begin lotr-lcg -->\n', '<!-- end lotr-lcg -->'];

const at = (/** @type {string} */ scenario, /** @type {string[]} */ decks) =>
  `--seats ${decks.length} --option scenario=${scenario} --option decks=${decks.join()}`;

/**
 * How often a bot wins, with the interval.
 *
 * @typedef {{ rate: number, low: number, high: number }} Rate
 * @returns {Rate}
 */
function rateOf(
  /** @type {string} */ bots,
  /** @type {string} */ scenario,
  /** @type {string[]} */ decks,
  /** @type {number} */ games,
) {
  const { winRate } = sim(
    `lotr-lcg --bots ${bots} ${at(scenario, decks)} --games ${games} --seed table --budget 60p`,
  );
  return /** @type {Rate} */ (winRate);
}

const said = (/** @type {Rate} */ { rate, low, high }) =>
  `${percent(rate)} (${percent(low)} to ${percent(high)})`;

/** @returns {import('./figures.mjs').Row[]} */
function strength() {
  return [
    ['simple', 'random'],
    ['strong', 'simple'],
  ].map(([one, other]) => {
    const { better, pairs, difference, seconds } = sim(
      `lotr-lcg --until better --bots ${one},${other} ${at(String(MIRKWOOD), [String(BEST)])} --games 120 --seed better --budget 60p`,
    );
    return {
      what: `${one} over ${other}, Passage through Mirkwood alone with ${BEST}`,
      figure: `${better === one ? 'better' : 'not certain'} after ${pairs} pairs, ${Math.round(seconds)} s: ${percent(difference?.mean ?? 0)} more won (${percent(difference?.low ?? 0)} to ${percent(difference?.high ?? 0)})`,
      floor: `certain, at most ${MINUTES} minutes`,
      held: better === one && seconds <= 60 * MINUTES,
    };
  });
}

/** What goes to the page of the bots. @param {string[][]} rows */
function written(/** @type {string[]} */ head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** @returns {import('./figures.mjs').Row[]} */
function shares() {
  const solo = DECKS.map((deck) => rateOf('strong', String(MIRKWOOD), [deck], 40));
  const table = TABLES.flatMap((decks) =>
    ['random', 'simple'].map((bots) => ({
      decks,
      bots,
      rates: SCENARIOS.map((scenario) => rateOf(bots, scenario, decks, 200)),
    })),
  );
  const rows = table.map(({ decks, bots, rates }) => [decks.join(', '), bots, ...rates.map(said)]);
  const strong = DECKS.map((deck, index) => [deck, 'strong', said(solo[index] ?? NEVER), '', '']);
  const text = written(['decks', 'bot', ...SCENARIOS], [...strong, ...rows]);
  const old = readFileSync(page, 'utf8');
  const [from, to] = [old.indexOf(begin) + begin.length, old.indexOf(end)];
  writeFileSync(page, `${old.slice(0, from)}${text}\n${old.slice(to)}`);
  const simple =
    table.find(({ decks, bots }) => bots === 'simple' && decks.join() === BEST)?.rates[0] ?? NEVER;
  const best = solo[0] ?? NEVER;
  return [
    {
      what: `won alone with ${BEST}, Passage through Mirkwood`,
      figure: `strong 60p ${said(best)}, simple ${said(simple)}`,
      floor: 'strong 20 points over simple',
      held: best.rate >= simple.rate + 0.2,
    },
  ];
}

const NEVER = { rate: 0, low: 0, high: 0 };

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'lotr-lcg-bots',
  title: 'lotr-lcg: bots',
  async run() {
    return { rows: [...strength(), ...shares()] };
  },
};

/** Whether every rule and card of lotr-tcg occurs and is covered by tests, and how fast it is played. */
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { coverage } from './coverage.mjs';
import { cardsByWord } from './mutants/declared.mjs';
import { coveredRows } from './covered.mjs';
import { command, rounded, sim } from './sim.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const SEATS = [2, 3, 4];
const BOTS = ['random', 'simple'];
const DECKS = 200;
/** So many matches of each group of decks and bot, and of the starter decks: 2,000 and more in all. */
const GAMES = 5;
const STARTERS = 40;

/** Random legal decks, which together hold every card. @returns {unknown[]} */
const decks = () =>
  JSON.parse(
    execFileSync('npx', ['tsx', 'tools/measure/decks/lotr-tcg.ts', String(DECKS)], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  );

/** Each deck is played at a table of each size, by each bot. @returns {string[]} */
function lines() {
  const all = decks();
  const tables = SEATS.flatMap((seats) =>
    Array.from({ length: Math.floor(all.length / seats) }, (_, table) => ({
      seats,
      own: all.slice(table * seats, (table + 1) * seats),
    })),
  );
  return BOTS.flatMap((bots) => [
    ...SEATS.map((seats) => `lotr-tcg --games ${STARTERS} --seats ${seats} --bots ${bots}`),
    // Every other table with the later revisions, and with a second hand for whoever wants one.
    ...tables.map(
      ({ seats, own }, table) =>
        `lotr-tcg --games ${GAMES} --seats ${seats} --bots ${bots} --workers 1 --option format=open --option revised=${table % 2 === 1} --option mulligan=${table % 2 === 1} --option decks=${JSON.stringify(own)}`,
    ),
  ]);
}

/** How far the vocabulary reaches: what is written for one card alone. @returns {import('./figures.mjs').Row[]} */
function vocabulary() {
  const content = `${root}packages/games/lotr-tcg/src/content/`;
  const once = cardsByWord(`${content}language`, `${content}cards`).filter(({ cards }) => cards === 1);
  /** @type {{ plainFunctions: number }[]} */
  const cards = JSON.parse(
    spawnSync(process.execPath, [command, 'cards', 'lotr-tcg', '--json'], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }).stdout,
  );
  const plain = cards.filter(({ plainFunctions }) => plainFunctions > 0).length;
  return [
    { what: 'cards with a plain function', figure: String(plain), floor: 'aim: below 40', held: plain < 40 },
    {
      what: 'words that one card alone is written in',
      figure: `${once.length}: ${once.map(({ word }) => word).join(', ')}`,
      floor: 'aim: none',
      held: once.length === 0,
    },
  ];
}

/** @returns {import('./figures.mjs').Row[]} */
function speed() {
  const calibrate = JSON.parse(
    execFileSync(process.execPath, [command, 'bench', 'calibrate', '--json'], { encoding: 'utf8' }),
  );
  const row = (/** @type {string} */ bots, /** @type {number} */ floor) => {
    const { matchesPerSecond } = sim(
      `lotr-tcg --seats 2 --bots ${bots} --games ${floor * 10} --workers 1 --seed speed`,
    );
    return {
      what: `${bots}, starter decks, one core`,
      figure: `${rounded(matchesPerSecond)} matches/s`,
      floor: String(floor),
      held: matchesPerSecond >= floor,
    };
  };
  return [
    { what: 'calibrate', figure: `${rounded(calibrate[0].ours)} ${calibrate[0].unit}` },
    row('random', 40),
    row('simple', 10),
  ];
}

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'lotr-tcg',
  title: 'lotr-tcg: rules, cards, coverage and speed',
  async run() {
    return {
      rows: [
        ...coveredRows('lotr-tcg', 436, 405),
        ...vocabulary(),
        ...coverage(lines(), 2000, 'events, questions, cards, abilities and endings'),
        ...speed(),
      ],
    };
  },
};

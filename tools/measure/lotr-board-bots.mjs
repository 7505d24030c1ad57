/** Which bot plays lotr-board better, and how often each destroys the Ring. */
import { percent, rounded, sim } from './sim.mjs';

/** @returns {import('./figures.mjs').Row[]} */
function strength() {
  const rows = [];
  const pairs = [
    ['simple', 'random'],
    ['strong', 'simple'],
  ];
  for (const [one, other] of pairs) {
    const {
      better,
      pairs: played,
      difference,
      seconds,
    } = sim(
      `lotr-board --until better --seats 4 --bots ${one},${other} --games 120 --seed better --budget 60p`,
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
    const same = `lotr-board --seats 4 --seed shares --option sauron=${sauron}`;
    const simple = sim(`${same} --bots simple --games 2000`);
    const strong = sim(`${same} --bots strong --budget 60p --games 60`);
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
  name: 'lotr-board-bots',
  title: 'lotr-board: bots',
  async run() {
    return { rows: [...strength(), ...shares()] };
  },
};

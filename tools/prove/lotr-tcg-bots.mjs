/** Which bot plays lotr-tcg better. */
import { percent, sim } from './sim.mjs';

const PAIRS = 120;
const MINUTES = 20;

/** @returns {import('./figures.mjs').Row} */
function better(/** @type {string} */ one, /** @type {string} */ other) {
  const {
    better: best,
    pairs,
    difference,
    seconds,
  } = sim(
    `lotr-tcg --until better --bots ${one},${other} --seats 2 --games ${PAIRS} --seed better --budget 60p`,
  );
  return {
    what: `${one} over ${other}, starter decks, seats and decks swapped`,
    figure: `${best === one ? 'better' : 'not certain'} after ${pairs} pairs, ${Math.round(seconds)} s: ${percent(difference?.mean ?? 0)} more won (${percent(difference?.low ?? 0)} to ${percent(difference?.high ?? 0)})`,
    floor: `certain, at most ${MINUTES} minutes`,
    held: best === one && seconds <= 60 * MINUTES,
  };
}

/** How often strong wins, from either seat. @returns {import('./figures.mjs').Row} */
function share() {
  const games = 60;
  const [first, second] = ['strong,simple', 'simple,strong'].map((bots) =>
    sim(`lotr-tcg --bots ${bots} --seats 2 --games ${games} --seed share --budget 60p`),
  );
  // Of the second series the rate is that of simple.
  const rate = ((first?.winRate.rate ?? 0) + 1 - (second?.winRate.rate ?? 1)) / 2;
  return {
    what: `matches that strong 60p wins against simple, ${games} from each seat`,
    figure: percent(rate),
    floor: '65 % (aim 75 %)',
    held: rate >= 0.65,
  };
}

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'lotr-tcg-bots',
  title: 'lotr-tcg: bots',
  async run() {
    return { rows: [better('simple', 'random'), better('strong', 'simple'), share()] };
  },
};

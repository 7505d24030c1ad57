/** Which of two bots plays a game of two better, and how often. */
import { percent, sim } from './sim.mjs';

const PAIRS = 120;
const MINUTES = 20;

/** @returns {import('./figures.mjs').Row} */
function better(
  /** @type {string} */ game,
  /** @type {string} */ one,
  /** @type {string} */ other,
  /** @type {string} */ swapped,
) {
  const {
    better: best,
    pairs,
    difference,
    seconds,
  } = sim(
    `${game} --until better --bots ${one},${other} --seats 2 --games ${PAIRS} --seed better --budget 60p`,
  );
  return {
    what: `${one} over ${other}, two players, ${swapped} swapped`,
    figure: `${best === one ? 'better' : 'not certain'} after ${pairs} pairs, ${Math.round(seconds)} s: ${percent(difference?.mean ?? 0)} more won (${percent(difference?.low ?? 0)} to ${percent(difference?.high ?? 0)})`,
    floor: `certain, at most ${MINUTES} minutes`,
    held: best === one && seconds <= 60 * MINUTES,
  };
}

/** How often strong wins, from either seat. @returns {import('./figures.mjs').Row} */
function share(/** @type {string} */ game) {
  const games = 60;
  const [first, second] = ['strong,simple', 'simple,strong'].map((bots) =>
    sim(`${game} --bots ${bots} --seats 2 --games ${games} --seed share --budget 60p`),
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

/** @returns {import('./figures.mjs').Measurement} */
export const bots = (/** @type {string} */ game, /** @type {string} */ swapped) => ({
  name: `${game}-bots`,
  title: `${game}: bots`,
  async run() {
    return {
      rows: [
        better(game, 'simple', 'random', swapped),
        better(game, 'strong', 'simple', swapped),
        share(game),
      ],
    };
  },
});

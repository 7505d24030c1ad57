/**
 * Fits the judge of lotr-board anew: `npx tsx tools/fit/lotr-board.ts [MATCHES]`. Its policy plays many matches, with
 * some answers by lot; the tables on the way and the points in the end give, for each place of the journey, the
 * weights with the least squares of error. To be run whenever the policy, its weights or the features change.
 */
import { kit as lotrBoard } from '../../packages/games/lotr-board/src/kit.ts';
import { QuickRandom, seedFrom } from '../../packages/kernel/src/index.ts';
import {
  type Feature,
  features,
  type Part,
  partOf,
} from '../../packages/games/lotr-board/src/bot/features.ts';
import { JOURNEY } from '../../packages/games/lotr-board/src/content/index.ts';
import { listed, named, namesIn, writeJudgement } from './learned.ts';
import { solved } from './solved.ts';
import { playWithWhims } from './whims.ts';

const MATCHES = Number(process.argv[2] ?? 20_000);

/** Most matches as they are played most; the others so that no number of seats and no start is strange to it. */
const SEATS = [4, 4, 3, 5, 4, 2];
const SAURON = [12, 12, 15, 10] as const;

/** So many of each hundred answers are drawn by lot. */
const WHIMS = 12;

/** One of so many tables is looked at. */
const SELDOM = 10;

/** What keeps weights small of which the matches say little. */
const RIDGE = 3;

/** The sums that least squares need: of products of features, and of features with points. */
interface Sums {
  readonly products: number[][];
  readonly points: number[];
}

const chance = new QuickRandom(seedFrom('judge'));
const sums: { [Place in Part]?: Sums } = {};
let names: readonly Feature[] = [];

function add(place: Part, seen: readonly number[], points: number): void {
  const { products, points: totals } = (sums[place] ??= {
    products: seen.map((_, row) => seen.map((__, column) => (row === column ? RIDGE : 0))),
    points: seen.map(() => 0),
  });
  for (const [row, one] of seen.entries()) {
    totals[row] = (totals[row] ?? 0) + one * points;
    const line = products[row] ?? [];
    for (const [column, other] of seen.entries()) line[column] = (line[column] ?? 0) + one * other;
  }
}

function play(number: number): void {
  const seats = SEATS[number % SEATS.length] ?? 4;
  const sauron = SAURON[number % SAURON.length] ?? 12;
  const own: { place: Part; features: readonly number[] }[] = [];
  const outcome = playWithWhims({
    game: lotrBoard,
    number,
    seats,
    options: { sauron, passTheRing: false, equalTurns: false, competitive: false },
    whims: WHIMS,
    chance,
    look(state, optional) {
      if (optional || chance.index(SELDOM) > 0) return;
      const table = features(state);
      names = namesIn(table);
      own.push({ place: partOf(state), features: listed(names, table) });
    },
  });
  const points = (outcome?.scores[0] ?? 0) / 100;
  for (const one of own) add(one.place, one.features, points);
}

for (let number = 0; number < MATCHES; number++) play(number);
const learned = JOURNEY.map((place) => {
  const of = sums[place];
  if (of === undefined) throw new Error(`No match has seen ${place}.`);
  return [place, named(names, solved(of.products, of.points))] as const;
});
writeJudgement('lotr-board', Object.fromEntries(learned));

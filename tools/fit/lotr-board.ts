/**
 * Fits the judge of lotr-board anew: `npx tsx tools/fit/lotr-board.ts [MATCHES]`. Its policy plays many matches, with
 * some answers by lot; the tables on the way and the points in the end give, for each place of the journey, the
 * weights with the least squares of error. To be run whenever the policy, its weights or the features change.
 */
import { atTable, simple } from '../../packages/bots/src/index.ts';
import { lotrBoard } from '../../packages/games/lotr-board/src/index.ts';
import { derive, newTable, playOut, QuickRandom, seedFrom } from '../../packages/kernel/src/index.ts';
import { writeFileSync } from 'node:fs';
import { features } from '../../packages/games/lotr-board/src/bot/judge.ts';
import { JOURNEY } from '../../packages/games/lotr-board/src/content/index.ts';
import type { Options } from '../../packages/games/lotr-board/src/state.ts';
import { solved } from './solved.ts';

const FILE = new URL('../../packages/games/lotr-board/src/bot/judgement.ts', import.meta.url);
const MATCHES = Number(process.argv[2] ?? 20_000);

/** Most matches as they are played most; the others so that no number of seats and no start is strange to it. */
const SEATS = [4, 4, 3, 5, 4, 2];
const SAURON = [12, 12, 15, 10] as const;

/** So many of each hundred answers are drawn by lot among those that a good player would think about. */
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
const sums: Record<string, Sums> = {};

function add(place: string, seen: readonly number[], points: number): void {
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
  const options: Options = { sauron, passTheRing: false, equalTurns: false, competitive: false };
  const seed = derive(seedFrom('judge'), String(number));
  const table = newTable(lotrBoard, seats, options, seed);
  const bots = atTable(
    lotrBoard,
    Array.from({ length: seats }, () => simple),
    seed,
  );
  const seen: { place: string; features: number[] }[] = [];
  const outcome = playOut(lotrBoard, table, (seat, question, optional, here) => {
    const { state } = table;
    if (!optional && chance.index(SELDOM) === 0)
      seen.push({ place: JOURNEY[state.place] ?? '', features: features(state) });
    const thought = lotrBoard.bot?.consider?.(state, seat, question, optional) ?? [];
    const whim = chance.index(100) < WHIMS ? thought[chance.index(Math.max(1, thought.length))] : undefined;
    return whim === undefined ? bots(seat, question, optional, here) : whim;
  });
  const points = (outcome?.scores[0] ?? 0) / 100;
  for (const one of seen) add(one.place, one.features, points);
}

for (let number = 0; number < MATCHES; number++) play(number);
const lines = JOURNEY.map((place) => {
  const of = sums[place];
  if (of === undefined) throw new Error(`No match has seen ${place}.`);
  return `  '${place}': [${solved(of.products, of.points)
    .map((weight) => weight.toFixed(3))
    .join(', ')}],`;
});
writeFileSync(
  FILE,
  `/**
 * For each place, how much each feature of a table speaks for many points in the end. Written by
 * tools/fit/lotr-board.ts.
 */
export const JUDGEMENT: Readonly<Record<string, readonly number[]>> = {
${lines.join('\n')}
};
`,
);

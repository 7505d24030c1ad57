/**
 * Fits the judge of lotr-lcg anew: `npx tsx tools/fit/lotr-lcg.ts [MATCHES]`. Its policy plays many matches, with some
 * answers by lot; the tables on the way and who won in the end give, for each part of a round, the weights under which
 * what came was most likely. To be run whenever the policy, its weights or the features change.
 */
import { atTable, simple } from '../../packages/bots/src/index.ts';
import { lotrLcg } from '../../packages/games/lotr-lcg/src/game.ts';
import { derive, newTable, playOut, QuickRandom, schema, seedFrom } from '../../packages/kernel/src/index.ts';
import { writeFileSync } from 'node:fs';
import { features, partOf, SIGNS } from '../../packages/games/lotr-lcg/src/bot/judge.ts';
import { solved } from './solved.ts';

const FILE = new URL('../../packages/games/lotr-lcg/src/bot/judgement.ts', import.meta.url);
const MATCHES = Number(process.argv[2] ?? 6_000);

/** Most matches as they are played most; the others so that no scenario and no number of seats is strange to it. */
const SCENARIOS = [
  ...Array.from({ length: 10 }, () => 'passage-through-mirkwood'),
  'journey-along-the-anduin',
  'escape-from-dol-guldur',
];
const DECKS = [
  ['leadership'],
  ['lore'],
  ['leadership'],
  ['spirit'],
  ['leadership'],
  ['tactics'],
  ['leadership', 'spirit'],
  ['tactics', 'lore'],
  ['leadership', 'lore'],
];

/** So many of each hundred answers are drawn by lot among those that a good player would think about. */
const WHIMS = 8;

/** One of so many tables is looked at. */
const SELDOM = 5;

/** What keeps weights small of which the matches say little. */
const RIDGE: number = 4;

/** How often the weights are drawn nearer to the likeliest: Newton's way needs few. */
const STEPS = 12;

interface Seen {
  readonly features: readonly number[];
  won: number;
}

const chance = new QuickRandom(seedFrom('judge'));
const seen: Record<string, Seen[]> = {};

function play(number: number): void {
  const decks = DECKS[number % DECKS.length] ?? [];
  const scenario = SCENARIOS[number % SCENARIOS.length];
  const options = schema.check(lotrLcg.options, { scenario, decks });
  if ('problems' in options) throw new Error('The options do not fit.');
  const seed = derive(seedFrom('judge'), String(number));
  const table = newTable(lotrLcg, decks.length, options.value, seed);
  const bots = atTable(
    lotrLcg,
    decks.map(() => simple),
    seed,
  );
  const own: Seen[] = [];
  const outcome = playOut(lotrLcg, table, (seat, question, optional, here) => {
    const { state } = table;
    if (!optional && state.round > 0 && chance.index(SELDOM) === 0) {
      const one = { features: features(state), won: 0 };
      own.push(one);
      (seen[partOf(state)] ??= []).push(one);
    }
    if (chance.index(100) >= WHIMS) return bots(seat, question, optional, here);
    const thought = lotrLcg.bot?.consider?.(state, seat, question, optional) ?? [];
    return thought[chance.index(thought.length)] ?? bots(seat, question, optional, here);
  });
  if (outcome?.reason === 'won') for (const one of own) one.won = 1;
}

const chanceOf = (weights: readonly number[], given: readonly number[]): number =>
  1 / (1 + Math.exp(-given.reduce((sum, one, index) => sum + one * (weights[index] ?? 0), 0)));

/**
 * The same, where nothing that helps is held to do harm: resources lie about in matches that go badly, and whoever
 * believed them to be the cause would throw them away. What comes out with the wrong sign is left out, the worst
 * first, and all else fitted again.
 */
function sensible(tables: readonly Seen[]): number[] {
  const left = new Set<number>();
  for (;;) {
    const trimmed = tables.map((one) => ({
      won: one.won,
      features: one.features.map((feature, index) => (left.has(index) ? 0 : feature)),
    }));
    const weights = fitted(trimmed);
    const against = (index: number) => -(weights[index] ?? 0) * (SIGNS[index] ?? 0);
    const [worst] = [...weights.keys()].sort((one, other) => against(other) - against(one));
    if (worst === undefined || against(worst) <= 0) return weights;
    left.add(worst);
  }
}

/** The weights under which the outcomes were likeliest. */
function fitted(tables: readonly Seen[]): number[] {
  const size = tables[0]?.features.length ?? 0;
  const weights = Array.from({ length: size }, () => 0);
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => -RIDGE * weight);
    const bend = weights.map((_, row) => weights.map((__, column) => (row === column ? RIDGE : 0)));
    for (const { features: given, won } of tables) {
      const likely = chanceOf(weights, given);
      const spread = likely * (1 - likely);
      for (const [row, one] of given.entries()) {
        if (one === 0) continue;
        slope[row] = (slope[row] ?? 0) + one * (won - likely);
        const line = bend[row] ?? [];
        for (const [column, other] of given.entries())
          line[column] = (line[column] ?? 0) + spread * one * other;
      }
    }
    for (const [index, change] of solved(bend, slope).entries())
      weights[index] = (weights[index] ?? 0) + change;
  }
  return weights;
}

/** How much better than the share of victories alone the weights tell what will come; 1 is all of it. */
function insight(tables: readonly Seen[], weights: readonly number[]): number {
  const share = tables.reduce((sum, { won }) => sum + won, 0) / tables.length;
  const doubt = (likely: number, won: number) => -Math.log(won === 1 ? likely : 1 - likely);
  let base = 0;
  let own = 0;
  for (const { features: given, won } of tables) {
    base += doubt(share, won);
    own += doubt(chanceOf(weights, given), won);
  }
  return 1 - own / base;
}

for (let number = 0; number < MATCHES; number++) play(number);
const lines = Object.entries(seen).map(([part, tables]) => {
  const weights = sensible(tables);
  process.stderr.write(`${part}: ${tables.length} tables, insight ${insight(tables, weights).toFixed(3)}\n`);
  return `  ${part}: [${weights.map((weight) => weight.toFixed(3)).join(', ')}],`;
});
writeFileSync(
  FILE,
  `/**
 * For each part of a round, how much each feature of a table speaks for a victory. Written by tools/fit/lotr-lcg.ts.
 */
export const JUDGEMENT: Readonly<Record<string, readonly number[]>> = {
${lines.join('\n')}
};
`,
);

/**
 * Fits the judge of lotr-lcg anew: `npx tsx tools/fit/lotr-lcg.ts [MATCHES]`. Its policy plays many matches, with some
 * answers by lot; the tables on the way and who won in the end give, for each part of a round, the weights under which
 * what came was most likely. To be run whenever the policy, its weights or the features change.
 */
import { likely } from '../../packages/bots/src/index.ts';
import { kit as lotrLcg } from '../../packages/games/lotr-lcg/src/kit.ts';
import { QuickRandom, seedFrom } from '../../packages/kernel/src/index.ts';
import { type Feature, features, partOf, SIGNS } from '../../packages/games/lotr-lcg/src/bot/features.ts';
import { listed, named, namesIn, writeJudgement } from './learned.ts';
import { solved } from './solved.ts';
import { playWithWhims } from './whims.ts';

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

/** So many of each hundred answers are drawn by lot. */
const WHIMS = 8;

/** One of so many tables is looked at. */
const SELDOM = 5;

/** What keeps weights small of which the matches say little. */
const RIDGE: number = 4;

/** How often the weights are drawn nearer to the likeliest: Newton's way needs few. */
const STEPS = 12;

/** A table in numbers, and whether it was won. */
interface Seen {
  readonly features: readonly number[];
  won: number;
}

const chance = new QuickRandom(seedFrom('judge'));
const seen: Record<string, Seen[]> = {};
let names: readonly Feature[] = [];

function play(number: number): void {
  const decks = DECKS[number % DECKS.length] ?? [];
  const scenario = SCENARIOS[number % SCENARIOS.length];
  const own: Seen[] = [];
  const outcome = playWithWhims({
    game: lotrLcg,
    number,
    seats: decks.length,
    options: { scenario, decks },
    whims: WHIMS,
    chance,
    look(state, optional) {
      if (optional || state.round === 0 || chance.index(SELDOM) > 0) return;
      const table = features(state);
      names = namesIn(table);
      const one = { features: listed(names, table), won: 0 };
      own.push(one);
      (seen[partOf(state)] ??= []).push(one);
    },
  });
  if (outcome?.reason === 'won') for (const one of own) one.won = 1;
}

const chanceOf = (weights: readonly number[], given: readonly number[]): number =>
  likely(given.reduce((sum, one, index) => sum + one * (weights[index] ?? 0), 0));

/**
 * The same, where nothing that helps is held to do harm: resources lie about in matches that go badly, and whoever
 * believed them to be the cause would throw them away. What comes out with the wrong sign is left out, the worst
 * first, and all else fitted again.
 */
function sensible(tables: readonly Seen[]): number[] {
  const signs = names.map((name) => SIGNS[name] ?? 0);
  const left = new Set<number>();
  for (;;) {
    const trimmed = tables.map((one) => ({
      won: one.won,
      features: one.features.map((feature, index) => (left.has(index) ? 0 : feature)),
    }));
    const weights = fitted(trimmed);
    const against = (index: number) => -(weights[index] ?? 0) * (signs[index] ?? 0);
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
      const hope = chanceOf(weights, given);
      const spread = hope * (1 - hope);
      for (const [row, one] of given.entries()) {
        if (one === 0) continue;
        slope[row] = (slope[row] ?? 0) + one * (won - hope);
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
  const doubt = (hope: number, won: number) => -Math.log(won === 1 ? hope : 1 - hope);
  let base = 0;
  let own = 0;
  for (const { features: given, won } of tables) {
    base += doubt(share, won);
    own += doubt(chanceOf(weights, given), won);
  }
  return 1 - own / base;
}

for (let number = 0; number < MATCHES; number++) play(number);
const learned = Object.entries(seen).map(([part, tables]) => {
  const weights = sensible(tables);
  process.stderr.write(`${part}: ${tables.length} tables, insight ${insight(tables, weights).toFixed(3)}\n`);
  return [part, named(names, weights)] as const;
});
writeJudgement('lotr-lcg', Object.fromEntries(learned));

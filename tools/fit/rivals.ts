/** For games of rivals: from tables on the way and who won in the end, the weights under which that was most likely. */
import type { Features, Signs } from '../../packages/bots/src/index.ts';
import { listed, named, namesIn } from './learned.ts';
import { solved } from './solved.ts';

/** A table, as each player looks in it, and who won. */
export interface Seen<Name extends string> {
  readonly players: readonly Features<Name>[];
  won: number;
}

/** The same in numbers only. */
interface Listed {
  readonly players: readonly (readonly number[])[];
  readonly won: number;
}

/** What keeps weights small of which the matches say little. */
const RIDGE = 3;

/** How often the weights are drawn nearer to the likeliest: Newton's way needs few. */
const STEPS = 8;
const FURTHER = 2;

/** How likely each player of a table is to win. */
function winProbabilities(weights: readonly number[], players: readonly (readonly number[])[]): number[] {
  const powers = players.map((given) =>
    Math.exp(given.reduce((sum, one, index) => sum + one * (weights[index] ?? 0), 0)),
  );
  const all = powers.reduce((sum, one) => sum + one, 0);
  return powers.map((one) => one / all);
}

/**
 * The weights under which the outcomes were likeliest, where nothing that helps is held to do harm. What comes out with
 * the wrong sign is left out, the worst first, and all else fitted again from where it stands.
 */
function sensible(tables: readonly Listed[], signs: readonly number[]): number[] {
  const size = tables[0]?.players[0]?.length ?? 0;
  const used = Array.from({ length: size }, (_, index) => index);
  const weights = Array.from({ length: size }, () => 0);
  for (let step = 0; step < STEPS; step++) draw(tables, used, weights);
  for (;;) {
    const against = (index: number) => -(weights[index] ?? 0) * (signs[index] ?? 0);
    const [worst] = used.toSorted((one, other) => against(other) - against(one));
    if (worst === undefined || against(worst) <= 0) return weights;
    used.splice(used.indexOf(worst), 1);
    weights[worst] = 0;
    for (let step = 0; step < FURTHER; step++) draw(tables, used, weights);
  }
}

/** One step nearer to the likeliest weights. */
function draw(tables: readonly Listed[], used: readonly number[], weights: number[]): void {
  const size = used.length;
  const slope = Float64Array.from(used, (index) => -RIDGE * (weights[index] ?? 0));
  const bend = Array.from({ length: size }, (_, row) => {
    const line = new Float64Array(size);
    line[row] = RIDGE;
    return line;
  });
  const mean = new Float64Array(size);
  const apart = new Float64Array(size);
  for (const { players, won } of tables) {
    const chances = winProbabilities(weights, players);
    // How each player differs from what all of them are on average.
    mean.fill(0);
    for (const [seat, given] of players.entries())
      for (let place = 0; place < size; place++)
        mean[place] = (mean[place] ?? 0) + (given[used[place] ?? 0] ?? 0) * (chances[seat] ?? 0);
    for (const [seat, given] of players.entries()) {
      const share = chances[seat] ?? 0;
      for (let place = 0; place < size; place++)
        apart[place] = (given[used[place] ?? 0] ?? 0) - (mean[place] ?? 0);
      for (let row = 0; row < size; row++) {
        const one = apart[row] ?? 0;
        if (one === 0) continue;
        if (seat === won) slope[row] = (slope[row] ?? 0) + one;
        const line = bend[row];
        if (line === undefined) continue;
        for (let column = 0; column < size; column++)
          line[column] = (line[column] ?? 0) + share * one * (apart[column] ?? 0);
      }
    }
  }
  const rows = bend.map((line) => Array.from(line));
  for (const [place, change] of solved(rows, Array.from(slope)).entries()) {
    const index = used[place] ?? 0;
    weights[index] = (weights[index] ?? 0) + change;
  }
}

/** How much better than a guess the weights tell who will win; 1 is all of it. */
function insight(tables: readonly Listed[], weights: readonly number[]): number {
  let base = 0;
  let own = 0;
  for (const { players, won } of tables) {
    base += Math.log(players.length);
    own -= Math.log(winProbabilities(weights, players)[won] ?? 1);
  }
  return 1 - own / base;
}

/** The weights for each kind of table, by name. */
export function fitted<Name extends string>(
  seen: Readonly<Record<string, readonly Seen<Name>[]>>,
  signs: Signs<Name>,
): Record<string, Record<string, number>> {
  const learned: Record<string, Record<string, number>> = {};
  for (const [part, all] of Object.entries(seen)) {
    const [first] = all[0]?.players ?? [];
    if (first === undefined) continue;
    const names = namesIn(first);
    const tables = all.map(({ players, won }) => ({
      players: players.map((one) => listed(names, one)),
      won,
    }));
    const weights = sensible(
      tables,
      names.map((name) => signs[name] ?? 0),
    );
    process.stderr.write(
      `${part}: ${tables.length} tables, insight ${insight(tables, weights).toFixed(3)}\n`,
    );
    learned[part] = named(names, weights);
  }
  return learned;
}

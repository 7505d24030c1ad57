import type { Loss, Played } from './match.ts';

/** What a series of matches has come to so far. */
export interface Tally {
  readonly matches: number;
  readonly won: number;
  /** By the round in which a match ended. */
  readonly rounds: readonly { readonly won: number; readonly lost: number }[];
  /** After each round (0 is the start), the threats of all matches that came so far, in order. */
  readonly threat: readonly (readonly number[])[];
  readonly losses: readonly { readonly loss: Loss; readonly matches: number }[];
}

export const nothingPlayed: Tally = { matches: 0, won: 0, rounds: [], threat: [], losses: [] };

const NONE = { won: 0, lost: 0 };

/** Adds matches that have been played; what was there before is left as it is. */
export function added(before: Tally, matches: readonly Played[]): Tally {
  const rounds = before.rounds.map((round) => ({ ...round }));
  const threat = before.threat.map((list) => [...list]);
  const losses = new Map(before.losses.map((line) => [nameOf(line.loss), { ...line }]));
  let { won } = before;
  for (const match of matches) {
    while (rounds.length <= match.rounds) rounds.push({ ...NONE });
    const round = rounds[match.rounds] ?? { ...NONE };
    if (match.won) {
      won++;
      round.won++;
    } else round.lost++;
    for (const [after, value] of match.threat.entries()) {
      const list = threat[after];
      if (list === undefined) threat.push([value]);
      else list.push(value);
    }
    if (match.loss === null) continue;
    const name = nameOf(match.loss);
    losses.set(name, { loss: match.loss, matches: (losses.get(name)?.matches ?? 0) + 1 });
  }
  for (const list of threat) list.sort((one, other) => one - other);
  return {
    matches: before.matches + matches.length,
    won,
    rounds,
    threat,
    losses: [...losses.values()].toSorted((one, other) => other.matches - one.matches),
  };
}

const nameOf = (loss: Loss): string => ('card' in loss ? `${loss.to} ${loss.card}` : loss.to);

/** The value below which that share of an ordered list lies. */
export function quantile(ordered: readonly number[], share: number): number {
  const at = (ordered.length - 1) * share;
  const [low = 0, high = low] = [ordered[Math.floor(at)], ordered[Math.ceil(at)]];
  return low + (high - low) * (at - Math.floor(at));
}

interface ThreatPoint {
  readonly round: number;
  readonly median: number;
  /** Between these lies the middle half. */
  readonly low: number;
  readonly high: number;
}

/** Rounds that only few matches came to say little: of these the line ends. */
const FEW = 0.05;

export const threatLine = ({ threat, matches }: Tally): readonly ThreatPoint[] =>
  threat.flatMap((list, round) =>
    list.length === 0 || list.length < matches * FEW
      ? []
      : [{ round, median: quantile(list, 0.5), low: quantile(list, 0.25), high: quantile(list, 0.75) }],
  );

/** The first so many causes by name, and what is left of the others taken together. */
export function mainLosses(
  { losses }: Tally,
  most: number,
): { readonly named: Tally['losses']; readonly others: number } {
  const named = losses.filter(({ loss }) => loss.to !== 'other').slice(0, most);
  const all = losses.reduce((sum, line) => sum + line.matches, 0);
  return { named, others: all - named.reduce((sum, line) => sum + line.matches, 0) };
}

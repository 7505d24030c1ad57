import type { LogOfGame } from './contract.ts';
import { type MyMatch, resultOf } from './matches.ts';

/** Which matches are looked at; what is not chosen is any. */
export interface Filter {
  /** By pile. */
  readonly chosen: Readonly<Record<string, string | null>>;
  readonly players: number | null;
}

export const EVERYTHING: Filter = { chosen: {}, players: null };

export const filtered = (
  matches: readonly MyMatch[],
  { piles }: Pick<LogOfGame, 'piles'>,
  { chosen, players }: Filter,
): readonly MyMatch[] =>
  matches.filter(
    (match) =>
      piles.every(({ id, keysOf }) => {
        const key = chosen[id] ?? null;
        return key === null || keysOf(match).includes(key);
      }) &&
      (players === null || match.seats.length === players),
  );

/** How matches have gone: only those count that came to an end. */
export interface Tally {
  readonly played: number;
  readonly won: number;
  /** The lowest score of those that were won, as far as they compare. */
  readonly best: number | null;
}

export function tallyOf(matches: readonly MyMatch[], { scoreOf }: Pick<LogOfGame, 'scoreOf'>): Tally {
  const ended = matches.filter((match) => ['won', 'lost'].includes(resultOf(match)));
  const won = ended.filter((match) => resultOf(match) === 'won');
  const scores = won.flatMap((match) => scoreOf(match) ?? []);
  return {
    played: ended.length,
    won: won.length,
    best: scores.length === 0 ? null : Math.min(...scores),
  };
}

/** The share that was won, from 0 to 1; `null` where nothing was played. */
export const rateOf = ({ played, won }: Tally): number | null => (played === 0 ? null : won / played);

/** Matches in heaps by something that they have one or several of, the largest heap first. */
export function heaps<K extends string | number>(
  matches: readonly MyMatch[],
  own: Pick<LogOfGame, 'scoreOf'>,
  keysOf: (match: MyMatch) => readonly K[],
): readonly { readonly key: K; readonly tally: Tally }[] {
  const found = new Map<K, MyMatch[]>();
  for (const match of matches)
    for (const key of new Set(keysOf(match))) found.set(key, [...(found.get(key) ?? []), match]);
  return [...found]
    .map(([key, heap]) => ({ key, tally: tallyOf(heap, own) }))
    .filter(({ tally }) => tally.played > 0)
    .toSorted((one, other) => other.tally.played - one.tally.played);
}

import type { Cards } from './cards.ts';

/** How often something may be done: three times a phase, once a round. */
export interface Limit {
  readonly times: number;
  /** What ends it, in the game's own words: `phase`, `round`, `match`. */
  readonly per: string;
  /** Whether each player has the limit for themself, and not the copy of the card. */
  readonly eachPlayer?: true;
}

const keyOf = ({ per }: Limit, what: string) => `${per}:${what}`;

export const isSpent = (cards: Cards, limit: Limit, what: string): boolean =>
  (cards.used[keyOf(limit, what)] ?? 0) >= limit.times;

export function spend(cards: Cards, limit: Limit, what: string): void {
  const key = keyOf(limit, what);
  cards.used[key] = (cards.used[key] ?? 0) + 1;
}

/** A new phase, a new round: what was limited by the last one may be done again. */
export function renew(cards: Cards, per: string): void {
  for (const key of Object.keys(cards.used).sort()) if (key.startsWith(`${per}:`)) delete cards.used[key];
}

/** A card that leaves play takes the limits of its copy along. */
export function forgetLimits(cards: Cards, card: string): void {
  for (const key of Object.keys(cards.used).sort()) if (key.includes(`:${card}/`)) delete cards.used[key];
}

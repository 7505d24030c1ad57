import type { MatchRecord, Outcome } from '@concilio/kernel';
import type { Counts } from './coverage.ts';

/** What all matches of a series share. Plain data, since it goes to worker threads. */
export interface Plan {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  /** 32 hexadecimal digits; each match has a seed derived from it. */
  readonly seed: string;
  /** The bots by name, in the order in which they were named. */
  readonly bots: readonly string[];
  /**
   * Which of the bots has which seat. Several line-ups take turns, match by match, and play each seed in turn:
   * that makes the matches comparable.
   */
  readonly lineups: readonly Lineup[];
  /** How long `strong` may think about one decision. */
  readonly budget: { readonly playouts: number } | { readonly milliseconds: number };
  readonly recorded: boolean;
  readonly coverage: boolean;
}

/** For each seat the place of its bot in `Plan.bots`. */
export type Lineup = readonly number[];

/** Some matches in a row, for one thread. */
export interface Task {
  readonly plan: Plan;
  readonly first: number;
  readonly count: number;
}

export interface Done {
  readonly played: readonly Played[];
  readonly coverage: Counts | null;
}

/** What is left of a match that was played. */
export interface Played {
  /** Of the final table. */
  readonly hash: string;
  readonly decisions: number;
  readonly outcome: Outcome | null;
  readonly failure: Failure | null;
}

/** Why a match has no outcome, and the record that shows it again. */
export interface Failure {
  readonly message: string;
  readonly record: MatchRecord;
}

export const lineupOf = ({ lineups }: Plan, match: number): Lineup => lineups[match % lineups.length] ?? [];

/** The name of a match's seed: the same for all line-ups that are compared. */
export const seedNameOf = ({ lineups }: Plan, match: number): string =>
  `match ${Math.floor(match / lineups.length)}`;

import type { Game, Outcome, Shape } from '@concilio/kernel';
import { type Interval, Running, sequential } from './interval.ts';
import type { Lineup, Played } from './plan.ts';
import { seatsOfBot, shareOf } from './tally.ts';

type Kind = Game<Shape>['kind'];

/** What a comparison of two bots has come to. */
export interface Comparison {
  readonly pairs: number;
  /** How much more of a match the first bot wins than the second, with its interval. */
  readonly difference: Interval & { readonly mean: number };
  /** The place of the better bot, once it is certain. */
  readonly better: 0 | 1 | null;
}

/**
 * The two line-ups of matched pairs. Versus: both bots in turn around the table, then with their seats swapped.
 * Co-operative: the one bot at all seats, then the other.
 */
export function matched(kind: Kind, seats: number): readonly [Lineup, Lineup] {
  const around = (first: number) =>
    Array.from({ length: seats }, (_, seat) => (kind === 'versus' ? (seat + first) % 2 : first));
  return [around(0), around(1)];
}

/** Compares two bots by matched pairs, until it is certain which is better. */
export class Better {
  readonly #kind: Kind;
  readonly #lineups: readonly [Lineup, Lineup];
  readonly #differences = new Running();

  constructor(kind: Kind, lineups: readonly [Lineup, Lineup]) {
    this.#kind = kind;
    this.#lineups = lineups;
  }

  /** Adds a pair; one that was not finished says nothing. */
  add([one, other]: readonly [Played, Played]): void {
    if (one.outcome === null || other.outcome === null) return;
    const [first, second] = this.#lineups;
    this.#differences.add((this.#ahead(one.outcome, first) + this.#ahead(other.outcome, second)) / 2);
  }

  get comparison(): Comparison {
    const { count, mean } = this.#differences;
    const { low, high } = sequential(this.#differences);
    return { pairs: count, difference: { mean, low, high }, better: low > 0 ? 0 : high < 0 ? 1 : null };
  }

  /** How far the first bot is ahead by one match of a pair; the mean of both is from -1 to 1. */
  #ahead(outcome: Outcome, lineup: Lineup): number {
    const share = (place: number) => {
      const seats = seatsOfBot(this.#kind, lineup, place);
      return seats.length === 0 ? 0 : shareOf(this.#kind, outcome, seats);
    };
    // One of the two co-operative matches is each bot's own, so it counts in full.
    return (this.#kind === 'cooperative' ? 2 : 1) * (share(0) - share(1));
  }
}

import { type Game, isShared, type Outcome, type Seat, type Shape } from '@concilio/kernel';

/** How much of a playout's worth is for points: enough to part what is equally won, too little to give up a win. */
const SCORE = 0.05;

/** What a seat has won of a match, from 0 to 1. Shared victories are split, and a match without a winner among all. */
export function wonBy(kind: Game<Shape>['kind'], outcome: Outcome, seat: Seat): number {
  const { winners, scores } = outcome;
  if (isShared(kind, outcome)) return winners.length > 0 ? 1 : 0;
  if (winners.length === 0) return 1 / scores.length;
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/**
 * What the ends of playouts are worth. Games count points in all sizes, so a score is placed between the worst and
 * the best that this search has met.
 */
export class Worth {
  readonly #kind: Game<Shape>['kind'];
  #lowest = Infinity;
  #highest = -Infinity;

  constructor(kind: Game<Shape>['kind']) {
    this.#kind = kind;
  }

  ofOutcome(outcome: Outcome, seat: Seat): number {
    const won = wonBy(this.#kind, outcome, seat);
    return (1 - SCORE) * won + SCORE * this.#place(this.#margin(outcome.scores, seat));
  }

  /** A shared score as it is; otherwise how far a seat is ahead of the best of the others. */
  #margin(scores: readonly number[], seat: Seat): number {
    const own = scores[seat] ?? 0;
    if (this.#kind === 'cooperative') return own;
    let best = -Infinity;
    for (let other = 0; other < scores.length; other++)
      if (other !== seat) best = Math.max(best, scores[other] ?? 0);
    return best === -Infinity ? own : own - best;
  }

  #place(margin: number): number {
    this.#lowest = Math.min(this.#lowest, margin);
    this.#highest = Math.max(this.#highest, margin);
    const range = this.#highest - this.#lowest;
    return range === 0 ? 0.5 : (margin - this.#lowest) / range;
  }
}

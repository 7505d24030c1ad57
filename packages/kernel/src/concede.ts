import type { Game, Outcome, Shape } from './game.ts';
import type { Seat } from './seat.ts';

/** A seat has given up, when so many answers had been given. */
export interface Concession {
  readonly seat: Seat;
  readonly after: number;
}

/** How a match ends when seats have given up: as soon as nobody is left to play it with. */
export function outcomeByConcession(
  kind: Game<Shape>['kind'],
  seats: readonly Seat[],
  conceded: readonly Concession[],
): Outcome | null {
  if (conceded.length === 0) return null;
  const left = seats.filter((seat) => !conceded.some((one) => one.seat === seat));
  if (left.length > (kind === 'versus' ? 1 : 0)) return null;
  return { winners: left, scores: seats.map((seat) => (left.includes(seat) ? 1 : 0)), reason: 'conceded' };
}

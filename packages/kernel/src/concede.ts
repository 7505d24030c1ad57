import type { Game, Outcome, Shape } from './game.ts';
import type { Seat } from './seat.ts';

/** A seat has given up, when so many answers had been given. */
export interface Concession {
  readonly seat: Seat;
  readonly after: number;
}

/** The same concessions when all but the first `to` answers were taken back: nobody takes back that they gave up. */
export const concededBy = (conceded: readonly Concession[], to: number): readonly Concession[] =>
  conceded.map(({ seat, after }) => ({ seat, after: Math.min(after, to) }));

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

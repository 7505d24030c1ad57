import type { RoomLine } from '@concilio/tables';
import { freeSeats, kindOf } from '../seats.ts';

export interface Filters {
  readonly game: string;
  readonly pace: 'any' | 'none' | 'live' | 'slow';
  readonly free: 'any' | '1' | '2' | '3';
  readonly bots: 'any' | 'with' | 'without';
}

export const everything: Filters = { game: 'any', pace: 'any', free: 'any', bots: 'any' };

/** A decision may take longer than this only where nobody is expected to sit and wait. */
const SLOW = 3600;

export const paceOf = ({ clock }: Pick<RoomLine, 'clock'>): Exclude<Filters['pace'], 'any'> =>
  clock === null ? 'none' : clock.seconds > SLOW ? 'slow' : 'live';

/** Whether a table is among those that somebody looks for. Three free seats stand for three or more. */
export function passes(line: RoomLine, { game, pace, free, bots }: Filters): boolean {
  const left = freeSeats(line.seats);
  const hasBot = line.seats.some((seat) => kindOf(seat) === 'bot');
  return (
    (game === 'any' || line.game === game) &&
    (pace === 'any' || paceOf(line) === pace) &&
    (free === 'any' || (free === '3' ? left >= 3 : left === Number(free))) &&
    (bots === 'any' || hasBot === (bots === 'with'))
  );
}

/** What somebody has typed or pasted to get to a table: a code, or a link that ends in one. */
export function codeIn(typed: string): string | null {
  const [, linked] = /\/join\/([\w-]+)/.exec(typed) ?? [];
  const code = linked ?? typed.trim();
  return /^[\w-]{3,64}$/.test(code) ? code : null;
}

import type { Me, Room } from '@concilio/tables';
import { freeSeats, kindOf } from '../seats.ts';

/** Whether the table is mine to arrange. */
export function isHost({ host, mine, seats }: Room, me: Me | null): boolean {
  const player = mine === null ? null : seats[mine]?.player;
  return host === player || (me !== null && host === me.id);
}

/** People who sit there and have not said that they are ready; the host says so by starting. */
export const unready = ({ seats, host }: Room): readonly string[] =>
  seats.flatMap((seat) =>
    kindOf(seat) === 'person' && !seat.ready && seat.player !== host ? [seat.name ?? ''] : [],
  );

/** Whether all is there that a start needs. */
export const canStart = (room: Room): boolean => freeSeats(room.seats) === 0 && unready(room).length === 0;

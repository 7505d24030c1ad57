import type { RoomSeat } from '@concilio/tables';

export type SeatKind = 'person' | 'bot' | 'free';

export const kindOf = ({ name, bot }: RoomSeat): SeatKind =>
  bot !== null ? 'bot' : name === null ? 'free' : 'person';

export const freeSeats = (seats: readonly RoomSeat[]): number =>
  seats.filter((seat) => kindOf(seat) === 'free').length;

import { NO_OPTIONS, type Seat, seat as seatNumber } from '@concilio/kernel';
import type { Room, RoomSeat } from '@concilio/tables';
import { describe, expect, it } from 'vitest';
import { canStart, isHost, unready } from './room.ts';

const person = (player: string, ready: boolean): RoomSeat => ({
  name: player.toUpperCase(),
  player,
  bot: null,
  ready,
});
const bot: RoomSeat = { name: null, player: null, bot: 'simple', ready: false };
const free: RoomSeat = { name: null, player: null, bot: null, ready: false };

const room = (seats: readonly RoomSeat[], mine: Seat | null): Room => ({
  table: 't',
  game: 'tutorial',
  name: '',
  options: NO_OPTIONS,
  clock: null,
  phase: 'waiting',
  visibility: 'public',
  seats,
  created: 0,
  waitingFor: [],
  mine,
  host: 'ana',
  invite: null,
  rematch: null,
  rematchOf: null,
});

describe('a waiting room', () => {
  it('can start when no seat is free and all but the host have said that they are ready', () => {
    expect(canStart(room([person('ana', false), person('luis', true), bot], null))).toBe(true);
    expect(canStart(room([person('ana', false), person('luis', false), bot], null))).toBe(false);
    expect(canStart(room([person('ana', true), free], null))).toBe(false);
  });

  it('names those who are not ready', () => {
    expect(unready(room([person('ana', false), person('luis', false), bot, free], null))).toEqual(['LUIS']);
  });

  it('is arranged by its host alone', () => {
    const seats = [person('ana', true), person('luis', true)];
    expect(isHost(room(seats, seatNumber(0)), null)).toBe(true);
    expect(isHost(room(seats, seatNumber(1)), null)).toBe(false);
    expect(isHost(room(seats, null), { id: 'ana', name: 'Ana', login: null })).toBe(true);
    expect(isHost(room(seats, null), null)).toBe(false);
  });
});

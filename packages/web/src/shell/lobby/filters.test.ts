import { NO_OPTIONS } from '@concilio/kernel';
import type { RoomLine, RoomSeat } from '@concilio/tables';
import { describe, expect, it } from 'vitest';
import { codeIn, everything, passes } from './filters.ts';

const person: RoomSeat = { name: 'Ana', player: 'p', bot: null, ready: true };
const bot: RoomSeat = { name: null, player: null, bot: 'simple', ready: false };
const free: RoomSeat = { name: null, player: null, bot: null, ready: false };

const table = (seats: readonly RoomSeat[], seconds: number | null): RoomLine => ({
  table: 't',
  game: 'tutorial',
  name: '',
  options: NO_OPTIONS,
  clock: seconds === null ? null : { per: 'decision', seconds },
  phase: 'waiting',
  visibility: 'public',
  seats,
  created: 0,
  waitingFor: [],
  mine: null,
  rematchOf: null,
});

describe('the filters of the lobby', () => {
  it('let everything pass at first', () => {
    expect(passes(table([person, free], 60), everything)).toBe(true);
  });

  it('know the game, the pace, the free seats and the bots', () => {
    const live = table([person, bot, free], 120);
    expect(passes(live, { ...everything, game: 'lotr-board' })).toBe(false);
    expect(passes(live, { ...everything, pace: 'live' })).toBe(true);
    expect(passes(table([person], 86_400), { ...everything, pace: 'slow' })).toBe(true);
    expect(passes(table([person], null), { ...everything, pace: 'none' })).toBe(true);
    expect(passes(live, { ...everything, free: '1' })).toBe(true);
    expect(passes(live, { ...everything, free: '2' })).toBe(false);
    expect(passes(table([person, free, free, free, free], null), { ...everything, free: '3' })).toBe(true);
    expect(passes(live, { ...everything, bots: 'without' })).toBe(false);
    expect(passes(live, { ...everything, bots: 'with' })).toBe(true);
  });
});

describe('a link or a code that was typed', () => {
  it.each([
    ['road-7K2M', 'road-7K2M'],
    ['  road-7K2M ', 'road-7K2M'],
    ['https://concilio.example/join/road-7K2M?x=1', 'road-7K2M'],
  ])('%s leads to %s', (typed, code) => expect(codeIn(typed)).toBe(code));

  it.each(['', 'two words', 'https://concilio.example/lobby', '../me'])('%j leads nowhere', (typed) =>
    expect(codeIn(typed)).toBeNull(),
  );
});

import { type Outcome, type Seat, seedFrom } from '@concilio/kernel';
import type { Down, Founding, Frame, TableEntry } from '@concilio/tables';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gameOf } from '../games.ts';
import { House } from './house.ts';

const founding: Founding = {
  game: 'tutorial',
  version: 1,
  options: { goal: 12 },
  seed: seedFrom('house'),
  start: null,
  name: '',
  seats: [
    { name: 'Ana', bot: null },
    { name: '', bot: 'simple' },
  ],
  clock: null,
  began: 0,
};

/** A storage that fails when it is told to. */
let log: TableEntry[];
let broken: 'writes' | 'all' | null;
let finished: Outcome | null;
let tries: number;
let house: House;

beforeEach(() => {
  [log, broken, finished, tries] = [[], null, null, 0];
  house = newHouse();
});
afterEach(async () => {
  broken = null;
  await house.close();
});

function newHouse(): House {
  const unless = (failing: 'writes' | 'all') => {
    if (broken === 'all' || broken === failing) throw new Error('no room');
  };
  return new House({
    store: {
      async founding() {
        unless('all');
        return founding;
      },
      async entries(_table, from) {
        unless('all');
        return log.slice(from);
      },
      async append(_table, from, entries) {
        tries += 1;
        unless('writes');
        if (from !== log.length) return 'conflict';
        log.push(...entries);
        return 'ok';
      },
      async finish(_table, outcome) {
        unless('writes');
        finished = outcome;
      },
      async keepCheckpoint() {
        unless('writes');
      },
      running: async () => (finished === null ? ['table'] : []),
    },
    gameOf,
    think: () => Promise.reject(new Error('nobody looks ahead here')),
    pace: 0,
    patience: 60_000,
    now: Date.now,
    report: () => undefined,
  });
}

/** Somebody at seat 0. */
async function watch() {
  const frames: Frame[] = [];
  const send = (text: string) => {
    const down = JSON.parse(text) as Down;
    if (down.is === 'frame') frames.push(down);
  };
  await house.watch('table', { eyes: 0 as Seat, have: null, send });
  const asked = () => frames.at(-1)?.questions[0];
  return {
    frames,
    asked,
    answer() {
      const question = asked();
      const pick = question?.options[0]?.id ?? '';
      return house.wish('table', 0 as Seat, { do: 'answer', question: question?.question ?? '', pick });
    },
  };
}

const until = (holds: () => boolean) => expect.poll(holds, { interval: 10 }).toBe(true);

test.each(['writes', 'all'] as const)(
  'what cannot be stored never happened, and the table goes on when it can be (%s fail)',
  async (failing) => {
    const ana = await watch();
    await until(() => ana.asked() !== undefined);
    const told = ana.frames.flatMap(({ events }) => events).length;
    const lines = log.length;
    broken = failing;
    expect(await ana.answer()).toBe('not stored');
    expect(await ana.answer()).toBe('not stored');
    expect(log).toHaveLength(lines);
    expect(Math.max(...ana.frames.map(({ since, events }) => since + events.length))).toBe(told);
    broken = null;
    expect(await ana.answer()).toBeNull();
    // The bot answers too, and whoever looked on all the while is told.
    await until(() => log.length > lines + 1 && ana.asked() !== undefined);
    expect(ana.frames.at(-1)?.since).toBeGreaterThan(0);
  },
);

test('bots whose answers cannot be stored try again, and not in a hurry', async () => {
  const ana = await watch();
  await until(() => ana.asked() !== undefined);
  expect(await ana.answer()).toBeNull();
  broken = 'writes';
  const [lines, before, begin] = [log.length, tries, performance.now()];
  await until(() => tries >= before + 2);
  expect(performance.now() - begin).toBeGreaterThan(900);
  broken = null;
  await until(() => log.length > lines);
});

test('a match that was over when the last node was killed is noted as over by the next', async () => {
  const ana = await watch();
  for (;;) {
    await until(() => ana.asked() !== undefined || (ana.frames.at(-1)?.outcome ?? null) !== null);
    if ((ana.frames.at(-1)?.outcome ?? null) !== null) break;
    const before = ana.frames.length;
    expect(await ana.answer()).toBeNull();
    await until(() => ana.frames.length > before);
  }
  await house.close();
  const outcome = finished;
  expect(outcome).not.toBeNull();
  finished = null;
  house = newHouse();
  await house.carryOn();
  expect(finished).toEqual(outcome);
});

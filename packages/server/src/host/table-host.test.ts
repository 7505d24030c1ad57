import { asOptions, type Outcome, type Seat, seedFrom } from '@concilio/kernel';
import {
  cursorAfter,
  eventsIn,
  type SentFrame,
  type ServerMessage,
  type TableSetup,
  type TableEntry,
} from '@concilio/tables';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gameOf } from '../games.ts';
import type { Problem } from '../report.ts';
import { TableHost, type HouseSettings } from './table-host.ts';
import type { TableStore } from './store.ts';

const setup: TableSetup = {
  game: 'tutorial',
  version: 1,
  options: asOptions({ goal: 12 }),
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
let tableHost: TableHost;

beforeEach(() => {
  [log, broken, finished, tries] = [[], null, null, 0];
  tableHost = newHouse();
});
afterEach(async () => {
  broken = null;
  await tableHost.close();
});

function newHouse(more: Partial<HouseSettings> = {}): TableHost {
  const unless = (failing: 'writes' | 'all') => {
    if (broken === 'all' || broken === failing) throw new Error('no room');
  };
  return new TableHost({
    store: {
      async setup() {
        unless('all');
        return setup;
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
      lineOf: (_table, number) => number,
      snapshot: async () => null,
      async keepSnapshot() {
        unless('writes');
      },
      async markDue() {
        unless('writes');
      },
      due: async () => (finished === null ? ['table'] : []),
    },
    gameOf,
    think: () => Promise.reject(new Error('nobody looks ahead here')),
    pace: 0,
    patience: 60_000,
    now: Date.now,
    report: () => undefined,
    ...more,
  });
}

/** Somebody at seat 0. */
async function watch() {
  const frames: SentFrame[] = [];
  const send = (text: string) => {
    const down = JSON.parse(text) as ServerMessage;
    if (down.is === 'frame') frames.push(down);
  };
  await tableHost.watch('table', { viewer: 0 as Seat, have: null, send });
  const asked = () => frames.at(-1)?.questions[0];
  return {
    frames,
    asked,
    answer() {
      const question = asked();
      const pick = question?.options[0]?.id ?? '';
      return tableHost.command('table', 0 as Seat, {
        do: 'answer',
        question: question?.question ?? '',
        pick,
      });
    },
  };
}

const until = (holds: () => boolean) => expect.poll(holds, { interval: 10 }).toBe(true);

test.each(['writes', 'all'] as const)(
  'what cannot be stored never happened, and the table goes on when it can be (%s fail)',
  async (failing) => {
    const ana = await watch();
    await until(() => ana.asked() !== undefined);
    const told = ana.frames.flatMap(eventsIn).length;
    const lines = log.length;
    broken = failing;
    expect(await ana.answer()).toBe('not stored');
    expect(await ana.answer()).toBe('not stored');
    expect(log).toHaveLength(lines);
    expect(Math.max(...ana.frames.map((frame) => cursorAfter(frame).events))).toBe(told);
    broken = null;
    expect(await ana.answer()).toBeNull();
    // The bot answers too, and whoever looked on all the while is told.
    await until(() => log.length > lines + 1 && ana.asked() !== undefined);
    expect(ana.frames.at(-1)?.since).toBeGreaterThan(0);
  },
);

test('where a table stops for somebody is stored, and the next node knows it', async () => {
  const stops = { interject: 'never', lulls: 'always' } as const;
  expect(await tableHost.command('table', 0 as Seat, { do: 'stops', stops })).toBeNull();
  expect(await tableHost.command('table', 0 as Seat, { do: 'stops', stops })).toBeNull();
  expect(log.filter(({ kind }) => kind === 'stops')).toMatchObject([{ seat: 0, stops }]);
  await tableHost.close();
  tableHost = newHouse();
  expect(await tableHost.look('table', (table) => table.autoAnswersOf(0 as Seat))).toEqual(stops);
});

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
  await tableHost.close();
  const outcome = finished;
  expect(outcome).not.toBeNull();
  finished = null;
  tableHost = newHouse();
  await tableHost.carryOn();
  expect(finished).toEqual(outcome);
});

test('tables that cannot be read now hold up no other, and are carried on when they can be', async () => {
  const bots = { ...setup, seats: setup.seats.map(() => ({ name: '', bot: 'simple' })) };
  const logs = new Map<string, TableEntry[]>([
    ['first', []],
    ['bad', []],
    ['last', []],
  ]);
  const over = new Set<string>();
  const reported: Problem[] = [];
  let isAway = true;
  let asked = 0;
  const store: TableStore = {
    async setup(table) {
      if (table === 'bad' && isAway) throw new Error('away');
      return bots;
    },
    entries: async (table, from) => logs.get(table)?.slice(from) ?? [],
    async append(table, _from, entries) {
      logs.get(table)?.push(...entries);
      return 'ok';
    },
    async finish(table) {
      over.add(table);
    },
    keepCheckpoint: async () => undefined,
    lineOf: (_table, number) => number,
    snapshot: async () => null,
    keepSnapshot: async () => undefined,
    markDue: async () => undefined,
    async due() {
      if (asked++ === 0) throw new Error('away');
      return ['bad', 'first', 'last'];
    },
  };
  const own = newHouse({ store, report: (problem) => reported.push(problem) });
  const carried = own.carryOn();
  try {
    await until(() => over.has('first') && over.has('last'));
    expect(over.has('bad')).toBe(false);
    expect(reported.map(({ what, table }) => [what, table]).slice(0, 2)).toEqual([
      ['tables were not carried on', undefined],
      ['a table cannot be opened', 'bad'],
    ]);
    isAway = false;
    await carried;
    await until(() => over.has('bad'));
  } finally {
    await own.close();
  }
});

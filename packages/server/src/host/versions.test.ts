import { NO_OPTIONS, type Seat, seat } from '@concilio/kernel';
import { type Playable } from '@concilio/bots';
import { orchard } from '@concilio/suite/orchard';
import type { Frame, ServerMessage } from '@concilio/tables';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runChild } from '../../test/child.ts';
import { onBothDatabases } from '../../test/databases.ts';
import { newTable, sits } from '../../test/tables.ts';
import { orchardHost } from '../../test/versions/host.ts';
import {
  createPlayer,
  createTable,
  entriesOf,
  openStorage,
  startTable,
  type Storage,
  tableById,
} from '../storage/index.ts';
import type { TableHost } from './table-host.ts';

/** Somebody at a seat of a table. */
async function watching(host: TableHost, table: string, viewer: Seat) {
  const told: ServerMessage[] = [];
  const stop = await host.watch(table, {
    viewer,
    have: null,
    send: (text) => void told.push(JSON.parse(text) as ServerMessage),
  });
  const frame = () => told.findLast((one): one is ServerMessage & Frame => one.is === 'frame');
  return {
    told,
    stop,
    frame,
    answer(pick: string) {
      const question = frame()?.questions[0]?.question ?? '';
      return host.command(table, viewer, { do: 'answer', question, pick });
    },
  };
}

onBothDatabases('a new version of a game', (where) => {
  let storage: Storage;
  const hosts: TableHost[] = [];
  const playing = (game: Playable): TableHost => {
    const host = orchardHost(storage, game);
    hosts.push(host);
    return host;
  };
  beforeEach(async () => {
    storage = await openStorage(where());
  });
  afterEach(async () => {
    for (const host of hosts.splice(0)) await host.close();
    await storage.close();
  });

  /** A match that has begun, of Ana and a bot or of two people. */
  async function begun(bot: string | null = 'random'): Promise<string> {
    const player = (await createPlayer(storage, 'Ana')).id;
    const other = bot === null ? (await createPlayer(storage, 'Bo')).id : null;
    const seats = [sits(player), sits(other, bot)];
    const { id } = await createTable(
      storage,
      newTable(player, { game: 'orchard', options: NO_OPTIONS, seats, clock: null }),
    );
    await startTable(storage, id);
    return id;
  }

  test('carries running tables over; whoever still plays by the old one is refused and stores nothing', async () => {
    const table = await begun();
    const [old, young] = [playing(orchard.first), playing(orchard.second)];
    const before = await watching(old, table, seat(0));
    expect(await before.answer('ash')).toBeNull();
    expect(await before.answer('two')).toBeNull();
    await expect.poll(() => before.frame()?.questions[0]).toBeDefined();
    // An undo brings a checkpoint with it.
    expect(await before.answer('oak')).toBeNull();
    expect(await old.command(table, seat(0), { do: 'undo' })).toBeNull();
    expect(await before.answer('elm')).toBeNull();
    const lines = (await entriesOf(storage, table)).length;

    // The new process opens the table: it goes on there, with the answer to the step that is open.
    const after = await watching(young, table, seat(0));
    expect(after.frame()?.view).toMatchObject({ treasure: [2, expect.any(Number)] });
    expect(after.frame()?.view).not.toHaveProperty('gold');
    expect(JSON.stringify(after.frame()?.view)).not.toContain('ash');
    const row = await tableById(storage, table);
    expect(row).toMatchObject({ version: 2, base: lines });
    const stored = await entriesOf(storage, table);
    expect(stored[lines]).toMatchObject({ kind: 'carried', version: 2 });

    // The old one does not know it yet, and is refused; whoever looked on there is sent to ask again.
    expect(await before.answer('one')).toBe('too late');
    expect(await entriesOf(storage, table)).toEqual(stored);
    expect(before.told.at(-1)).toEqual({ is: 'later', table });
    expect(await old.command(table, seat(0), { do: 'concede' })).toBe('over');
    expect(await entriesOf(storage, table)).toEqual(stored);

    expect(await after.answer('one')).toBeNull();
    await expect.poll(() => after.frame()?.questions[0]).toBeDefined();
    expect(await entriesOf(storage, table)).not.toEqual(stored);
  });

  test('goes on though the old process was killed, with every answer that it had acknowledged', async () => {
    const table = await begun(null);
    // The process says a line for each answer that is stored, and is killed in the middle of the match.
    const said = await runChild('./versions/play.ts', { where: where(), table }, 2000);
    const acknowledged = said.split('\n').slice(0, -1);
    expect(acknowledged.length).toBeGreaterThan(20);
    const { length } = await entriesOf(storage, table);
    const young = playing(orchard.second);
    const after = await watching(young, table, seat(0));
    const view = after.frame()?.view as object as { planted: string[]; treasure: number[] };
    const picked = (key: string) =>
      acknowledged.filter((line) => line.startsWith(key)).map((line) => line.split(' ')[1]);
    // The tree of the last turn stands in the view when it is paid for.
    expect(view.planted.slice(0, picked('pay').length)).toEqual(
      picked('plant').slice(0, picked('pay').length),
    );
    expect(view.treasure.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(2 * picked('pay').length);
    expect((await tableById(storage, table))?.base).toBe(length);
    const asked = after.frame()?.waitingFor[0] ?? seat(0);
    const next = await watching(young, table, asked);
    expect(await next.answer(next.frame()?.questions[0]?.options[0]?.id ?? '')).toBeNull();
  });

  test('a start opens the tables that have something to do, and no other', async () => {
    const [waiting, busy] = [await begun(), await begun()];
    const first = playing(orchard.first);
    // At both somebody has answered; at one of them the bot has then answered too.
    const ana = await watching(first, waiting, seat(0));
    for (const pick of ['oak', 'one']) expect(await ana.answer(pick)).toBeNull();
    await expect.poll(() => ana.frame()?.questions[0]).toBeDefined();
    ana.stop?.();
    await first.close();
    const again = playing(orchard.first);
    await again.carryOn();
    // The other was never looked at: it may have a bot to be heard.
    expect(again.size).toBe(1);
    expect(await again.look(busy, ({ sequence }) => sequence)).toBe(0);
    expect(again.size).toBe(1);
    await again.close();
    const last = playing(orchard.first);
    await last.carryOn();
    expect(last.size).toBe(0);
  });
});

import { asOptions, NO_OPTIONS } from '@concilio/kernel';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runChild } from '../test/child.ts';
import { type Line, Visitor } from '../test/client.ts';
import { onBothDatabases } from '../test/databases.ts';
import { type Serving, serve } from '../test/serve.ts';
import { newTable, sits } from '../test/tables.ts';
import {
  createPlayer,
  createTable,
  keepCheckpoint,
  openStorage,
  startTable,
  type Storage,
  tableById,
} from './storage/index.ts';

const alone = {
  game: 'tutorial',
  options: { goal: 4 },
  visibility: 'public',
  clock: null,
  seats: [{ kind: 'me' }, { kind: 'bot', level: 'simple' }],
} as const;

/** Promises that nobody owned. */
let orphans: unknown[];
const orphan = (cause: unknown) => orphans.push(cause);
beforeEach(() => {
  orphans = [];
  process.on('unhandledRejection', orphan);
});
afterEach(() => {
  process.off('unhandledRejection', orphan);
});

const told = (line: Line, what: string, table: string) =>
  line.texts.some((text) => text === JSON.stringify({ is: what, table }));
const problems = async ({ address }: Serving) => (await fetch(`${address}/metrics`)).text();

async function guest({ address }: Serving): Promise<Visitor> {
  const visitor = new Visitor(address);
  await visitor.post('/api/guest', { name: 'Ana' });
  return visitor;
}

/** A running match of an older version of its game that cannot be carried over. */
async function unreadable(storage: Storage): Promise<string> {
  const host = (await createPlayer(storage, 'Bo')).id;
  const { id } = await createTable(storage, newTable(host, { version: 0, options: NO_OPTIONS }));
  await startTable(storage, id);
  await keepCheckpoint(storage, id, 3, { version: 0, table: {}, answers: [] } as never);
  return id;
}

onBothDatabases('what goes wrong is contained', (where) => {
  let server: Serving | null = null;
  let storage: Storage;
  beforeEach(async () => {
    storage = await openStorage(where());
  });
  afterEach(async () => {
    await server?.close();
    server = null;
    await storage.close();
  });
  const start = async () => (server = await serve({ where: where() }));

  test('a table that cannot be read now: the page is told, may leave, and is let in later', async () => {
    const own = await start();
    const ana = await guest(own);
    const { table } = await ana.post<{ table: string }>('/api/tables', alone);
    await sql`alter table chat rename to away`.execute(storage.db);
    const [leaver, stayer] = [await ana.connect(), await ana.connect()];
    for (const line of [leaver, stayer]) {
      line.watch(table);
      await line.until('the page is told to come later', () => told(line, 'later', table));
    }
    leaver.end();
    await leaver.until('the page has left', () => leaver.closed !== null);
    await sql`alter table away rename to chat`.execute(storage.db);
    stayer.watch(table);
    await stayer.until('a question', () => stayer.known(table).frame?.questions[0]);
    expect(await problems(own)).toContain('{what="a table could not be watched"} 2');
    expect(orphans).toEqual([]);
  });

  test('a match that cannot be carried over holds up no other, and whoever looks for it is told', async () => {
    const bad = [await unreadable(storage)];
    const host = (await createPlayer(storage, 'Cy')).id;
    const bots = [sits(null, 'simple'), sits(null, 'simple')];
    const { id } = await createTable(
      storage,
      newTable(host, { options: asOptions({ goal: 4 }), seats: bots, clock: null }),
    );
    await startTable(storage, id);
    bad.push(await unreadable(storage));
    const own = await start();
    await expect.poll(async () => (await tableById(storage, id))?.phase).toBe('over');

    const line = await (await guest(own)).connect();
    for (const table of bad) {
      line.watch(table);
      await line.until('the page is told to come later', () => told(line, 'later', table));
    }
    line.end();
    await line.until('the page has left', () => line.closed !== null);
    expect((await fetch(`${own.address}/healthz`)).status).toBe(200);
    expect(await problems(own)).toMatch(/\{what="a table cannot be opened"\} [2-9]/);
    expect(orphans).toEqual([]);
  });
});

test('a promise that nobody owned is counted, and the server lives on', async () => {
  expect(await runChild('./orphan.ts', null)).toMatch(/^200 .*\{what="a promise had no owner"\} 1$/m);
});

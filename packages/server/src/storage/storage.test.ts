import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { timeout } from '../../test/entries.ts';
import { type Postgres, startPostgres } from '../../test/postgres.ts';
import { type Place, storageContract } from '../../test/storage.contract.ts';
import { append, createPlayer, entriesOf, type News, openStorage, type Storage } from './index.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const temporary = () => mkdtemp(join(tmpdir(), 'concilio-storage-'));

storageContract('the embedded database', async (): Promise<Place> => {
  const folder = await temporary();
  return {
    where: { folder },
    async fill({ db }) {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
      await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 30}`).execute(db);
    },
    async free({ db }) {
      await sql`pragma max_page_count = 1000000`.execute(db);
    },
    remove: () => rm(folder, { recursive: true }),
  };
});

storageContract(
  'PostgreSQL',
  async (): Promise<Place> => ({
    where: { url: await postgres.create() },
    async fill({ db }) {
      await sql`
      create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'no room' using errcode = 'disk_full'; end $$`.execute(db);
      await sql`
      create trigger full_disk before insert on log for each row
      when (new.entry like '%much%') execute function full_disk()`.execute(db);
    },
    async free({ db }) {
      await sql`drop trigger full_disk on log`.execute(db);
    },
    remove: async () => undefined,
  }),
);

describe('the embedded database alone', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await temporary();
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('is durable by its settings', async () => {
    const { db, close } = await openStorage({ folder });
    const setting = async (name: string) => (await sql.raw(`pragma ${name}`).execute(db)).rows;
    expect(await setting('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    // FULL: a commit waits for the disk.
    expect(await setting('synchronous')).toEqual([{ synchronous: 2 }]);
    expect(await setting('foreign_keys')).toEqual([{ foreign_keys: 1 }]);
    expect(await setting('busy_timeout')).toEqual([{ timeout: 5000 }]);
    await close();
  });

  test('takes appends while a transaction is open, one after the other', async () => {
    const storage = await openStorage({ folder });
    const order: string[] = [];
    const slow = storage.db.transaction().execute(async (db) => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      await sql`delete from chat`.execute(db);
      order.push('transaction');
    });
    const quick = append(storage, 't', 0, [timeout(1)]).then((appended) => order.push(appended));
    await Promise.all([slow, quick]);
    expect(order).toEqual(['transaction', 'ok']);
    await storage.close();
  });

  test('refuses a boolean, over which its library would end the process', async () => {
    const storage = await openStorage({ folder });
    await expect(createPlayer(storage, true as unknown as string)).rejects.toThrow('boolean');
    expect(await createPlayer(storage, 'Ana')).toMatchObject({ name: 'Ana' });
    await storage.close();
  });

  test('says in one sentence what is wrong with the folder', async () => {
    await writeFile(join(folder, 'file'), 'x');
    await expect(openStorage({ folder: join(folder, 'file') })).rejects.toThrow(
      /^The data folder ".*file" cannot be used .*: name a folder that may be written to\.$/,
    );
    await writeFile(join(folder, 'concilio.db'), 'This is a letter and not a database. '.repeat(99));
    await expect(openStorage({ folder })).rejects.toThrow(/concilio\.db" is not a database/);
  });
});

describe('PostgreSQL alone', () => {
  let url: string;
  let one: Storage;
  let two: Storage;
  beforeEach(async () => {
    url = await postgres.create();
    // At once, on an empty database: each must find the other's schema.
    [one, two] = await Promise.all([openStorage({ url }), openStorage({ url })]);
  });
  afterEach(async () => {
    await one.close();
    await two.close();
  });

  test('two nodes that append to the same tables at once: one of them wins each place, whole', async () => {
    const tables = Array.from({ length: 20 }, (_, number) => `t${number}`);
    for (let sequence = 0; sequence < 40; sequence += 2) {
      const entries = (seat: number) => [timeout(sequence, seat), timeout(sequence + 1, seat)];
      // The other node has them in another order.
      const [first, second] = await Promise.all([
        Promise.all(tables.map((table) => append(one, table, sequence, entries(0)))),
        Promise.all(tables.toReversed().map((table) => append(two, table, sequence, entries(1)))),
      ]);
      second.reverse();
      for (const [index, table] of tables.entries()) {
        expect([first[index], second[index]].sort()).toEqual(['conflict', 'ok']);
        const winner = first[index] === 'ok' ? 0 : 1;
        expect(await entriesOf(one, table, sequence)).toEqual(entries(winner));
      }
    }
  });

  test('a node hears what another has stored, and that it has missed something', async () => {
    const heard: News[] = [];
    await two.listen((news) => heard.push(news));
    await append(one, 't', 0, [timeout(1)]);
    await expect.poll(() => heard).toEqual([{ kind: 'log', table: 't', number: 0 }]);
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen concilio' and datname = current_database()`;
    await sql.raw(cut).execute(one.db);
    await expect.poll(() => heard.at(-1)).toEqual({ kind: 'missed' });
    await append(one, 't', 1, [timeout(2)]);
    await expect.poll(() => heard.at(-1)).toEqual({ kind: 'log', table: 't', number: 1 });
  });

  test('a node goes on after all its connections were cut', async () => {
    await append(one, 't', 0, [timeout(1)]);
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    await sql.raw(cut).execute(two.db);
    await expect.poll(() => append(one, 't', 1, [timeout(2)]).catch(() => 'cut')).toBe('ok');
    expect(await entriesOf(one, 't')).toHaveLength(2);
  });

  test('a connection that is cut while it is lent ends nobody but its transaction', async () => {
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    const lent = one.db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      await sql.raw(cut).execute(two.db);
      // The news of its end arrives while nothing is asked of it.
      await new Promise((resolve) => setTimeout(resolve, 100));
      await sql`select 1`.execute(transaction);
    });
    await expect(lent).rejects.toThrow();
    await expect.poll(() => append(one, 't', 0, [timeout(1)]).catch(() => 'cut')).toBe('ok');
  });

  test('an address that does not work is refused in one sentence without the password', async () => {
    await expect(openStorage({ url: 'mysql://a:b@c/d' })).rejects.toThrow(
      'The address of the database is not of the form postgres://user:password@host:5432/name.',
    );
    const refused = await openStorage({ url: 'postgres://ana:hush@127.0.0.1:1/concilio' }).catch(String);
    expect(refused).toMatch(/PostgreSQL at 127\.0\.0\.1:1\/concilio cannot be used \(.*ECONNREFUSED/);
    expect(refused).not.toContain('hush');
  });
});

import { type Kysely, sql } from 'kysely';
import { type Migration, migrations } from './migrations.ts';
import { StorageProblem } from './problem.ts';
import type { Kind } from './storage.ts';
import { inTransaction } from './transaction.ts';

interface Bare {
  readonly db: Kysely<unknown>;
  readonly kind: Kind;
}

/** Any number that no other program is likely to lock. */
const LOCK = 7_266_243_925;

/**
 * Brings the schema up to date, a transaction for each migration: whoever is killed in the middle of one leaves the
 * schema before it. Nodes that start at once wait for each other, and the later one finds the work done.
 */
export async function migrate(storage: Bare, list: readonly Migration[] = migrations): Promise<void> {
  for (;;) {
    const done = await inTransaction(storage, (db) => next({ ...storage, db }, list));
    if (done) return;
  }
}

/** Does the first migration that is missing, and says whether none was. */
async function next({ db, kind }: Bare, list: readonly Migration[]): Promise<boolean> {
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
  await sql`create table if not exists migrations (number integer primary key, at bigint not null)`.execute(
    db,
  );
  const { rows } = await sql<{ number: number | null }>`select max(number) as number from migrations`.execute(
    db,
  );
  const number = rows[0]?.number ?? 0;
  if (number > list.length)
    throw new StorageProblem(
      `The database has schema ${number} and this Concilio knows schemas up to ${list.length}: start the newer Concilio that wrote it.`,
    );
  const migration = list[number];
  if (migration === undefined) return true;
  await migration(db, kind);
  await sql`insert into migrations (number, at) values (${number + 1}, ${Date.now()})`.execute(db);
  return false;
}

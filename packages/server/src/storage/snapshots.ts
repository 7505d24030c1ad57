import type { StoredSnapshot } from '@concilio/tables';
import type { Storage } from './storage.ts';

/** Keeps the last snapshot of a table: what it is opened from, with the lines since. An older one never replaces a newer. */
export async function keepSnapshot(
  { db }: Storage,
  table: string,
  { sequence, text }: StoredSnapshot,
): Promise<void> {
  await db
    .insertInto('snapshots')
    .values({ table, sequence, snapshot: text })
    .onConflict((conflict) =>
      conflict
        .column('table')
        .doUpdateSet({ sequence, snapshot: text })
        .where('snapshots.sequence', '<', sequence),
    )
    .execute();
}

export async function snapshotOf({ db }: Storage, table: string): Promise<StoredSnapshot | null> {
  const row = await db
    .selectFrom('snapshots')
    .select(['sequence', 'snapshot'])
    .where('table', '=', table)
    .executeTakeFirst();
  return row === undefined ? null : { sequence: row.sequence, text: row.snapshot };
}

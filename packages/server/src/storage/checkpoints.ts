import type { Checkpoint } from '@concilio/kernel';
import type { Storage } from './storage.ts';

/** Keeps a table's last checkpoint and how many lines the log had then. An older one never replaces a newer. */
export async function keepCheckpoint(
  { db }: Storage,
  table: string,
  sequence: number,
  checkpoint: Checkpoint,
): Promise<void> {
  const text = JSON.stringify(checkpoint);
  await db
    .insertInto('checkpoints')
    .values({ table, sequence, checkpoint: text })
    .onConflict((conflict) =>
      conflict
        .column('table')
        .doUpdateSet({ sequence, checkpoint: text })
        .where('checkpoints.sequence', '<', sequence),
    )
    .execute();
}

export async function checkpointOf(
  { db }: Storage,
  table: string,
): Promise<{ readonly sequence: number; readonly checkpoint: Checkpoint } | null> {
  const row = await db
    .selectFrom('checkpoints')
    .select(['sequence', 'checkpoint'])
    .where('table', '=', table)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { sequence: row.sequence, checkpoint: JSON.parse(row.checkpoint) as Checkpoint };
}

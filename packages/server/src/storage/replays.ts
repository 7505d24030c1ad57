import type { Json } from '@concilio/kernel';
import type { Storage } from './storage.ts';

/** Keeps the event streams of a finished match, so that its replay plays whatever becomes of the rules. */
export async function keepReplay({ db }: Storage, table: string, streams: Json): Promise<void> {
  const text = JSON.stringify(streams);
  await db
    .insertInto('replays')
    .values({ table, streams: text })
    .onConflict((conflict) => conflict.column('table').doUpdateSet({ streams: text }))
    .execute();
}

export async function replayOf({ db }: Storage, table: string): Promise<Json | null> {
  const row = await db.selectFrom('replays').select('streams').where('table', '=', table).executeTakeFirst();
  return row === undefined ? null : (JSON.parse(row.streams) as Json);
}

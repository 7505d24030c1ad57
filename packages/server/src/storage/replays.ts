import type { Storage } from './storage.ts';

/** Keeps what is to be seen of a finished match, as JSON, so that it can be shown whatever becomes of the rules. */
export async function keepReplay({ db }: Storage, table: string, streams: string): Promise<void> {
  await db
    .insertInto('replays')
    .values({ table, streams })
    .onConflict((conflict) => conflict.column('table').doUpdateSet({ streams }))
    .execute();
}

export async function replayOf({ db }: Storage, table: string): Promise<string | null> {
  const row = await db.selectFrom('replays').select('streams').where('table', '=', table).executeTakeFirst();
  return row?.streams ?? null;
}

/** Finished matches of these games and versions that have none yet, the last one first. */
export async function withoutReplay(
  { db }: Storage,
  games: readonly { readonly id: string; readonly version: number }[],
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .leftJoin('replays', 'replays.table', 'tables.id')
    .select('tables.id')
    .where('phase', '=', 'over')
    .where('replays.table', 'is', null)
    .where(({ eb, or, and }) =>
      or(games.map(({ id, version }) => and([eb('game', '=', id), eb('version', '=', version)]))),
    )
    .orderBy('ended', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

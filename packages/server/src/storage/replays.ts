import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Storage } from './storage.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** More would take seconds for a long match, and save little. */
const QUALITY = 9;
/** Moments of a match differ little: what repeats may lie far back. */
const WINDOW = 22;

/** Keeps what is to be seen of a finished match, which is JSON, so that it can be shown whatever becomes of the rules. */
export async function keepReplay({ db }: Storage, table: string, json: string): Promise<void> {
  const replay = await compress(json, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: WINDOW },
  });
  await db
    .insertInto('replays')
    .values({ table, replay })
    .onConflict((conflict) => conflict.column('table').doUpdateSet({ replay }))
    .execute();
}

export async function replayOf({ db }: Storage, table: string): Promise<string | null> {
  const row = await db.selectFrom('replays').select('replay').where('table', '=', table).executeTakeFirst();
  return row === undefined ? null : (await decompress(row.replay)).toString();
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

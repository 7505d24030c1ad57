import { digest } from './ids.ts';
import type { Storage } from './storage.ts';

type Database = Pick<Storage, 'db'>;

/** Recovery codes: each lets its player in once. */
export async function addCodes({ db }: Database, player: string, codes: readonly string[]): Promise<void> {
  await db
    .insertInto('codes')
    .values(codes.map((code) => ({ player, hash: digest(code), used: null })))
    .execute();
}

/** Whether the code was good; if two try it at once, it is good for one of them. */
export async function useCode(
  { db }: Database,
  player: string,
  code: string,
  used = Date.now(),
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('codes')
    .set({ used })
    .where('player', '=', player)
    .where('hash', '=', digest(code))
    .where('used', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

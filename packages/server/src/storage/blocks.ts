import type { PlayerName } from './players.ts';
import type { Storage } from './storage.ts';

/** To block somebody twice is to block them. */
export async function block(
  { db }: Storage,
  player: string,
  blocked: string,
  at = Date.now(),
): Promise<void> {
  await db
    .insertInto('blocks')
    .values({ player, blocked, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unblock({ db }: Storage, player: string, blocked: string): Promise<void> {
  await db.deleteFrom('blocks').where('player', '=', player).where('blocked', '=', blocked).execute();
}

/** Those whom a player has blocked, the last one first. */
export async function blockedBy({ db }: Storage, player: string): Promise<PlayerName[]> {
  const rows = await db
    .selectFrom('blocks')
    .innerJoin('players', 'players.id', 'blocks.blocked')
    .select(['players.id', 'players.name'])
    .where('blocks.player', '=', player)
    .orderBy('blocks.at', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, deleted: false }));
}

/** Whether either of two players has blocked the other. */
export async function areApart({ db }: Storage, one: string, other: string): Promise<boolean> {
  const row = await db
    .selectFrom('blocks')
    .select('at')
    .where(({ or, and, eb }) =>
      or([
        and([eb('player', '=', one), eb('blocked', '=', other)]),
        and([eb('player', '=', other), eb('blocked', '=', one)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

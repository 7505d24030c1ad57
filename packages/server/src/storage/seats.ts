import type { PlayerName } from './players.ts';
import type { Storage } from './storage.ts';

export interface Sitting {
  readonly seat: number;
  readonly player: PlayerName | null;
  /** The level of the bot that plays here: alone, or for a player who is away. */
  readonly bot: string | null;
  readonly ready: boolean;
}

export interface SeatChange {
  readonly player?: string | null;
  readonly bot?: string | null;
  readonly ready?: boolean;
}

/** Sits a player down on a free seat of a table that waits. False if the seat is taken or the match has begun. */
export async function takeSeat(
  storage: Storage,
  table: string,
  seat: number,
  player: string,
): Promise<boolean> {
  const { numUpdatedRows } = await storage.db
    .updateTable('seats')
    .set({ player })
    .where('table', '=', table)
    .where('seat', '=', seat)
    .where('player', 'is', null)
    .where('bot', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('tables')
          .select('tables.id')
          .where('tables.id', '=', table)
          .where('phase', '=', 'waiting'),
      ),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await storage.tell({ kind: 'table', table });
  return true;
}

/** Changes a seat whoever has it. False if there is no such seat. */
export async function changeSeat(
  storage: Storage,
  table: string,
  seat: number,
  { ready, ...change }: SeatChange,
): Promise<boolean> {
  const { numUpdatedRows } = await storage.db
    .updateTable('seats')
    .set({ ...change, ...(ready === undefined ? {} : { ready: ready ? 1 : 0 }) })
    .where('table', '=', table)
    .where('seat', '=', seat)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await storage.tell({ kind: 'table', table });
  return true;
}

export async function seatsAt(storage: Storage, table: string): Promise<readonly Sitting[]> {
  return (await seatsAtEach(storage, [table])).get(table) ?? [];
}

/** The seats of several tables, in order. */
export async function seatsAtEach(
  { db }: Storage,
  tables: readonly string[],
): Promise<Map<string, readonly Sitting[]>> {
  const found = new Map<string, Sitting[]>(tables.map((table) => [table, []]));
  if (tables.length === 0) return found;
  const rows = await db
    .selectFrom('seats')
    .leftJoin('players', 'players.id', 'seats.player')
    .select(['table', 'seat', 'seats.player', 'bot', 'ready', 'players.name', 'players.deleted'])
    .where('table', 'in', tables)
    .orderBy('seat')
    .execute();
  for (const { table, seat, player, bot, ready, name, deleted } of rows) {
    found.get(table)?.push({
      seat,
      player: player === null ? null : { id: player, name: name ?? '', deleted: deleted !== null },
      bot,
      ready: ready === 1,
    });
  }
  return found;
}

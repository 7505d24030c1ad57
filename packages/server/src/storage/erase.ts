import type { Storage } from './storage.ts';
import { abandon } from './tables.ts';
import { inTransaction } from './transaction.ts';

/**
 * Deletes what is a player's own: name, login, password, settings, sessions, codes, blocks, decks, the names they gave
 * to tables and what they said. They stand up from tables that wait, and tables of theirs that wait are given up. Matches
 * stay, with the seat of a deleted player; the ids of those that still run are returned, since somebody must see to
 * these seats. Reports stay for those who keep the server, but no longer say who made them.
 */
export async function erasePlayer(storage: Storage, player: string, now = Date.now()): Promise<string[]> {
  const { waiting, running } = await inTransaction(storage, async (db) => {
    await db
      .updateTable('players')
      .set({ name: '', login: null, login_key: null, password: null, settings: '{}', deleted: now })
      .where('id', '=', player)
      .where('deleted', 'is', null)
      .execute();
    await db.deleteFrom('sessions').where('player', '=', player).execute();
    await db.deleteFrom('codes').where('player', '=', player).execute();
    await db.deleteFrom('decks').where('player', '=', player).execute();
    await db
      .deleteFrom('blocks')
      .where(({ eb, or }) => or([eb('player', '=', player), eb('blocked', '=', player)]))
      .execute();
    await db.updateTable('chat').set({ body: null }).where('player', '=', player).execute();
    await db.updateTable('reports').set({ player: null }).where('player', '=', player).execute();
    await db.updateTable('tables').set({ name: '' }).where('host', '=', player).execute();

    const sitting = await db
      .selectFrom('tables')
      .innerJoin('seats', 'seats.table', 'tables.id')
      .select(['tables.id', 'phase'])
      .distinct()
      .where('seats.player', '=', player)
      .where('phase', 'in', ['waiting', 'running'])
      .execute();
    const left = sitting.filter(({ phase }) => phase === 'waiting').map(({ id }) => id);
    if (left.length > 0)
      await db
        .updateTable('seats')
        .set({ player: null, ready: 0 })
        .where('player', '=', player)
        .where('table', 'in', left)
        .execute();
    const hosted = await db
      .selectFrom('tables')
      .select('id')
      .where('host', '=', player)
      .where('phase', '=', 'waiting')
      .execute();
    for (const { id } of hosted) await abandon(db, id, now);
    return {
      waiting: new Set([...left, ...hosted.map(({ id }) => id)]),
      running: sitting.filter(({ phase }) => phase === 'running').map(({ id }) => id),
    };
  });
  for (const table of waiting) await storage.tell({ kind: 'table', table });
  return running;
}

import { type Kysely, sql } from 'kysely';
import type { Kind } from './storage.ts';

/**
 * Does work in one transaction: all of it is stored, or nothing. On the embedded database it takes the right to write
 * at its beginning, since one that has read first and writes then may find that somebody else wrote in between.
 */
export function inTransaction<S, T>(
  { db, kind }: { readonly db: Kysely<S>; readonly kind: Kind },
  work: (db: Kysely<S>) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (one) => {
    await sql.raw(kind === 'embedded' ? 'begin immediate' : 'begin').execute(one);
    try {
      const result = await work(one);
      await sql`commit`.execute(one);
      return result;
    } catch (problem) {
      // A full disk or a lost connection has rolled back already; what matters is the first problem.
      await sql`rollback`.execute(one).catch(() => undefined);
      throw problem;
    }
  });
}

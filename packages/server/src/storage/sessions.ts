import { digest } from './ids.ts';
import type { Storage } from './storage.ts';

export interface Session {
  readonly player: string;
  readonly created: number;
  readonly seen: number;
  readonly expires: number;
}

type Database = Pick<Storage, 'db'>;

/** Only the digest of the token is stored: whoever reads the database can log in as nobody. */
export async function createSession(
  { db }: Database,
  token: string,
  { player, created, seen, expires }: Session,
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ hash: digest(token), player, created, seen, expires })
    .execute();
}

export async function sessionByToken({ db }: Database, token: string): Promise<Session | null> {
  const row = await db
    .selectFrom('sessions')
    .select(['player', 'created', 'seen', 'expires'])
    .where('hash', '=', digest(token))
    .executeTakeFirst();
  return row ?? null;
}

export async function prolongSession(
  { db }: Database,
  token: string,
  { seen, expires }: Pick<Session, 'seen' | 'expires'>,
): Promise<void> {
  await db.updateTable('sessions').set({ seen, expires }).where('hash', '=', digest(token)).execute();
}

export async function endSession({ db }: Database, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('hash', '=', digest(token)).execute();
}

export async function endSessionsOf({ db }: Database, player: string): Promise<void> {
  await db.deleteFrom('sessions').where('player', '=', player).execute();
}

/** Removes what nobody can use any more. */
export async function dropExpiredSessions({ db }: Database, now = Date.now()): Promise<void> {
  await db.deleteFrom('sessions').where('expires', '<=', now).execute();
}

import { randomBytes } from 'node:crypto';
import {
  createSession,
  endSession,
  endSessionsOf,
  type Player,
  playerById,
  prolongSession,
  sessionByToken,
  type Storage,
} from '../storage/index.ts';

/** So long after its last use a session ends; a guest who stays away longer is nobody any more. */
export const SESSION_LASTS = 180 * 24 * 3_600_000;
/** The use is noted at most so often: not every request writes. */
const NOTED = 3_600_000;

export interface LoggedIn {
  readonly player: Player;
  /** For the player's browser alone; the database has only its digest. */
  readonly token: string;
}

export async function beginSession(storage: Storage, player: Player, now = Date.now()): Promise<LoggedIn> {
  const token = randomBytes(32).toString('base64url');
  const expires = now + SESSION_LASTS;
  await createSession(storage, token, { player: player.id, created: now, seen: now, expires });
  return { player, token };
}

/** Whose token it is; null if nobody's, or not any more. */
export async function sessionOf(storage: Storage, token: string, now = Date.now()): Promise<Player | null> {
  const session = await sessionByToken(storage, token);
  if (session === null || session.expires <= now) return null;
  if (now - session.seen > NOTED)
    await prolongSession(storage, token, { seen: now, expires: now + SESSION_LASTS });
  return playerById(storage, session.player);
}

export const logOut = (storage: Storage, token: string): Promise<void> => endSession(storage, token);

export const logOutEverywhere = (storage: Storage, player: string): Promise<void> =>
  endSessionsOf(storage, player);

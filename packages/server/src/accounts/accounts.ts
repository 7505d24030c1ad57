import {
  addCodes,
  createPlayer,
  endSessionsOf,
  erasePlayer,
  inTransaction,
  type Player,
  playerById,
  playerByLogin,
  renamePlayer,
  setLogin,
  setPassword,
  type Storage,
  useCode,
} from '../storage/index.ts';
import { codeFrom, newCodes } from './codes.ts';
import { loginFrom, nameFrom, passwordFrom } from './names.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { isRefused, type Refused } from './refusals.ts';
import { beginSession, type LoggedIn } from './sessions.ts';

/** Lets somebody in by a name alone. */
export async function beginGuest(storage: Storage, name: string): Promise<LoggedIn | Refused> {
  const named = nameFrom(name);
  if (isRefused(named)) return named;
  return beginSession(storage, await createPlayer(storage, named.name));
}

/**
 * Makes a guest's visit an account: it stays the same player, with all its matches. The recovery codes are shown this
 * once; they stand in for an e-mail address.
 */
export async function register(
  storage: Storage,
  player: string,
  login: string,
  password: string,
): Promise<{ readonly player: Player; readonly codes: readonly string[] } | Refused> {
  const wanted = loginFrom(login);
  if (isRefused(wanted)) return wanted;
  const secret = passwordFrom(password);
  if (isRefused(secret)) return secret;
  const hash = await hashPassword(secret.password);
  const codes = newCodes();
  try {
    return await inTransaction(storage, async (db) => {
      const set = await setLogin({ db }, player, wanted.login, hash);
      if (set === 'taken') throw new TurnedDown({ refused: 'login.taken' });
      const now = await playerById({ db }, player);
      if (now === null || now.deleted !== null) throw new TurnedDown({ refused: 'player.unknown' });
      if (set === 'not a guest') throw new TurnedDown({ refused: 'account.already' });
      await addCodes({ db }, player, codes);
      return { player: now, codes };
    });
  } catch (problem) {
    if (problem instanceof TurnedDown) return problem.refused;
    throw problem;
  }
}

/** Thrown to undo a transaction; nobody outside sees it. */
class TurnedDown extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.refused);
    this.refused = refused;
  }
}

/** What is wrong is not said, and cannot be told from the time that it takes. */
export async function logIn(storage: Storage, login: string, password: string): Promise<LoggedIn | Refused> {
  const secret = passwordFrom(password);
  const found = await findByLogin(storage, login);
  const typed = isRefused(secret) ? '' : secret.password;
  if (!(await isPassword(typed, found?.password ?? null)) || found === null)
    return { refused: 'login.wrong' };
  return beginSession(storage, found.player);
}

/** A new password for an old code. The code is used up, and whoever was logged in is so no longer. */
export async function recover(
  storage: Storage,
  login: string,
  code: string,
  password: string,
): Promise<LoggedIn | Refused> {
  const secret = passwordFrom(password);
  if (isRefused(secret)) return secret;
  // Before anything is looked up, so that the time does not tell whether there is such a login.
  const hash = await hashPassword(secret.password);
  const found = await findByLogin(storage, login);
  if (found === null) return { refused: 'code.wrong' };
  const { player } = found;
  const good = await inTransaction(storage, async (db) => {
    if (!(await useCode({ db }, player.id, codeFrom(code)))) return false;
    await setPassword({ db }, player.id, hash);
    await endSessionsOf({ db }, player.id);
    return true;
  });
  return good ? beginSession(storage, player) : { refused: 'code.wrong' };
}

/** What cannot be a login is nobody's. */
async function findByLogin(storage: Storage, typed: string): ReturnType<typeof playerByLogin> {
  const wanted = loginFrom(typed);
  return isRefused(wanted) ? null : playerByLogin(storage, wanted.login);
}

export async function rename(storage: Storage, player: string, name: string): Promise<Player | Refused> {
  const named = nameFrom(name);
  if (isRefused(named)) return named;
  await renamePlayer(storage, player, named.name);
  const now = await playerById(storage, player);
  return now === null || now.deleted !== null ? { refused: 'player.unknown' } : now;
}

/** Forgets somebody. Returns the tables that still run with a seat of theirs, which somebody must see to. */
export const deleteMyData = (storage: Storage, player: string): Promise<readonly string[]> =>
  erasePlayer(storage, player);

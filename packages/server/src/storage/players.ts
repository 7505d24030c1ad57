import type { JsonRecord } from '@concilio/kernel';
import type { Selectable } from 'kysely';
import { newId } from './ids.ts';
import { isDuplicate } from './problem.ts';
import type { PlayerColumns } from './schema.ts';
import type { Storage } from './storage.ts';

export interface Player {
  readonly id: string;
  /** Empty for a player who is deleted: whoever shows it says so in the reader's language. */
  readonly name: string;
  readonly login: string | null;
  readonly settings: JsonRecord;
  readonly created: number;
  readonly deleted: number | null;
}

/** As others see a player. */
export interface PlayerName {
  readonly id: string;
  readonly name: string;
  readonly deleted: boolean;
}

type Database = Pick<Storage, 'db'>;

export async function createPlayer({ db }: Database, name: string, created = Date.now()): Promise<Player> {
  const row = {
    id: newId(),
    name,
    login: null,
    login_key: null,
    password: null,
    settings: '{}',
    created,
    deleted: null,
  };
  await db.insertInto('players').values(row).execute();
  return playerFrom(row);
}

export async function playerById({ db }: Database, id: string): Promise<Player | null> {
  const row = await db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : playerFrom(row);
}

/** The player with a login, and the hash of the password, which only the log-in needs. */
export async function playerByLogin(
  { db }: Database,
  login: string,
): Promise<{ readonly player: Player; readonly password: string } | null> {
  const row = await db
    .selectFrom('players')
    .selectAll()
    .where('login_key', '=', loginKey(login))
    .executeTakeFirst();
  return row === undefined || row.password === null
    ? null
    : { player: playerFrom(row), password: row.password };
}

export async function renamePlayer({ db }: Database, id: string, name: string): Promise<void> {
  await db.updateTable('players').set({ name }).where('id', '=', id).where('deleted', 'is', null).execute();
}

export async function setSettings({ db }: Database, id: string, settings: JsonRecord): Promise<void> {
  await db
    .updateTable('players')
    .set({ settings: JSON.stringify(settings) })
    .where('id', '=', id)
    .where('deleted', 'is', null)
    .execute();
}

/** Gives a guest a login. `taken`: somebody has it; `not a guest`: the player has one, is deleted, or never was. */
export async function setLogin(
  { db }: Database,
  id: string,
  login: string,
  password: string,
): Promise<'ok' | 'taken' | 'not a guest'> {
  try {
    const { numUpdatedRows } = await db
      .updateTable('players')
      .set({ login, login_key: loginKey(login), password })
      .where('id', '=', id)
      .where('login', 'is', null)
      .where('deleted', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? 'ok' : 'not a guest';
  } catch (problem) {
    if (isDuplicate(problem)) return 'taken';
    throw problem;
  }
}

export async function setPassword({ db }: Database, id: string, password: string): Promise<void> {
  await db.updateTable('players').set({ password }).where('id', '=', id).execute();
}

/** Upper and lower case, and the ways in which keyboards compose a letter, make no difference. */
export const loginKey = (login: string): string => login.normalize('NFKC').toLowerCase();

function playerFrom({ id, name, login, settings, created, deleted }: Selectable<PlayerColumns>): Player {
  return { id, name, login, settings: JSON.parse(settings) as JsonRecord, created, deleted };
}

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileIn } from './embedded.ts';
import { type Connection, connect, inBackground } from './libsql.ts';
import { migrations } from './migrations.ts';
import { StorageProblem } from './problem.ts';
import type { Where } from './storage.ts';

/**
 * Writes all of an embedded database into a new file. The server may be running, and is not held up: the file is the
 * database of one moment.
 */
export async function backup(where: Where, file: string): Promise<void> {
  const source = embedded(where, 'back it up with pg_dump');
  if (!existsSync(source)) throw new StorageProblem(`There is no database at "${source}" to back up.`);
  if (existsSync(file))
    throw new StorageProblem(`"${file}" is there already: name a file that is not, so that nothing is lost.`);
  await writeBeside(file, (draft) => copyDatabase(source, draft));
}

/** All that the database holds now, also what is still in the journal beside it. */
async function copyDatabase(source: string, file: string): Promise<void> {
  const connection = connect(source);
  try {
    await inBackground(connection, `vacuum into '${file.replaceAll("'", "''")}'`);
  } finally {
    connection.close();
  }
}

/**
 * Puts a backup in the place of a folder's database. The backup is checked first; the database that was there, if any,
 * is kept beside it, and its new name returned. No server may be using the folder.
 */
export async function restore(where: Where, file: string): Promise<string | null> {
  const target = embedded(where, 'restore what pg_dump has written with pg_restore or psql');
  if (!existsSync(file)) throw new StorageProblem(`There is no backup at "${file}".`);
  checkBackup(file);
  await mkdir(dirname(target), { recursive: true });
  const kept = existsSync(target) ? await keep(target) : null;
  await writeBeside(target, (draft) => copyDatabase(file, draft));
  return kept;
}

function embedded(where: Where, instead: string): string {
  if ('folder' in where) return fileIn(where.folder);
  throw new StorageProblem(`A PostgreSQL has tools of its own: ${instead}.`);
}

/** Refuses what is damaged, is no database of ours, or was written by a newer Concilio. */
function checkBackup(file: string): void {
  let schema: unknown;
  const connection = connect(file);
  try {
    const [verdict] = connection.pragma('integrity_check') as { integrity_check: string }[];
    if (verdict?.integrity_check !== 'ok')
      throw new Error(verdict?.integrity_check ?? 'it cannot be checked');
    [schema] = connection.prepare('select max(number) from migrations').pluck().all();
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    throw new StorageProblem(`"${file}" is not a whole backup of Concilio (${reason}); nothing was changed.`);
  } finally {
    connection.close();
  }
  if (typeof schema !== 'number' || schema > migrations.length)
    throw new StorageProblem(
      `"${file}" has schema ${String(schema)} and this Concilio knows schemas up to ${migrations.length}: restore it with the newer Concilio that wrote it.`,
    );
}

/** Copies the database that is to be replaced; the original stays where it is until the new one takes its place. */
async function keep(target: string): Promise<string> {
  const connection = connect(target);
  try {
    foldJournal(connection);
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    throw new StorageProblem(
      `"${target}" cannot be replaced (${reason}): stop the server that uses it, and try again.`,
    );
  } finally {
    connection.close();
  }
  const kept = `${target}.before-${new Date().toISOString().replaceAll(':', '-')}`;
  await writeBeside(kept, (draft) => copyFile(target, draft));
  return kept;
}

/**
 * Leaves all of a database in one file, without a journal beside it that the new one would take for its own. It only
 * succeeds if nobody else has the file open, which is what we want to know.
 */
function foldJournal(connection: Connection): void {
  connection.pragma('journal_mode = delete');
}

/** Makes a file under another name and moves it to its place when it is on the disk: no crash leaves half of it. */
async function writeBeside(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${file}.${randomUUID()}.new`;
  try {
    await write(draft);
    await toDisk(draft);
    await rename(draft, file);
    await toDisk(dirname(file));
  } catch (problem) {
    await rm(draft, { force: true });
    const reason = problem instanceof Error ? problem.message : String(problem);
    throw new StorageProblem(`"${file}" could not be written (${reason}); nothing was changed.`);
  }
}

async function toDisk(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

import { copyFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { timeout } from '../../test/entries.ts';
import { append, backup, entriesOf, openStorage, restore, type Storage } from './index.ts';
import { connect } from './libsql.ts';

let folder: string;
let storage: Storage;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "concilio-backup's-"));
  file = join(folder, "monday's.backup");
  storage = await openStorage({ folder: join(folder, 'data') });
  await append(storage, 't', 0, [timeout(1)]);
});
afterEach(async () => {
  await storage.close();
  await rm(folder, { recursive: true });
});

const linesIn = async (place: string) => {
  const other = await openStorage({ folder: place });
  const lines = await entriesOf(other, 't');
  await other.close();
  return lines;
};

test('a running server can be backed up, and the backup restored elsewhere', async () => {
  await backup({ folder: join(folder, 'data') }, file);
  expect(await append(storage, 't', 1, [timeout(2)])).toBe('ok');
  expect(await restore({ folder: join(folder, 'new', 'place') }, file)).toBeNull();
  expect(await linesIn(join(folder, 'new', 'place'))).toEqual([timeout(1)]);
  expect((await readdir(folder)).sort()).toEqual(['data', "monday's.backup", 'new']);
});

test('what stood in the place of the restored database is kept', async () => {
  await backup({ folder: join(folder, 'data') }, file);
  await append(storage, 't', 1, [timeout(2)]);
  await backup({ folder: join(folder, 'data') }, join(folder, 'later.backup'));
  const place = join(folder, 'place');
  await restore({ folder: place }, join(folder, 'later.backup'));
  const kept = await restore({ folder: place }, file);
  expect(await linesIn(place)).toEqual([timeout(1)]);
  await restore({ folder: join(folder, 'back') }, kept ?? '');
  expect(await linesIn(join(folder, 'back'))).toEqual([timeout(1), timeout(2)]);
});

test('a database in use is not replaced', async () => {
  await backup({ folder: join(folder, 'data') }, file);
  await append(storage, 't', 1, [timeout(2)]);
  await expect(restore({ folder: join(folder, 'data') }, file)).rejects.toThrow(
    'stop the server that uses it',
  );
  expect(await entriesOf(storage, 't')).toEqual([timeout(1), timeout(2)]);
});

test('a file is not written over, and a missing one is named', async () => {
  await writeFile(file, 'a diary');
  await expect(backup({ folder: join(folder, 'data') }, file)).rejects.toThrow('is there already');
  expect(await readFile(file, 'utf8')).toBe('a diary');
  await expect(backup({ folder: join(folder, 'nowhere') }, file)).rejects.toThrow('There is no database at');
  await expect(restore({ folder }, join(folder, 'none'))).rejects.toThrow('There is no backup at');
  await expect(backup({ folder: join(folder, 'data') }, join(folder, 'no', 'way'))).rejects.toThrow(
    'could not be written',
  );
});

test('a damaged backup is refused before anything is changed', async () => {
  const place = { folder: join(folder, 'place') };
  await writeFile(file, 'a diary '.repeat(1000));
  await expect(restore(place, file)).rejects.toThrow(
    /is not a whole backup of Concilio .*nothing was changed\.$/,
  );
  await backup({ folder: join(folder, 'data') }, join(folder, 'cut'));
  await truncate(join(folder, 'cut'), 40_000);
  await expect(restore(place, join(folder, 'cut'))).rejects.toThrow('is not a whole backup');
  const other = join(folder, 'other.db');
  const connection = connect(other);
  connection.exec('create table songs (title text)');
  connection.close();
  await expect(restore(place, other)).rejects.toThrow('is not a whole backup');
  expect(await readdir(folder)).not.toContain('place');
});

test('a backup of a newer Concilio is refused', async () => {
  await backup({ folder: join(folder, 'data') }, file);
  await copyFile(file, join(folder, 'newer'));
  const connection = connect(join(folder, 'newer'));
  connection.exec('insert into migrations (number, at) values (99, 0)');
  connection.close();
  await expect(restore({ folder: join(folder, 'place') }, join(folder, 'newer'))).rejects.toThrow(
    'has schema 99 and this Concilio knows schemas up to',
  );
});

test('PostgreSQL is left to its own tools', async () => {
  const url = 'postgres://localhost/concilio';
  await expect(backup({ url }, file)).rejects.toThrow('pg_dump');
  await expect(restore({ url }, file)).rejects.toThrow('pg_restore');
});

import type { SqliteDatabase, SqliteStatement } from 'kysely';
import Libsql from 'libsql';
import Background from 'libsql/promise';

/** A connection to the file of an embedded database. */
export type Connection = Libsql.Database;

/** How long to wait for another process that writes to the same file. */
const PATIENCE = 5_000;

export const connect = (file: string): Connection => new Libsql(file, { timeout: PATIENCE });

/**
 * Runs a statement in a thread of its own, so that a slow disk holds up nobody but those who wait for it. The library
 * has this in a class of its own, whose objects are the same inside; on one of those everything else would be slower.
 */
export function inBackground(connection: Connection, statement: string): Promise<void> {
  return (Background.prototype.exec as (statement: string) => Promise<void>).call(connection, statement);
}

/** The connection as the query layer wants it. */
export function guarded(connection: Connection): SqliteDatabase {
  return {
    prepare: (text) => guardedStatement(connection.prepare(text)),
    close() {
      connection.close();
    },
  };
}

function guardedStatement(statement: Libsql.Statement): SqliteStatement {
  return {
    reader: statement.reader,
    all: (values) => statement.all(checked(values)),
    run: (values) => statement.run(checked(values)),
    iterate: (values) => statement.iterate(checked(values)),
  };
}

/** The library ends the whole process over a boolean and cuts a text at a zero, so neither may get so far. */
function checked(values: readonly unknown[]): readonly unknown[] {
  for (const value of values) {
    if (typeof value === 'boolean') throw new TypeError('A boolean cannot be stored: use 1 or 0.');
    if (typeof value === 'string' && value.includes('\0'))
      throw new TypeError('A text with a zero character cannot be stored.');
  }
  return values;
}

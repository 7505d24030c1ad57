import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { type Append, type Appended, gather, type Store } from './gather.ts';
import { type Connection, connect, guarded, inBackground } from './libsql.ts';
import { migrate } from './migrate.ts';
import type { Heard, News } from './news.ts';
import { codeOf, StorageProblem } from './problem.ts';
import type { Schema } from './schema.ts';
import type { Storage } from './storage.ts';

/** The database in its folder. */
export const fileIn = (folder: string): string => join(folder, 'concilio.db');

/** Opens the embedded database of a folder, and makes both if they are not there. */
export async function openEmbedded(folder: string): Promise<Storage> {
  const connection = await openFile(folder);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: guarded(connection) }) });
  try {
    await migrate({ db: db as Kysely<unknown>, kind: 'embedded' });
  } catch (problem) {
    await db.destroy();
    throw problem;
  }
  const listeners = new Set<Heard>();
  const spread = (news: News) => {
    for (const heard of listeners) heard(news);
  };
  const log = gather(storeWith(db, connection, spread));
  let open = true;
  return {
    kind: 'embedded',
    db,
    append: (append) => (open ? log.append(append) : Promise.reject(closed())),
    async tell(news) {
      spread(news);
    },
    async listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    async close() {
      if (!open) return;
      open = false;
      await log.settled();
      // The journal goes into the file, so that whoever copies the file alone has everything. If the disk has no room
      // for that, it stays beside it and nothing is lost.
      const fold = () => inBackground(connection, 'pragma wal_checkpoint(truncate)').catch(() => undefined);
      await db.connection().execute(fold);
      await db.destroy();
    },
  };
}

const closed = () => new StorageProblem('The database is closed, since the server is stopping.');

async function openFile(folder: string): Promise<Connection> {
  const file = fileIn(folder);
  try {
    await mkdir(folder, { recursive: true });
    const connection = connect(file);
    // A commit has reached the disk when it returns.
    for (const setting of ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on'])
      connection.pragma(setting);
    return connection;
  } catch (problem) {
    if (codeOf(problem) === 'SQLITE_NOTADB')
      throw new StorageProblem(`"${file}" is not a database: move it away, or name another data folder.`);
    const reason = problem instanceof Error ? problem.message : String(problem);
    throw new StorageProblem(
      `The data folder "${folder}" cannot be used (${reason}): name a folder that may be written to.`,
    );
  }
}

/** Whether the log ends just before a sequence; the first line of a log needs nothing before it. */
const FIRST = `
  insert into log ("table", sequence, at, entry) select ?1, ?2, ?3, ?4
  where ?2 = 0 or exists (select 1 from log where "table" = ?1 and sequence = ?2 - 1)
  on conflict do nothing`;
const NEXT = 'insert into log ("table", sequence, at, entry) values (?, ?, ?, ?)';

/** The way of every answer, and so without the query layer; but in its queue, since there is one connection only. */
function storeWith(db: Kysely<Schema>, connection: Connection, spread: Heard): Store {
  const first = connection.prepare(FIRST);
  const next = connection.prepare(NEXT);

  function insert({ table, first: sequence, lines }: Append): Appended {
    for (const [index, { at, entry }] of lines.entries()) {
      // A log has no gaps: where its next place was free, those behind it are too.
      const insertion = index === 0 ? first : next;
      if (insertion.run(table, sequence + index, at, entry).changes === 0) return 'conflict';
    }
    return 'ok';
  }

  return async (appends) => {
    const appended = await db.connection().execute(async () => {
      connection.exec('begin immediate');
      try {
        const results = appends.map(insert);
        await inBackground(connection, 'commit');
        return results;
      } catch (problem) {
        // A full disk has rolled back already.
        if (connection.inTransaction) connection.exec('rollback');
        throw problem;
      }
    });
    appends.forEach(({ table, first, lines }, index) => {
      if (appended[index] === 'ok') spread({ kind: 'log', table, number: first + lines.length - 1 });
    });
    return appended;
  };
}

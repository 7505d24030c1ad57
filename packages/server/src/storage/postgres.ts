import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type Append, gather, type Store } from './gather.ts';
import { listenTo } from './listen.ts';
import { migrate } from './migrate.ts';
import { writeNews } from './news.ts';
import { StorageProblem } from './problem.ts';
import type { Schema } from './schema.ts';
import type { Storage } from './storage.ts';

/** The channel of all news. */
export const CHANNEL = 'concilio';

/** Opens a PostgreSQL by its address; any number of nodes may have it open. */
export async function openPostgres(url: string): Promise<Storage> {
  const pool = new pg.Pool({
    connectionString: addressOf(url).href,
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser },
  });
  // A connection that breaks is replaced by the pool, and whoever waits for it is told; without a listener it would
  // end the process, whether it was idle or lent.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate({ db: db as Kysely<unknown>, kind: 'postgres' });
  } catch (problem) {
    await db.destroy();
    throw unusable(url, problem);
  }
  const log = gather(storeWith(pool));
  const ear = listenTo(url, CHANNEL);
  let open = true;
  return {
    kind: 'postgres',
    db,
    append: (append) =>
      open
        ? log.append(append)
        : Promise.reject(new StorageProblem('The database is closed, since the server is stopping.')),
    async tell(news) {
      await sql`select pg_notify(${CHANNEL}, ${writeNews(news)})`.execute(db);
    },
    listen: ear.listen,
    async close() {
      if (!open) return;
      open = false;
      await log.settled();
      await ear.close();
      await db.destroy();
    },
  };
}

/** Whole numbers of 64 bits come as text, since they might be too large; ours are times and counts. */
function getTypeParser(type: number, format?: 'text' | 'binary') {
  return type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format);
}

function addressOf(url: string): URL {
  const address = URL.canParse(url) ? new URL(url) : null;
  if (address === null || !/^postgres(ql)?:$/.test(address.protocol))
    throw new StorageProblem(
      'The address of the database is not of the form postgres://user:password@host:5432/name.',
    );
  return address;
}

/** Says where, but never the password. */
function unusable(url: string, problem: unknown): StorageProblem {
  if (problem instanceof StorageProblem) return problem;
  const { host, pathname } = addressOf(url);
  const reasons = problem instanceof AggregateError ? problem.errors : [problem];
  const reason = reasons
    .map((each: unknown) => (each instanceof Error ? each.message : String(each)))
    .join('; ');
  return new StorageProblem(
    `PostgreSQL at ${host}${pathname} cannot be used (${reason}): check that it runs, and the address, user and password.`,
  );
}

/**
 * All appends in one statement, which is its own transaction. The place of its first line decides each: where that is
 * free, those behind it are too, since a log has no gaps. Two nodes take their places in the same order, and so never
 * wait for each other in a circle.
 */
const STORE = `
  with given as (
    select * from unnest($1::text[], $2::integer[], $3::integer[], $4::bigint[], $5::text[])
      as given ("table", first, sequence, at, entry)
  ), firsts as (
    insert into log ("table", sequence, at, entry)
    select "table", sequence, at, entry from given
    where sequence = first and (first = 0 or exists (
      select 1 from log where log."table" = given."table" and log.sequence = given.first - 1
    ))
    order by "table"
    on conflict do nothing
    returning "table"
  ), others as (
    insert into log ("table", sequence, at, entry)
    select "table", sequence, at, entry from given join firsts using ("table") where sequence > first
  )
  select "table", pg_notify('${CHANNEL}', 'log ' || "table" || ' ' || max(sequence))
  from given join firsts using ("table") group by "table"`;

function storeWith(pool: pg.Pool): Store {
  return async (appends) => {
    const values = columnsOf(appends);
    const { rows } = await pool.query<{ table: string }>({ name: 'append', text: STORE, values });
    const stored = new Set(rows.map(({ table }) => table));
    return appends.map(({ table }) => (stored.has(table) ? 'ok' : 'conflict'));
  };
}

function columnsOf(appends: readonly Append[]): [string[], number[], number[], number[], string[]] {
  const columns: ReturnType<typeof columnsOf> = [[], [], [], [], []];
  const [tables, firsts, sequences, times, entries] = columns;
  for (const { table, first, lines } of appends) {
    lines.forEach(({ at, entry }, index) => {
      tables.push(table);
      firsts.push(first);
      sequences.push(first + index);
      times.push(at);
      entries.push(entry);
    });
  }
  return columns;
}

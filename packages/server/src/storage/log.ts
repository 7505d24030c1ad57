import type { TableEntry } from '@concilio/tables';
import type { Appended } from './gather.ts';
import type { Storage } from './storage.ts';

/**
 * Puts entries at the end of a table's log, all or none; its lines are numbered from 0 without gaps, and never change.
 * `conflict`: the log does not end just before `first`, since another node was quicker. Resolves when the entries are
 * durable. A rejection means that they are not stored, or, if the connection broke, that nobody knows: load the table
 * again before going on.
 */
export function append(
  storage: Storage,
  table: string,
  first: number,
  entries: readonly TableEntry[],
): Promise<Appended> {
  if (entries.length === 0) return Promise.resolve('ok');
  const lines = entries.map((entry) => ({ at: entry.at, entry: JSON.stringify(entry) }));
  return storage.append({ table, first, lines });
}

/** The lines of a table from a number on, in order. */
export async function entriesOf({ db }: Storage, table: string, from = 0): Promise<TableEntry[]> {
  const rows = await db
    .selectFrom('log')
    .select('entry')
    .where('table', '=', table)
    .where('sequence', '>=', from)
    .orderBy('sequence')
    .execute();
  return rows.map(({ entry }) => JSON.parse(entry) as TableEntry);
}

/** How many lines each of these tables has: one question for all that a node has open, in case news was lost. */
export async function lengthsOf({ db }: Storage, tables: readonly string[]): Promise<Map<string, number>> {
  const lengths = new Map(tables.map((table) => [table, 0]));
  if (tables.length === 0) return lengths;
  const rows = await db
    .selectFrom('log')
    .select(({ fn }) => ['table', fn.max('sequence').as('last')])
    .where('table', 'in', tables)
    .groupBy('table')
    .execute();
  for (const { table, last } of rows) lengths.set(table, last + 1);
  return lengths;
}

import type { Json, Outcome, TableOptions } from '@concilio/kernel';
import type { ClockSetting, TableEntry } from '@concilio/tables';
import type { Kysely, Selectable } from 'kysely';
import { newId } from './ids.ts';
import { isDuplicate } from './problem.ts';
import type { Schema, TableColumns } from './schema.ts';
import type { Storage } from './storage.ts';
import { inTransaction } from './transaction.ts';

export type Phase = 'waiting' | 'running' | 'over' | 'abandoned';
export type Visibility = 'public' | 'private';

/** Somebody who sits there from the beginning, or a bot, or neither: then the seat is free. */
export interface NewSeat {
  readonly player: string | null;
  readonly bot: string | null;
}

export interface NewTable {
  readonly game: string;
  readonly version: number;
  readonly options: TableOptions;
  readonly seats: readonly NewSeat[];
  readonly seed: string;
  /** Where the match begins, if not with set-up: else null. */
  readonly start: Json;
  readonly visibility: Visibility;
  readonly host: string;
  readonly name: string;
  readonly clock: ClockSetting | null;
  readonly rematchOf: string | null;
}

/** What anybody may know who may see the table. */
export interface TableCard extends Omit<NewTable, 'seats' | 'seed' | 'start'> {
  readonly id: string;
  readonly seats: number;
  readonly phase: Phase;
  readonly invite: string;
  readonly created: number;
  readonly started: number | null;
  readonly ended: number | null;
  readonly outcome: Outcome | null;
}

/** All of it. With the log it gives every hand, and so it stays on the server while the match runs. */
export interface TableRow extends TableCard {
  readonly seed: string;
  readonly start: Json;
  /** The entry of the log that comes first after `start`; those before it belong to an older version of the game. */
  readonly base: number;
}

/** Makes a table that waits. A match has one rematch: if there is one already, that is returned instead. */
export async function createTable(
  storage: Storage,
  { game, version, options, seats, seed, start, visibility, host, name, clock, rematchOf }: NewTable,
  created = Date.now(),
): Promise<TableRow> {
  const row = {
    id: newId(),
    game,
    version,
    options: JSON.stringify(options),
    seats: seats.length,
    seed,
    start: start === null ? null : JSON.stringify(start),
    base: 0,
    phase: 'waiting',
    visibility,
    invite: newId(),
    host,
    name,
    clock: clock === null ? null : JSON.stringify(clock),
    created,
    started: null,
    ended: null,
    outcome: null,
    rematch_of: rematchOf,
    due: null,
  };
  try {
    await inTransaction(storage, async (db) => {
      await db.insertInto('tables').values(row).execute();
      await db
        .insertInto('seats')
        .values(seats.map(({ player, bot }, seat) => ({ table: row.id, seat, player, bot, ready: 0 })))
        .execute();
    });
  } catch (problem) {
    const other = isDuplicate(problem) && rematchOf !== null ? await rematchAfter(storage, rematchOf) : null;
    if (other === null) throw problem;
    return other;
  }
  await storage.tell({ kind: 'table', table: row.id });
  return tableFrom(row);
}

export async function tableById({ db }: Storage, id: string): Promise<TableRow | null> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : tableFrom(row);
}

export async function tableByInvite({ db }: Storage, invite: string): Promise<TableRow | null> {
  const row = await db.selectFrom('tables').selectAll().where('invite', '=', invite).executeTakeFirst();
  return row === undefined ? null : tableFrom(row);
}

/** The rematch of a match, if somebody has called for one. */
export async function rematchAfter({ db }: Storage, id: string): Promise<TableRow | null> {
  const row = await db.selectFrom('tables').selectAll().where('rematch_of', '=', id).executeTakeFirst();
  return row === undefined ? null : tableFrom(row);
}

/** What may change while a table waits. */
export type Change = Partial<Pick<NewTable, 'options' | 'visibility' | 'host' | 'name' | 'clock'>>;

/** False if the table waits no longer. */
export async function changeTable(storage: Storage, id: string, change: Change): Promise<boolean> {
  const { options, clock, ...plain } = change;
  const { numUpdatedRows } = await storage.db
    .updateTable('tables')
    .set({
      ...plain,
      ...(options === undefined ? {} : { options: JSON.stringify(options) }),
      ...(clock === undefined ? {} : { clock: clock === null ? null : JSON.stringify(clock) }),
    })
    .where('id', '=', id)
    .where('phase', '=', 'waiting')
    .executeTakeFirst();
  return told(storage, id, numUpdatedRows);
}

/** Lets a match begin. False if it has begun already, or never will. */
export async function startTable(storage: Storage, id: string, started = Date.now()): Promise<boolean> {
  const { numUpdatedRows } = await storage.db
    .updateTable('tables')
    .set({ phase: 'running', started, due: 0 })
    .where('id', '=', id)
    .where('phase', '=', 'waiting')
    .executeTakeFirst();
  return told(storage, id, numUpdatedRows);
}

/** Ends a match with its outcome. False if another node was quicker. */
export async function endTable(
  storage: Storage,
  id: string,
  outcome: Outcome,
  ended = Date.now(),
): Promise<boolean> {
  const { numUpdatedRows } = await storage.db
    .updateTable('tables')
    .set({ phase: 'over', ended, outcome: JSON.stringify(outcome) })
    .where('id', '=', id)
    .where('phase', '=', 'running')
    .executeTakeFirst();
  return told(storage, id, numUpdatedRows);
}

/** Gives up a table that waits or runs. False if it was over. */
export async function abandonTable(storage: Storage, id: string, ended = Date.now()): Promise<boolean> {
  return told(storage, id, await abandon(storage.db, id, ended));
}

/** The same within a transaction, which tells when it is through. */
export async function abandon(db: Kysely<Schema>, id: string, ended: number): Promise<bigint> {
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set(({ eb, ref }) => ({
      phase: 'abandoned',
      ended,
      // A rematch that never began leaves its place to another.
      rematch_of: eb.case().when('started', 'is', null).then(null).else(ref('rematch_of')).end(),
    }))
    .where('id', '=', id)
    .where('phase', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  return numUpdatedRows;
}

/**
 * Carries a running match over to a newer version of its game: from now on it begins at `start`, and its log at `base`,
 * with these lines. As they take the next places of the log, whoever still plays by the older version stores nothing more.
 * False if another node has done so already, or has stored a line in the meantime.
 */
export async function carryOver(
  storage: Storage,
  id: string,
  { version, start, base }: Pick<TableRow, 'version' | 'start' | 'base'>,
  entries: readonly TableEntry[],
): Promise<boolean> {
  try {
    const changed = await inTransaction(storage, async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('tables')
        .set({ version, start: start === null ? null : JSON.stringify(start), base })
        .where('id', '=', id)
        .where('phase', '=', 'running')
        .where('version', '<', version)
        .executeTakeFirst();
      if (numUpdatedRows > 0n)
        await db
          .insertInto('log')
          .values(linesOf(id, base, entries))
          .execute();
      return numUpdatedRows;
    });
    return await told(storage, id, changed);
  } catch (problem) {
    if (isDuplicate(problem)) return false;
    throw problem;
  }
}

const linesOf = (table: string, first: number, entries: readonly TableEntry[]) =>
  entries.map((entry, index) => ({
    table,
    sequence: first + index,
    at: entry.at,
    entry: JSON.stringify(entry),
  }));

/** Notes when a running table next has something to do by itself: see `due` in the schema. */
export async function markDue({ db }: Storage, id: string, due: number | null): Promise<void> {
  await db.updateTable('tables').set({ due }).where('id', '=', id).where('phase', '=', 'running').execute();
}

async function told(storage: Storage, table: string, changed: bigint): Promise<boolean> {
  if (changed === 0n) return false;
  await storage.tell({ kind: 'table', table });
  return true;
}

/** The columns of a card: neither the seed nor where the match begins are among them. */
export const CARD = [
  'id',
  'game',
  'version',
  'options',
  'seats',
  'phase',
  'visibility',
  'invite',
  'host',
  'name',
  'clock',
  'created',
  'started',
  'ended',
  'outcome',
  'rematch_of',
] as const satisfies readonly (keyof TableColumns)[];

export function cardFrom(row: Pick<Selectable<TableColumns>, (typeof CARD)[number]>): TableCard {
  const { options, phase, visibility, clock, outcome, rematch_of: rematchOf, ...plain } = row;
  return {
    ...plain,
    options: JSON.parse(options) as TableOptions,
    phase: phase as Phase,
    visibility: visibility as Visibility,
    clock: clock === null ? null : (JSON.parse(clock) as ClockSetting),
    outcome: outcome === null ? null : (JSON.parse(outcome) as Outcome),
    rematchOf,
  };
}

function tableFrom({ seed, start, base, due: _due, ...card }: Selectable<TableColumns>): TableRow {
  return {
    ...cardFrom(card),
    seed,
    start: start === null ? null : (JSON.parse(start) as Json),
    base,
  };
}

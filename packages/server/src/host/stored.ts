import {
  type Checkpoint,
  type Game,
  type Json,
  Match,
  type MatchRecord,
  type Seat,
  type Shape,
  Unreadable,
} from '@concilio/kernel';
import type { TableSetup } from '@concilio/tables';
import { gameOf } from '../games.ts';
import {
  append,
  carryOver,
  checkpointOf,
  endTable,
  entriesOf,
  keepCheckpoint,
  runningTables,
  seatsAt,
  type Storage,
  tableById,
  type TableRow,
} from '../storage/index.ts';
import type { TableStore } from './store.ts';

/** The tables of the host in the storage. */
export const storedTables = (storage: Storage): TableStore => ({
  async founding(id) {
    const row = await tableById(storage, id);
    if (row === null || row.phase === 'waiting' || row.started === null) return null;
    return foundingOf(storage, row);
  },
  async entries(id, from) {
    const row = await tableById(storage, id);
    return entriesOf(storage, id, (row?.base ?? 0) + from);
  },
  append: (id, from, entries) => append(storage, id, (bases.get(id) ?? 0) + from, entries),
  async finish(id, outcome, at) {
    await endTable(storage, id, outcome, at);
  },
  keepCheckpoint: (id, sequence, checkpoint) =>
    keepCheckpoint(storage, id, (bases.get(id) ?? 0) + sequence, checkpoint),
  running: () => runningTables(storage),
});

/** The line at which the log of a table begins, since an older version of its game was left behind. It never shrinks. */
const bases = new Map<string, number>();

/** The number that a line of the storage has in the table at hand. */
export const lineOfNews = (table: string, number: number): number => number - (bases.get(table) ?? 0);

async function foundingOf(storage: Storage, row: TableRow): Promise<TableSetup> {
  const current = await carriedOver(storage, row);
  if (current.base > 0) bases.set(current.id, current.base);
  const sitting = await seatsAt(storage, current.id);
  return {
    game: current.game,
    version: current.version,
    options: current.options,
    seed: current.seed,
    start: current.start,
    name: current.name,
    seats: sitting.map(({ player, bot }) => ({
      name: player?.name ?? '',
      bot: player === null ? bot : null,
    })),
    clock: current.clock,
    began: current.started ?? current.created,
  };
}

/** A match that an older version of its game has begun goes on from its last checkpoint. */
async function carriedOver(storage: Storage, row: TableRow): Promise<TableRow> {
  const game = gameOf(row.game);
  if (game === null || row.phase !== 'running' || row.version >= game.version) return row;
  const kept = await checkpointOf(storage, row.id);
  if (kept === null) return row;
  const record: MatchRecord = {
    format: 'concilio match 1',
    game: row.game,
    version: row.version,
    seats: row.seats,
    options: row.options,
    seed: row.seed,
    start: row.start as MatchRecord['start'],
    log: [],
  };
  const { table } = migrated(game, record, kept.checkpoint).checkpoint();
  const carried = { version: game.version, start: table as unknown as Json, base: kept.sequence };
  await carryOver(storage, row.id, carried);
  return (await tableById(storage, row.id)) ?? row;
}

/** Whatever goes wrong here is a matter of the rules and not of the storage: to try again would not help. */
function migrated(game: Game<Shape>, record: MatchRecord, checkpoint: Checkpoint): Match<Shape> {
  try {
    return Match.migrate(game, record, checkpoint);
  } catch (cause) {
    throw new Unreadable(`A match of version ${record.version} of "${game.id}" cannot be carried over.`, {
      cause,
    });
  }
}

/** The seat of a player at a table; `null` where they only look on. */
export async function seatOf(storage: Storage, table: string, player: string | null): Promise<Seat | null> {
  if (player === null) return null;
  const sitting = await seatsAt(storage, table);
  const own = sitting.find((one) => one.player?.id === player);
  return own === undefined ? null : (own.seat as Seat);
}

import type { Playable } from '@concilio/bots';
import { type Seat, Unreadable } from '@concilio/kernel';
import { carryOver, type Carried, type TableSetup } from '@concilio/tables';
import { gameOf } from '../games.ts';
import {
  append,
  carryOver as storeCarried,
  checkpointOf,
  dueTables,
  endTable,
  entriesOf,
  keepCheckpoint,
  keepSnapshot,
  markDue,
  seatsAt,
  snapshotOf,
  type Storage,
  tableById,
  type TableRow,
} from '../storage/index.ts';
import type { TableStore } from './store.ts';

/** Another node may store a line while a table is carried over; so often it is tried again. */
const TRIES = 5;

/** The tables of the host in the storage. */
export function storedTables(
  storage: Storage,
  gameNamed: (id: string) => Playable | null = gameOf,
): TableStore {
  /** The line at which the log of a table begins, since an older version of its game was left behind. It never shrinks. */
  const bases = new Map<string, number>();
  const baseOf = (table: string): number => bases.get(table) ?? 0;
  return {
    async setup(id) {
      const row = await tableById(storage, id);
      if (row === null || row.phase === 'waiting' || row.started === null) return null;
      const game = gameNamed(row.game);
      const current = game === null ? row : await carriedOver(storage, row, game);
      if (current.base > 0) bases.set(current.id, current.base);
      return setupOf(storage, current);
    },
    entries: (id, from) => entriesOf(storage, id, baseOf(id) + from),
    lineOf: (id, number) => number - baseOf(id),
    append: (id, from, entries) => append(storage, id, baseOf(id) + from, entries),
    async finish(id, outcome, at) {
      await endTable(storage, id, outcome, at);
    },
    keepCheckpoint: (id, sequence, checkpoint) =>
      keepCheckpoint(storage, id, baseOf(id) + sequence, checkpoint),
    async snapshot(id) {
      const kept = await snapshotOf(storage, id);
      return kept === null ? null : { ...kept, sequence: kept.sequence - baseOf(id) };
    },
    keepSnapshot: (id, { sequence, text }) =>
      keepSnapshot(storage, id, { sequence: baseOf(id) + sequence, text }),
    markDue: (id, due) => markDue(storage, id, due),
    due: (before) => dueTables(storage, before),
  };
}

async function setupOf(storage: Storage, row: TableRow): Promise<TableSetup> {
  const sitting = await seatsAt(storage, row.id);
  return {
    game: row.game,
    version: row.version,
    options: row.options,
    seed: row.seed,
    start: row.start,
    name: row.name,
    seats: sitting.map(({ player, bot }) => ({
      name: player?.name ?? '',
      bot: player === null ? bot : null,
    })),
    clock: row.clock,
    began: row.started ?? row.created,
  };
}

/** A match that an older version of its game has begun goes on from its last checkpoint. */
async function carriedOver(storage: Storage, row: TableRow, game: Playable): Promise<TableRow> {
  let current = row;
  for (let tries = 0; tries < TRIES; tries++) {
    const { id, phase, version, base } = current;
    if (phase !== 'running' || version >= game.version) return current;
    const entries = await entriesOf(storage, id, base);
    const kept = await checkpointOf(storage, id);
    const isOfThisLog = kept !== null && kept.checkpoint.version === version && kept.sequence >= base;
    const carried = carriedBy(game, {
      setup: await setupOf(storage, current),
      entries,
      checkpoint: isOfThisLog ? { ...kept, sequence: kept.sequence - base } : null,
      snapshot: (await snapshotOf(storage, id))?.text ?? null,
    });
    const { start } = carried.setup;
    const next = { version: game.version, start, base: base + entries.length };
    await storeCarried(storage, id, next, carried.entries);
    current = (await tableById(storage, id)) ?? current;
  }
  return current;
}

/** Whatever goes wrong here is a matter of the rules and not of the storage: to try again would not help. */
function carriedBy(game: Playable, old: Parameters<typeof carryOver>[1]): Carried {
  try {
    return carryOver(game, old, Date.now());
  } catch (cause) {
    throw new Unreadable(`A match of version ${old.setup.version} of "${game.id}" cannot be carried over.`, {
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

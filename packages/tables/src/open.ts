import type { Playable } from '@concilio/bots';
import { Unreadable } from '@concilio/kernel';
import type { TableEntry, TableSetup } from './entry.ts';
import { LiveTable } from './live.ts';
import type { StoredSnapshot } from './snapshot.ts';

/**
 * Opens a table as a host has stored it: from its snapshot and the lines since, and where there is none that can be used,
 * from the whole log. `entries` reads the lines from a number on. A log that does not fit these rules is `Unreadable`.
 */
export async function openStored(
  game: Playable,
  setup: TableSetup,
  stored: StoredSnapshot | null,
  entries: (from: number) => Promise<readonly TableEntry[]>,
  around?: Parameters<typeof LiveTable.open>[3],
): Promise<LiveTable> {
  if (stored !== null && stored.sequence > 0) {
    // The last line that the snapshot knows must be there: it would be of no use beyond the end of the log.
    const [last, ...since] = await entries(stored.sequence - 1);
    const table = last === undefined ? null : resumed(game, setup, stored, since, around);
    if (table !== null) return table;
  }
  const log = await entries(0);
  try {
    return LiveTable.open(game, setup, log, around);
  } catch (cause) {
    // Whatever goes wrong while lines are played is a matter of the rules and not of the storage.
    throw cause instanceof Unreadable ? cause : new Unreadable('The rules fail at this table.', { cause });
  }
}

/** `null` for any reason: the log says what is true, and whatever is wrong with the rules shows there as well. */
function resumed(
  game: Playable,
  setup: TableSetup,
  { sequence, text }: StoredSnapshot,
  since: readonly TableEntry[],
  around: Parameters<typeof LiveTable.open>[3],
): LiveTable | null {
  try {
    const table = LiveTable.resume(game, setup, text, since, around);
    return table.sequence === sequence + since.length ? table : null;
  } catch {
    return null;
  }
}

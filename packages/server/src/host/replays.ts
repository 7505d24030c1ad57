import type { Playable } from '@concilio/bots';
import type { MatchRecord } from '@concilio/kernel';
import type { Report } from '../report.ts';
import { keepReplay, replayOf, type Storage, type TableRow, withoutReplay } from '../storage/index.ts';
import type { TableStore } from './store.ts';
import type { TableHost } from './table-host.ts';
import type { Finished } from './thinking.ts';

/** So many finished matches that have no replay yet are seen to at a start: the server may have been killed before. */
const AT_START = 200;

export interface Replays {
  /** A match is over: it is played once more, away from this thread, and what was to be seen is kept. */
  ended(table: string): void;
  /** Sees to matches that ended when nobody could do so. */
  catchUp(): Promise<void>;
  /** Finishes the one that is under way; those that wait are seen to at the next start. */
  close(): Promise<void>;
}

export function replays(
  storage: Storage,
  store: TableStore,
  games: readonly { readonly id: string; readonly version: number }[],
  play: (finished: Finished) => Promise<string>,
  report: Report,
): Replays {
  /** One after the other: nobody waits for it, and bots that think come between. */
  let tail: Promise<void> = Promise.resolve();
  let isClosed = false;

  async function keep(table: string): Promise<void> {
    if (isClosed) return;
    try {
      const setup = await store.setup(table);
      if (setup === null) return;
      await keepReplay(storage, table, await play({ setup, entries: await store.entries(table, 0) }));
    } catch (cause) {
      report({ what: 'a replay was not kept', table, cause });
    }
  }

  function ended(table: string): void {
    tail = tail.then(() => keep(table));
  }

  return {
    ended,
    async catchUp() {
      for (const table of await withoutReplay(storage, games, AT_START)) ended(table);
    },
    close() {
      isClosed = true;
      return tail;
    },
  };
}

/** A finished match: its record, as long as it is of the rules of today; otherwise what was kept of it, as JSON. */
export async function playedMatch(
  storage: Storage,
  tableHost: TableHost,
  { id, game, version }: TableRow,
  gameOf: (id: string) => Playable | null,
): Promise<{ readonly record: MatchRecord } | { readonly replay: string } | null> {
  const isOfToday = gameOf(game)?.version === version;
  const record = isOfToday ? await tableHost.look(id, (live) => live.record()) : null;
  if (record !== null) return { record };
  const replay = await replayOf(storage, id);
  return replay === null ? null : { replay };
}

import type { KeptReplay, TableEntry } from '@concilio/tables';
import type { Beside, Kept, Store } from './store.ts';

/** Keeps matches only as long as the page: for what is tried out, and for tests. */
export function memoryStore(): Store {
  const tables = new Map<string, { kept: Kept; readonly entries: TableEntry[] }>();
  const besides = new Map<string, Beside>();
  const replays = new Map<string, KeptReplay>();
  return {
    async found(kept) {
      tables.set(kept.id, { kept, entries: [] });
    },
    async append(kept, sequence, entries) {
      const table = tables.get(kept.id);
      if (table === undefined || table.entries.length !== sequence) throw new Error('The log has moved on.');
      table.kept = kept;
      table.entries.push(...entries);
    },
    read: async (id) => tables.get(id)?.kept ?? null,
    entries: async (id, from) => tables.get(id)?.entries.slice(from) ?? [],
    beside: async (id) => besides.get(id) ?? null,
    async keepBeside(beside) {
      besides.set(beside.id, beside);
    },
    replay: async (id) => replays.get(id) ?? null,
    async keepReplay(id, replay) {
      replays.set(id, replay);
    },
    async list() {
      return [...tables.values()].map(({ kept }) => kept).sort((one, other) => other.changed - one.changed);
    },
    async forget(id) {
      tables.delete(id);
      besides.delete(id);
      replays.delete(id);
    },
  };
}

import type { TableEntry } from '@concilio/tables';
import type { Kept, Store } from './store.ts';

/** Keeps matches only as long as the page: for what is tried out, and for tests. */
export function memoryStore(): Store {
  const tables = new Map<string, { kept: Kept; readonly entries: TableEntry[] }>();
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
    async read(id) {
      const table = tables.get(id);
      return table === undefined ? null : { kept: table.kept, entries: [...table.entries] };
    },
    async list() {
      return [...tables.values()].map(({ kept }) => kept).sort((one, other) => other.changed - one.changed);
    },
    async forget(id) {
      tables.delete(id);
    },
  };
}

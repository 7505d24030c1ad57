import type { Outcome } from '@concilio/kernel';
import type { TableSetup, TableEntry } from '@concilio/tables';
import type { LocalLine } from './messages.ts';

/** A match that this browser keeps, without its log. */
export interface Kept {
  readonly id: string;
  readonly founding: TableSetup;
  /** When it was last played, in milliseconds since 1970. */
  readonly changed: number;
  readonly over: boolean;
  readonly outcome?: Outcome | null;
  readonly alone?: boolean;
  readonly rematchOf?: string | null;
}

/** A match as lists show it. */
export function lineOf({ id, founding, changed, over, outcome, alone, rematchOf }: Kept): LocalLine {
  const { game, name, options, seats, began } = founding;
  return {
    id,
    game,
    name,
    options,
    seats,
    began,
    changed,
    over,
    outcome: outcome ?? null,
    alone: alone ?? false,
    rematchOf: rematchOf ?? null,
  };
}

/** Where matches are kept: line by line, so that nothing acknowledged is lost. */
export interface Store {
  found(kept: Kept): Promise<void>;
  /** Adds lines to a log from a number on, all or none. */
  append(kept: Kept, sequence: number, entries: readonly TableEntry[]): Promise<void>;
  read(id: string): Promise<{ readonly kept: Kept; readonly entries: readonly TableEntry[] } | null>;
  /** All matches, the one that was played last first. */
  list(): Promise<readonly Kept[]>;
  forget(id: string): Promise<void>;
}

const TABLES = 'tables';
const ENTRIES = 'entries';

/** The browser's own database. */
export async function openStore(): Promise<Store> {
  const database = await opened();
  const change = (work: (tables: IDBObjectStore, entries: IDBObjectStore) => void): Promise<void> =>
    new Promise((done, failed) => {
      // Strict: what was acknowledged survives a crash of the machine too.
      const change = database.transaction([TABLES, ENTRIES], 'readwrite', { durability: 'strict' });
      change.addEventListener('complete', () => done());
      change.addEventListener('abort', () =>
        failed(change.error ?? new Error('The browser could not store the match.')),
      );
      work(change.objectStore(TABLES), change.objectStore(ENTRIES));
    });
  return {
    found: (kept) => change((tables) => tables.add(kept)),
    append: (kept, sequence, lines) =>
      change((tables, entries) => {
        tables.put(kept);
        for (const [index, entry] of lines.entries()) entries.add(entry, [kept.id, sequence + index]);
      }),
    async read(id) {
      const reading = database.transaction([TABLES, ENTRIES]);
      const kept = answer<Kept | undefined>(reading.objectStore(TABLES).get(id));
      const entries = answer<TableEntry[]>(reading.objectStore(ENTRIES).getAll(linesOf(id)));
      const found = await kept;
      return found === undefined ? null : { kept: found, entries: await entries };
    },
    async list() {
      const all = await answer<Kept[]>(database.transaction(TABLES).objectStore(TABLES).getAll());
      return all.sort((one, other) => other.changed - one.changed);
    },
    forget: (id) =>
      change((tables, entries) => {
        tables.delete(id);
        entries.delete(linesOf(id));
      }),
  };
}

const linesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

function opened(): Promise<IDBDatabase> {
  const opening = indexedDB.open('concilio', 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(TABLES, { keyPath: 'id' });
    opening.result.createObjectStore(ENTRIES);
  });
  return answer(opening);
}

const answer = <T>(request: IDBRequest): Promise<T> =>
  new Promise((done, failed) => {
    request.addEventListener('success', () => done(request.result as T));
    request.addEventListener('error', () =>
      failed(request.error ?? new Error('The browser could not read the match.')),
    );
  });

import type { Outcome } from '@concilio/kernel';
import type { KeptReplay, StoredCheckpoint, StoredSnapshot, TableSetup, TableEntry } from '@concilio/tables';
import type { LocalLine } from './messages.ts';
import { packed, unpacked } from './packed.ts';

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
  /** The line that its log begins at, since an older version of its game was left behind. */
  readonly base?: number;
}

/** What lies beside the log and only shortens the way to it: for newer rules, and for these. */
export interface Beside {
  readonly id: string;
  /** The line that the log began at when it was kept: it is of no use for another. */
  readonly base: number;
  readonly checkpoint: StoredCheckpoint;
  readonly snapshot: StoredSnapshot | null;
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
  read(id: string): Promise<Kept | null>;
  /** The lines of a log from a number on. */
  entries(id: string, from: number): Promise<readonly TableEntry[]>;
  beside(id: string): Promise<Beside | null>;
  keepBeside(beside: Beside): Promise<void>;
  /** What was kept of a finished match. */
  replay(id: string): Promise<KeptReplay | null>;
  keepReplay(id: string, replay: KeptReplay): Promise<void>;
  /** All matches, the one that was played last first. */
  list(): Promise<readonly Kept[]>;
  forget(id: string): Promise<void>;
}

const TABLES = 'tables';
const ENTRIES = 'entries';
const BESIDE = 'beside';
const REPLAYS = 'replays';

/**
 * The browser's own databases. What only shortens the way has one for itself, and so have replays: to add them to the
 * first would have to wait until every page that has that one open is closed.
 */
export async function openStore(): Promise<Store> {
  const [matches, beside, replays] = await Promise.all([
    opened('concilio', (made) => {
      made.createObjectStore(TABLES, { keyPath: 'id' });
      made.createObjectStore(ENTRIES);
    }),
    opened('concilio-beside', (made) => made.createObjectStore(BESIDE, { keyPath: 'id' })),
    opened('concilio-replays', (made) => made.createObjectStore(REPLAYS)),
  ]);
  const change = (work: (tables: IDBObjectStore, entries: IDBObjectStore) => void): Promise<void> =>
    new Promise((done, failed) => {
      // Strict: what was acknowledged survives a crash of the machine too.
      const change = matches.transaction([TABLES, ENTRIES], 'readwrite', { durability: 'strict' });
      change.addEventListener('complete', () => done());
      change.addEventListener('abort', () =>
        failed(change.error ?? new Error('The browser could not store the match.')),
      );
      work(change.objectStore(TABLES), change.objectStore(ENTRIES));
    });
  const reading = (name: string) => matches.transaction(name).objectStore(name);
  const besides = (mode: IDBTransactionMode) => beside.transaction(BESIDE, mode).objectStore(BESIDE);
  const kept = (mode: IDBTransactionMode) => replays.transaction(REPLAYS, mode).objectStore(REPLAYS);
  return {
    found: (kept) => change((tables) => tables.add(kept)),
    append: (kept, sequence, lines) =>
      change((tables, entries) => {
        tables.put(kept);
        for (const [index, entry] of lines.entries()) entries.add(entry, [kept.id, sequence + index]);
      }),
    read: async (id) => (await answer<Kept | undefined>(reading(TABLES).get(id))) ?? null,
    entries: (id, from) => answer<TableEntry[]>(reading(ENTRIES).getAll(linesOf(id, from))),
    beside: async (id) => (await answer<Beside | undefined>(besides('readonly').get(id))) ?? null,
    async keepBeside(kept) {
      await answer(besides('readwrite').put(kept));
    },
    async replay(id) {
      const bytes = await answer<ArrayBuffer | undefined>(kept('readonly').get(id));
      return bytes === undefined ? null : (JSON.parse(await unpacked(bytes)) as KeptReplay);
    },
    async keepReplay(id, replay) {
      const bytes = await packed(JSON.stringify(replay));
      await answer(kept('readwrite').put(bytes, id));
    },
    async list() {
      const all = await answer<Kept[]>(reading(TABLES).getAll());
      return all.sort((one, other) => other.changed - one.changed);
    },
    async forget(id) {
      await change((tables, entries) => {
        tables.delete(id);
        entries.delete(linesOf(id, 0));
      });
      await answer(besides('readwrite').delete(id));
      await answer(kept('readwrite').delete(id));
    },
  };
}

const linesOf = (id: string, from: number): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Infinity]);

function opened(name: string, make: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1);
  opening.addEventListener('upgradeneeded', () => make(opening.result));
  return answer(opening);
}

const answer = <T>(request: IDBRequest): Promise<T> =>
  new Promise((done, failed) => {
    request.addEventListener('success', () => done(request.result as T));
    request.addEventListener('error', () =>
      failed(request.error ?? new Error('The browser could not read the match.')),
    );
  });

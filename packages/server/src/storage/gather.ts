/**
 * Group commit. To make a transaction durable costs the same for one row as for twenty, so what arrives while one is
 * under way goes into the next.
 */

/** Lines for the end of one table's log, the first of which is to have that sequence. */
export interface Append {
  readonly table: string;
  readonly first: number;
  readonly lines: readonly Line[];
}

export interface Line {
  readonly at: number;
  /** JSON. */
  readonly entry: string;
}

/** `conflict`: the log does not end where the caller believes, and nothing was stored. */
export type Appended = 'ok' | 'conflict';

/** Stores some appends in one transaction, each wholly or not at all; an answer for each. No table is in it twice. */
export type Store = (appends: readonly Append[]) => Promise<readonly Appended[]>;

export interface Gatherer {
  /** Resolves when the rows are durable. Rejects if they are not stored: a full disk, a lost connection. */
  append(append: Append): Promise<Appended>;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
}

/** No statement grows without bound. */
const MOST = 500;

interface Caller {
  readonly append: Append;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (problem: unknown) => void;
}

export function gather(store: Store): Gatherer {
  let waiting: Caller[] = [];
  let busy = false;
  let soon: NodeJS.Immediate | null = null;
  let watchers: (() => void)[] = [];

  /** Not at once: all that comes in this turn goes along. Nobody waits longer; that is done where answers come in. */
  function plan(): void {
    if (!busy) soon ??= setImmediate(run);
  }

  function run(): void {
    soon = null;
    busy = true;
    const callers = nextBatch();
    settle(callers).then(ended, ended);
  }

  function ended(): void {
    busy = false;
    if (waiting.length > 0) return plan();
    const told = watchers;
    watchers = [];
    for (const tell of told) tell();
  }

  /** A second append to a table waits for the next batch, so that it is judged by what the first has come to. */
  function nextBatch(): Caller[] {
    const tables = new Set<string>();
    const batch: Caller[] = [];
    waiting = waiting.filter((caller) => {
      if (batch.length === MOST || tables.has(caller.append.table)) return true;
      tables.add(caller.append.table);
      batch.push(caller);
      return false;
    });
    return batch;
  }

  async function settle(callers: readonly Caller[]): Promise<void> {
    try {
      const appended = await store(callers.map(({ append }) => append));
      callers.forEach(({ resolve }, index) => resolve(appended[index] ?? 'conflict'));
    } catch (problem) {
      for (const { reject } of callers) reject(problem);
    }
  }

  return {
    append: (append) =>
      new Promise((resolve, reject) => {
        waiting.push({ append, resolve, reject });
        plan();
      }),
    settled: () =>
      new Promise((resolve) => {
        if (busy || waiting.length > 0) watchers.push(resolve);
        else resolve();
      }),
  };
}

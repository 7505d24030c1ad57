import type { Seat } from '@concilio/kernel';
import type { ServerMessage, Cursor, LiveTable, TableFollower } from '@concilio/tables';

/** Somebody who looks at a table: one connection. */
export interface Watcher {
  readonly viewer: Seat | 'audience';
  /** How far it has been told. */
  have: Cursor | null;
  /** Whose last frame it has had, so that it can be told what comes next; `null` wants the whole view. */
  follower: TableFollower | null;
  /** The last news around the table, as they were sent: the same is not sent twice. */
  around: string;
  readonly send: (message: string) => void;
}

/** A table that this node has at hand. */
export class OpenTable {
  readonly id: string;
  #table: LiveTable;
  readonly watchers = new Set<Watcher>();
  /** One for each viewer that somebody watches with. */
  readonly #followers = new Map<Watcher['viewer'], TableFollower>();
  /** When it was last of use to anybody. */
  touched: number;
  #tail: Promise<unknown> = Promise.resolve();
  #underWay = 0;
  bot: NodeJS.Timeout | null = null;
  clock: NodeJS.Timeout | null = null;
  /** Whether it is noted that the match is over. */
  finished = false;
  /** The table at hand has gone where the storage has not followed. */
  stale = false;
  /** Whether it is noted in the storage that the table may have something to do. */
  isMarkedDue = false;
  /** After something went wrong the table waits so many milliseconds before it does something by itself. */
  hold = 0;

  constructor(id: string, table: LiveTable, now: number) {
    this.id = id;
    this.#table = table;
    this.touched = now;
  }

  get table(): LiveTable {
    return this.#table;
  }

  /** The table was opened anew: what the watchers have been told may never have happened. */
  replace(table: LiveTable): void {
    this.#table = table;
    this.#followers.clear();
    for (const watcher of this.watchers) watcher.have = null;
  }

  /** One thing after the other: nothing happens at a table while something is being stored. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    // Mostly nothing is under way, and the work begins at once.
    const done = this.#underWay++ === 0 ? work() : this.#tail.then(work, work);
    this.#tail = done.then(this.#ended, this.#ended);
    return done;
  }

  readonly #ended = (): void => {
    this.#underWay -= 1;
  };

  readonly isHere = (seat: Seat): boolean => {
    for (const { viewer } of this.watchers) if (viewer === seat) return true;
    return false;
  };

  get spectators(): number {
    let count = 0;
    for (const { viewer } of this.watchers) if (viewer === 'audience') count += 1;
    return count;
  }

  /** Tells every watcher what is new for its own eyes. */
  tell(now: number): void {
    const { table, id } = this;
    const around = JSON.stringify({
      is: 'around',
      table: id,
      ...table.around(now, this.isHere, this.spectators),
    } satisfies ServerMessage);
    for (const [viewer, watchers] of this.#byViewer()) {
      const follower = this.#followers.get(viewer) ?? this.#follow(viewer);
      const { next, isNew, whole } = follower.take();
      const have = table.haveNow(viewer);
      // Most watchers of one seat have had the last frame, so that the next is made once.
      const text = next !== null && isNew ? next() : '';
      for (const watcher of watchers) {
        if (watcher.follower !== follower || next === null) watcher.send(whole(watcher.have));
        else if (isNew) watcher.send(text);
        if (around !== watcher.around) watcher.send(around);
        watcher.follower = follower;
        watcher.around = around;
        watcher.have = have;
      }
    }
  }

  /** The watchers, those with the same eyes together. Eyes through which nobody watches any more are not followed. */
  #byViewer(): ReadonlyMap<Watcher['viewer'], readonly Watcher[]> {
    const all = new Map<Watcher['viewer'], Watcher[]>();
    for (const watcher of this.watchers) {
      const same = all.get(watcher.viewer);
      if (same === undefined) all.set(watcher.viewer, [watcher]);
      else same.push(watcher);
    }
    for (const [viewer, follower] of this.#followers) {
      if (all.has(viewer)) continue;
      follower.stop();
      this.#followers.delete(viewer);
    }
    return all;
  }

  #follow(viewer: Watcher['viewer']): TableFollower {
    const before = JSON.stringify({ is: 'frame', table: this.id } satisfies Partial<ServerMessage>);
    const follower = this.table.follow(viewer, { before });
    this.#followers.set(viewer, follower);
    return follower;
  }

  /** When the table has something to do by itself, though nobody looks: 0 is at once, `null` is never. */
  get due(): number | null {
    const { table } = this;
    if (table.isOver) return this.finished ? null : 0;
    return table.botTurn(() => false) === null ? table.due : 0;
  }

  /** Those who watch a table that this node no longer has ask again in a while. */
  dismiss(): void {
    const later = JSON.stringify({ is: 'later', table: this.id } satisfies ServerMessage);
    for (const { send } of this.watchers) send(later);
    this.watchers.clear();
  }

  rest(): void {
    if (this.bot !== null) clearTimeout(this.bot);
    if (this.clock !== null) clearTimeout(this.clock);
    this.bot = null;
    this.clock = null;
  }
}

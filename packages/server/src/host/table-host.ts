import type { Playable } from '@concilio/bots';
import { type Pick, type Seat, type Shape, Unreadable } from '@concilio/kernel';
import {
  type BotTurn,
  type Applied,
  type Cursor,
  type LiveTable,
  openStored,
  type TableEntry,
  type WireRefusal,
  type Command,
} from '@concilio/tables';
import { setImmediate as letOthersIn, setTimeout as pause } from 'node:timers/promises';
import type { Report } from '../report.ts';
import { OpenTable, type Watcher } from './open-table.ts';
import type { TableStore } from './store.ts';

export interface HouseSettings {
  readonly store: TableStore;
  readonly gameOf: (id: string) => Playable<Shape> | null;
  /** Thinks for the levels that look ahead, away from this thread. */
  readonly think: (table: LiveTable, turn: BotTurn) => Promise<Pick | null>;
  /** Milliseconds before a bot answers while somebody looks on, so that eyes can follow. */
  readonly pace: number;
  /** Whoever is away for so many milliseconds while others wait is stood in for. */
  readonly patience: number;
  readonly now: () => number;
  readonly report: Report;
  /** Something in the lobby has changed: a match has ended, or waits for somebody else. */
  readonly changed?: (table: string, waitingFor: readonly Seat[]) => void;
  /** A match has ended, and it is noted. */
  readonly ended?: (table: string) => void;
}

/** Tables without watchers are forgotten after this long; they are opened again when somebody comes. */
const FORGET = 10 * 60_000;
/** What could not be stored or read is tried again after so many milliseconds. */
const AGAIN = 1000;
/** And what cannot be for long, less and less often. */
const AT_LEAST_EVERY = 60_000;
/** The log is the truth; checkpoint and snapshot only shorten the way to it, so they may lag behind. */
const KEEP_EVERY = 50;
/** So often the host looks after tables that nobody plays at. */
const SWEEP = 60_000;
/** Tables that have something to do within this time are opened ahead of it. */
const SOON = 2 * SWEEP;

/**
 * The running tables of this node. Nothing here is the truth: that is in the storage. An answer is applied to the table
 * at hand, stored, and only then told; what could not be stored never happened.
 */
export class TableHost {
  readonly #settings: HouseSettings;
  readonly #kept = new Map<string, Promise<OpenTable | null>>();
  /** Those of them that are open. */
  readonly #open = new Map<string, OpenTable>();
  readonly #sweep: NodeJS.Timeout;
  #closed = false;

  constructor(settings: HouseSettings) {
    this.#settings = settings;
    this.#sweep = setInterval(() => this.#inBackground(this.#lookAfter()), SWEEP);
    this.#sweep.unref();
  }

  /** How many tables are at hand. */
  get size(): number {
    return this.#kept.size;
  }

  /**
   * Carries on the tables that have something to do by themselves: those that were in play when the last node stopped, or
   * have a bot to be heard or a clock that runs down. All others are opened when somebody comes. Those that cannot be
   * read now hold up nobody: they are tried again when all others run.
   */
  async carryOn(): Promise<void> {
    let left = await this.#due();
    for (let wait = AGAIN; left.length > 0 && !this.#closed; wait = Math.min(2 * wait, AT_LEAST_EVERY)) {
      left = await this.#notCarried(left);
      if (left.length > 0) await pause(wait, undefined, { ref: false });
    }
  }

  /** The tables that are due, which are asked for until the storage can say. */
  async #due(): Promise<readonly string[]> {
    while (!this.#closed) {
      try {
        return await this.#settings.store.due(this.#settings.now() + SOON);
      } catch (cause) {
        this.#settings.report({ what: 'tables were not carried on', cause });
        await pause(AGAIN, undefined, { ref: false });
      }
    }
    return [];
  }

  async #notCarried(ids: readonly string[]): Promise<readonly string[]> {
    const left: string[] = [];
    for (const id of ids) {
      if (this.#closed) return [];
      // Others are let in between: the embedded database answers at once, and all tables in one go would take seconds.
      await letOthersIn();
      try {
        await this.carry(id);
      } catch (cause) {
        this.#settings.report({ what: 'a table cannot be opened', table: id, cause });
        left.push(id);
      }
    }
    return left;
  }

  /** Sees to it that a running table goes on, also while nobody looks. */
  async carry(id: string): Promise<void> {
    const kept = await this.#keep(id);
    if (kept === null) return;
    kept.isMarkedDue = true;
    // The last node may have been stopped between the last answer and noting that it was the last.
    if (kept.table.isOver) await kept.inTurn(() => this.#finish(kept));
    this.#drive(kept);
  }

  /** Looks at a table, if it runs; `null` where it cannot be watched. */
  async watch(
    id: string,
    watcher: Omit<Watcher, 'follower' | 'around' | 'have'> & { readonly have: Cursor | null },
  ) {
    const kept = await this.#keep(id);
    if (kept === null) return null;
    const { viewer, have, send } = watcher;
    const own: Watcher = { viewer, have, send, follower: null, around: '' };
    return kept.inTurn(async () => {
      kept.watchers.add(own);
      try {
        await this.#reloadIfStale(kept);
        // Whoever was stood in for has the seat again.
        if (viewer === 'audience') this.#afterwards(kept);
        else await this.#grant(kept, (table, now) => table.welcomeBack(viewer, now));
      } catch (problem) {
        kept.watchers.delete(own);
        throw problem;
      }
      return () => {
        kept.watchers.delete(own);
        this.#afterwards(kept);
      };
    });
  }

  /** Does what a seat commands. `null`: it is done, and stored. */
  async command(
    id: string,
    seat: Seat,
    command: Exclude<Command, { do: 'say' }>,
  ): Promise<WireRefusal | null> {
    const kept = this.#open.get(id) ?? (await this.#keep(id));
    if (kept === null) return 'over';
    return kept.inTurn(() => this.#grant(kept, (table, now) => table.command(seat, command, now)));
  }

  /** Reads something of a table as it is now. */
  async look<Result>(id: string, reading: (table: LiveTable) => Result): Promise<Result | null> {
    const kept = await this.#keep(id);
    if (kept === null) return null;
    return kept.inTurn(async () => ((await this.#reloadIfStale(kept)) ? reading(kept.table) : null));
  }

  /** Sends to those who watch a table now, each by their own eyes. */
  async broadcast(
    id: string,
    message: (table: LiveTable, viewer: Seat | 'audience') => string,
  ): Promise<void> {
    const kept = this.#open.get(id);
    if (kept === undefined) return;
    for (const { viewer, send } of kept.watchers) send(message(kept.table, viewer));
  }

  /** Whether a line that was stored may be new to a table at hand. Most are its own. */
  isNews(id: string, number: number): boolean {
    const kept = this.#open.get(id);
    if (kept === undefined) return this.#kept.has(id);
    return this.#settings.store.lineOf(id, number) >= kept.table.sequence;
  }

  /** Another node has stored lines of this table. */
  async heard(id: string, number: number): Promise<void> {
    const kept = this.#open.get(id) ?? (await this.#kept.get(id));
    if (kept === null || kept === undefined) return;
    await kept.inTurn(async () => {
      const { store } = this.#settings;
      if (store.lineOf(id, number) < kept.table.sequence || !(await this.#reloadIfStale(kept))) return;
      const entries = await store.entries(id, kept.table.sequence);
      try {
        for (const entry of entries) kept.table.apply(entry);
      } catch (cause) {
        this.#settings.report({ what: 'a table failed', table: id, cause });
        kept.stale = true;
        await this.#reloadIfStale(kept);
        return;
      }
      this.#afterwards(kept);
    });
  }

  /** News of other nodes may have been lost: every table at hand looks for itself. */
  async heardAll(): Promise<void> {
    await this.#each((kept) => this.heard(kept.id, Infinity));
  }

  /** Stops driving tables and waits for what is being stored. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#sweep);
    await this.#each(async (kept) => {
      kept.rest();
      await kept.inTurn(async () => {
        await this.#keepBeside(kept);
        await this.#markDue(kept);
      });
    });
    this.#kept.clear();
    this.#open.clear();
  }

  /** Does something at every table at hand, one after the other. One that fails holds up none of the others. */
  async #each(work: (kept: OpenTable) => Promise<void>): Promise<void> {
    for (const [id, keeping] of this.#kept)
      try {
        const kept = await keeping;
        if (kept !== null) await work(kept);
      } catch (cause) {
        this.#settings.report({ what: 'a table failed', table: id, cause });
      }
  }

  /** What nobody waits for: if it fails, it is reported. */
  #inBackground(work: Promise<unknown>, table?: string): void {
    work.catch((cause) =>
      this.#settings.report({ what: 'a table failed', ...(table === undefined ? {} : { table }), cause }),
    );
  }

  #keep(id: string): Promise<OpenTable | null> {
    const known = this.#kept.get(id);
    if (known !== undefined) return known;
    const opening = this.#keepAnew(id);
    this.#kept.set(id, opening);
    const forget = () => this.#kept.get(id) === opening && this.#kept.delete(id);
    opening.then((kept) => kept === null && forget(), forget);
    return opening;
  }

  async #keepAnew(id: string): Promise<OpenTable | null> {
    const table = await this.#read(id);
    if (table === null) return null;
    const kept = new OpenTable(id, table, this.#settings.now());
    this.#open.set(id, kept);
    return kept;
  }

  #forget(kept: OpenTable): void {
    kept.rest();
    kept.dismiss();
    this.#kept.delete(kept.id);
    this.#open.delete(kept.id);
  }

  /** A table as it is stored; `null` where there is none that these rules can read. Rejects if the storage fails. */
  async #read(id: string): Promise<LiveTable | null> {
    const { store, gameOf, report } = this.#settings;
    try {
      const setup = await store.setup(id);
      const game = setup === null ? null : gameOf(setup.game);
      if (setup === null || game === null) return null;
      return await openStored(game, setup, await store.snapshot(id), (from) => store.entries(id, from));
    } catch (cause) {
      if (!(cause instanceof Unreadable)) throw cause;
      report({ what: 'a table cannot be opened', table: id, cause });
      return null;
    }
  }

  /** Applies, stores, tells; in the turn of the table. */
  async #grant(
    kept: OpenTable,
    act: (table: LiveTable, now: number) => Applied,
  ): Promise<WireRefusal | null> {
    const { now } = this.#settings;
    if (kept.stale && !(await this.#reloadIfStale(kept))) return 'not stored';
    const { table } = kept;
    const from = table.sequence;
    const { entries, refusal, autoAnswerFailed } = act(table, now());
    if (autoAnswerFailed !== undefined)
      this.#settings.report({ what: 'a stop failed', table: kept.id, cause: new Error(autoAnswerFailed) });
    if (table.match.broken !== null)
      this.#settings.report({ what: 'the rules failed', table: kept.id, cause: table.match.broken });
    if (entries.length > 0) {
      const problem = await this.#store(kept, from, entries);
      if (problem !== null) return problem;
      // The first lines need a checkpoint too, and from one behind an undo the newer rules could not go back.
      const isEarly = from === 0 || entries.some(({ kind }) => kind === 'undo');
      if (isEarly || Math.floor(from / KEEP_EVERY) !== Math.floor(table.sequence / KEEP_EVERY))
        await this.#keepBeside(kept);
    }
    if (table.isOver) await this.#finish(kept);
    this.#afterwards(kept);
    if (entries.length > 0) this.#settings.changed?.(kept.id, table.match.waitingFor);
    return refusal;
  }

  /** Notes that a match is over. The log says so too: if it cannot be noted now, nothing is lost. */
  async #finish(kept: OpenTable): Promise<void> {
    const { store, now, report } = this.#settings;
    const { outcome } = kept.table.match;
    if (outcome === null || kept.finished) return;
    try {
      await store.finish(kept.id, outcome, now());
      kept.finished = true;
      this.#settings.ended?.(kept.id);
    } catch (cause) {
      report({ what: 'an answer was not stored', table: kept.id, cause });
      kept.hold = AGAIN;
    }
  }

  /** Tells the watchers how the table stands, and sees to what it has to do next. */
  #afterwards(kept: OpenTable): void {
    kept.touched = this.#settings.now();
    if (kept.stale) return;
    kept.tell(kept.touched);
    this.#drive(kept);
  }

  async #store(kept: OpenTable, from: number, entries: readonly TableEntry[]): Promise<WireRefusal | null> {
    const { store, report } = this.#settings;
    try {
      // Before anything is stored: whoever finds the table after a crash must know that it was in play.
      if (!kept.isMarkedDue) await store.markDue(kept.id, 0);
      kept.isMarkedDue = true;
      const appended = await store.append(kept.id, from, entries);
      kept.hold = 0;
      if (appended === 'ok') return null;
      kept.stale = true;
      await this.#reloadIfStale(kept);
      return 'too late';
    } catch (cause) {
      report({ what: 'an answer was not stored', table: kept.id, cause });
      kept.stale = true;
      kept.hold = AGAIN;
      await this.#reloadIfStale(kept);
      return 'not stored';
    }
  }

  /**
   * Whether the table at hand is the stored one. Where it has stale it is read anew; if the storage cannot be read
   * either, nobody is told anything until it can.
   */
  async #reloadIfStale(kept: OpenTable): Promise<boolean> {
    if (!kept.stale) return true;
    try {
      const table = await this.#read(kept.id);
      if (table === null) {
        this.#forget(kept);
        return false;
      }
      kept.replace(table);
      kept.stale = false;
    } catch {
      kept.rest();
      if (!this.#closed) kept.clock = setTimeout(() => this.#inTurn(kept, () => NOTHING), AGAIN);
      return false;
    }
    this.#afterwards(kept);
    return true;
  }

  /** Keeps what shortens the way to this table: a checkpoint for newer rules, and a snapshot for these. */
  async #keepBeside({ id, table }: OpenTable): Promise<void> {
    const { store, report } = this.#settings;
    if (table.isOver || table.match.broken !== null) return;
    try {
      await store.keepCheckpoint(id, table.sequence, table.match.checkpoint());
      const text = table.snapshot();
      if (text !== null) await store.keepSnapshot(id, { sequence: table.sequence, text });
    } catch (cause) {
      // Nothing is lost by it: the log is whole.
      report({ what: 'an answer was not stored', table: id, cause });
    }
  }

  /** Notes what a table has to do by itself, once it has come to rest. */
  async #markDue(kept: OpenTable): Promise<void> {
    const { due } = kept;
    if (!kept.isMarkedDue || due === 0) return;
    await this.#settings.store.markDue(kept.id, due);
    kept.isMarkedDue = false;
  }

  /** Sets the alarms for what the table itself has to do: bots, clocks, seats whose people are away. */
  #drive(kept: OpenTable): void {
    kept.rest();
    if (this.#closed || kept.stale || (kept.table.isOver && kept.finished)) return;
    const { now, pace } = this.#settings;
    const { due } = kept.table;
    if (kept.table.isOver) kept.clock = setTimeout(() => this.#inTurn(kept, () => NOTHING), kept.hold);
    else if (due !== null)
      kept.clock = setTimeout(
        () => this.#inTurn(kept, (table, at) => table.timeUp(at)),
        Math.max(kept.hold, due - now()),
      );
    else this.#driveAbsent(kept);
    const turn = kept.table.botTurn(kept.isHere);
    if (turn === null) return;
    const question = kept.table.questionTo(turn.seat);
    kept.bot = setTimeout(
      () => this.#inBackground(this.#hearBot(kept, turn, question), kept.id),
      Math.max(kept.hold, kept.watchers.size > 0 ? pace : 0),
    );
  }

  /** Where no clock runs, others should not wait for ever for somebody who has left. */
  #driveAbsent(kept: OpenTable): void {
    const { patience } = this.#settings;
    const { match } = kept.table;
    const [absent] = match.waitingFor.filter(
      (seat) => !kept.isHere(seat) && kept.table.isPlayedByPerson(seat),
    );
    const somebodyWaits = match.seats.some((seat) => seat !== absent && kept.isHere(seat));
    if (absent === undefined || !somebodyWaits) return;
    kept.clock = setTimeout(
      () => this.#inTurn(kept, (table, at) => (kept.isHere(absent) ? NOTHING : table.standIn(absent, at))),
      patience,
    );
  }

  #inTurn(kept: OpenTable, act: (table: LiveTable, now: number) => Applied): void {
    this.#inBackground(
      kept.inTurn(() => this.#grant(kept, act)),
      kept.id,
    );
  }

  async #hearBot(kept: OpenTable, turn: BotTurn, question: string | null): Promise<void> {
    const { table } = kept;
    // An answer of somebody else is being stored. When it is, the bot is asked what is open then.
    if (question === null || table.questionTo(turn.seat) !== question) return;
    try {
      const pick = table.thinksHere(turn.level) ? table.think(turn) : await this.#settings.think(table, turn);
      await kept.inTurn(async () => {
        // While it thought, the table may have been opened anew, or have gone on.
        if (kept.table !== table || table.questionTo(turn.seat) !== question) return this.#drive(kept);
        await this.#grant(kept, (_table, now) => table.answerByBot(turn, question, pick, now));
      });
    } catch (cause) {
      this.#settings.report({ what: 'a bot failed', table: kept.id, cause });
      kept.hold = AGAIN;
      this.#drive(kept);
    }
  }

  /** Opens what is due soon, and lets go of what nobody needs. */
  async #lookAfter(): Promise<void> {
    await this.#forgetIdle();
    const { store, now } = this.#settings;
    const due = await store.due(now() + SOON);
    await this.#notCarried(due.filter((id) => !this.#kept.has(id)));
  }

  #forgetIdle(): Promise<void> {
    const { now } = this.#settings;
    return this.#each(async (kept) => {
      const idle = now() - kept.touched;
      if (idle < SWEEP || kept.stale) return;
      await kept.inTurn(() => this.#markDue(kept));
      const { due } = kept;
      if (kept.watchers.size > 0 || idle < FORGET || (due !== null && due < now() + FORGET)) return;
      await kept.inTurn(() => this.#keepBeside(kept));
      this.#forget(kept);
    });
  }
}

const NOTHING: Applied = { entries: [], refusal: null };

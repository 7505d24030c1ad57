import type { Game, Pick, Seat, Shape } from '@concilio/kernel';
import {
  type BotTurn,
  type Granted,
  type Have,
  LiveTable,
  type TableEntry,
  type WireRefusal,
  type Wish,
} from '@concilio/tables';
import { Kept, type Watcher } from './kept.ts';
import type { TableStore } from './store.ts';

export interface HouseSettings {
  readonly store: TableStore;
  readonly gameOf: (id: string) => Game<Shape> | null;
  /** Thinks for the levels that look ahead, away from this thread. */
  readonly think: (table: LiveTable, turn: BotTurn) => Promise<Pick | null>;
  /** Milliseconds before a bot answers while somebody looks on, so that eyes can follow. */
  readonly pace: number;
  /** Whoever is away for so many milliseconds while others wait is stood in for. */
  readonly patience: number;
  readonly now: () => number;
  readonly report: (problem: Problem) => void;
  /** Something in the lobby has changed: a match has ended, or waits for somebody else. */
  readonly changed?: (table: string, waitingFor: readonly Seat[]) => void;
}

export interface Problem {
  readonly what:
    | 'a table cannot be opened'
    | 'an answer was not stored'
    | 'a bot failed'
    | 'the rules failed';
  readonly table: string;
  readonly cause: unknown;
}

/** Tables without watchers are forgotten after this long; they are opened again when somebody comes. */
const FORGET = 10 * 60_000;
/** The log is the truth; a checkpoint is only for the rules of tomorrow, so it may lag behind. */
const CHECKPOINT_EVERY = 50;

/**
 * The running tables of this node. Nothing here is the truth: that is in the storage. An answer is applied to the table
 * at hand, stored, and only then told; what could not be stored never happened.
 */
export class House {
  readonly #settings: HouseSettings;
  readonly #kept = new Map<string, Promise<Kept | null>>();
  readonly #sweep: NodeJS.Timeout;
  #closed = false;

  constructor(settings: HouseSettings) {
    this.#settings = settings;
    this.#sweep = setInterval(() => void this.#forgetIdle(), 60_000);
    this.#sweep.unref();
  }

  /** How many tables are at hand. */
  get size(): number {
    return this.#kept.size;
  }

  /** Carries on the tables that were running when the last node stopped. */
  async carryOn(): Promise<void> {
    for (const id of await this.#settings.store.running()) {
      if (this.#closed) return;
      await this.carry(id);
    }
  }

  /** Sees to it that a running table goes on, also while nobody looks. */
  async carry(id: string): Promise<void> {
    const kept = await this.#keep(id);
    if (kept !== null) this.#drive(kept);
  }

  /** Looks at a table, if it runs; `null` where it cannot be watched. */
  async watch(
    id: string,
    watcher: Omit<Watcher, 'frame' | 'around' | 'have'> & { readonly have: Have | null },
  ) {
    const kept = await this.#keep(id);
    if (kept === null) return null;
    const { eyes, have, send } = watcher;
    const own: Watcher = { eyes, have, send, frame: '', around: '' };
    return kept.inTurn(async () => {
      kept.watchers.add(own);
      // Whoever was stood in for has the seat again.
      if (eyes === 'audience') this.#afterwards(kept);
      else await this.#grant(kept, (table, now) => table.welcomeBack(eyes, now));
      return () => {
        kept.watchers.delete(own);
        this.#afterwards(kept);
      };
    });
  }

  /** Does what somebody at a seat wishes. `null`: it is done, and stored. */
  async wish(id: string, seat: Seat, wish: Exclude<Wish, { do: 'say' }>): Promise<WireRefusal | null> {
    const kept = await this.#keep(id);
    if (kept === null) return 'over';
    return kept.inTurn(() => this.#grant(kept, (table, now) => table.wish(seat, wish, now)));
  }

  /** Reads something of a table as it is now. */
  async look<Result>(id: string, reading: (table: LiveTable) => Result): Promise<Result | null> {
    const kept = await this.#keep(id);
    return kept === null ? null : kept.inTurn(async () => reading(kept.table));
  }

  /** Sends to those who watch a table now, each by their own eyes. */
  async broadcast(id: string, message: (table: LiveTable, eyes: Seat | 'audience') => string): Promise<void> {
    const kept = await this.#kept.get(id);
    if (kept === null || kept === undefined) return;
    for (const { eyes, send } of kept.watchers) send(message(kept.table, eyes));
  }

  /** Another node has stored lines of this table. */
  async heard(id: string, sequence: number): Promise<void> {
    const kept = await this.#kept.get(id);
    if (kept === null || kept === undefined) return;
    await kept.inTurn(async () => {
      if (sequence < kept.table.sequence) return;
      for (const entry of await this.#settings.store.entries(id, kept.table.sequence))
        kept.table.apply(entry);
      this.#afterwards(kept);
    });
  }

  /** News of other nodes may have been lost: every table at hand looks for itself. */
  async heardAll(): Promise<void> {
    for (const id of this.#kept.keys()) await this.heard(id, Infinity);
  }

  /** Stops driving tables and waits for what is being stored. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#sweep);
    for (const keeping of this.#kept.values()) {
      const kept = await keeping;
      if (kept === null) continue;
      kept.rest();
      await kept.inTurn(() => this.#keepCheckpoint(kept));
    }
    this.#kept.clear();
  }

  #keep(id: string): Promise<Kept | null> {
    const known = this.#kept.get(id);
    if (known !== undefined) return known;
    const opening = this.#open(id);
    this.#kept.set(id, opening);
    const forget = () => this.#kept.get(id) === opening && this.#kept.delete(id);
    opening.then((kept) => kept === null && forget(), forget);
    return opening;
  }

  async #open(id: string): Promise<Kept | null> {
    const { store, gameOf, now, report } = this.#settings;
    const founding = await store.founding(id);
    const game = founding === null ? null : gameOf(founding.game);
    if (founding === null || game === null) return null;
    try {
      return new Kept(id, LiveTable.open(game, founding, await store.entries(id, 0)), now());
    } catch (cause) {
      report({ what: 'a table cannot be opened', table: id, cause });
      return null;
    }
  }

  /** Applies, stores, tells; in the turn of the table. */
  async #grant(kept: Kept, act: (table: LiveTable, now: number) => Granted): Promise<WireRefusal | null> {
    const { store, now } = this.#settings;
    const { table } = kept;
    const from = table.sequence;
    const { entries, refusal } = act(table, now());
    if (table.match.broken !== null)
      this.#settings.report({ what: 'the rules failed', table: kept.id, cause: table.match.broken });
    if (entries.length > 0) {
      const problem = await this.#store(kept, from, entries);
      if (problem !== null) return problem;
      if (Math.floor(from / CHECKPOINT_EVERY) !== Math.floor(table.sequence / CHECKPOINT_EVERY))
        await this.#keepCheckpoint(kept);
    }
    if (table.isOver && table.match.outcome !== null && !kept.finished) {
      kept.finished = true;
      await store.finish(kept.id, table.match.outcome, now());
    }
    this.#afterwards(kept);
    if (entries.length > 0) this.#settings.changed?.(kept.id, table.match.waitingFor);
    return refusal;
  }

  /** Tells the watchers how the table stands, and sees to what it has to do next. */
  #afterwards(kept: Kept): void {
    kept.touched = this.#settings.now();
    kept.tell(kept.touched);
    this.#drive(kept);
  }

  async #store(kept: Kept, from: number, entries: readonly TableEntry[]): Promise<WireRefusal | null> {
    const { store, report } = this.#settings;
    try {
      if ((await store.append(kept.id, from, entries)) === 'ok') return null;
      await this.#reopen(kept);
      return 'too late';
    } catch (cause) {
      report({ what: 'an answer was not stored', table: kept.id, cause });
      await this.#reopen(kept);
      return 'not stored';
    }
  }

  /** The table at hand has gone where the storage has not followed: it is opened anew. */
  async #reopen(kept: Kept): Promise<void> {
    const again = await this.#open(kept.id).catch(() => null);
    if (again === null) {
      // The storage cannot be read either: whoever comes next tries again.
      this.#kept.delete(kept.id);
      kept.rest();
      return;
    }
    kept.table = again.table;
    for (const watcher of kept.watchers) watcher.have = null;
    this.#afterwards(kept);
  }

  async #keepCheckpoint({ id, table }: Kept): Promise<void> {
    if (table.isOver || table.match.broken !== null) return;
    try {
      await this.#settings.store.keepCheckpoint(id, table.sequence, table.match.checkpoint());
    } catch (cause) {
      // Nothing is lost by it: the log is whole.
      this.#settings.report({ what: 'an answer was not stored', table: id, cause });
    }
  }

  /** Sets the alarms for what the table itself has to do: bots, clocks, seats whose people are away. */
  #drive(kept: Kept): void {
    kept.rest();
    if (this.#closed || kept.table.isOver) return;
    const { now, pace } = this.#settings;
    const { due } = kept.table;
    if (due !== null)
      kept.clock = setTimeout(
        () => this.#inTurn(kept, (table, at) => table.timeUp(at)),
        Math.max(0, due - now()),
      );
    else this.#driveAbsent(kept);
    const turn = kept.table.botTurn(kept.isHere);
    if (turn !== null)
      kept.bot = setTimeout(() => void this.#hearBot(kept, turn), kept.watchers.size > 0 ? pace : 0);
  }

  /** Where no clock runs, others should not wait for ever for somebody who has left. */
  #driveAbsent(kept: Kept): void {
    const { patience } = this.#settings;
    const { match } = kept.table;
    const [absent] = match.waitingFor.filter(
      (seat) => !kept.isHere(seat) && kept.table.isPlayedByPerson(seat),
    );
    const somebodyWaits = match.seats.some((seat) => seat !== absent && kept.isHere(seat));
    if (absent === undefined || !somebodyWaits) return;
    kept.clock = setTimeout(
      () =>
        this.#inTurn(kept, (table, at) =>
          kept.isHere(absent) ? { entries: [], refusal: null } : table.standIn(absent, at),
        ),
      patience,
    );
  }

  #inTurn(kept: Kept, act: (table: LiveTable, now: number) => Granted): void {
    void kept.inTurn(() => this.#grant(kept, act)).catch(() => {});
  }

  async #hearBot(kept: Kept, turn: BotTurn): Promise<void> {
    const { table } = kept;
    const question = table.questionTo(turn.seat);
    if (question === null) return;
    try {
      const pick = table.thinksHere(turn.level) ? table.think(turn) : await this.#settings.think(table, turn);
      await kept.inTurn(async () => {
        // While it thought, the table may have been opened anew, or have gone on.
        if (kept.table !== table || table.questionTo(turn.seat) !== question) return this.#drive(kept);
        await this.#grant(kept, (_table, now) => table.answerByBot(turn, question, pick, now));
      });
    } catch (cause) {
      this.#settings.report({ what: 'a bot failed', table: kept.id, cause });
    }
  }

  async #forgetIdle(): Promise<void> {
    const { now } = this.#settings;
    for (const [id, keeping] of this.#kept) {
      const kept = await keeping;
      if (kept === null || kept.watchers.size > 0 || now() - kept.touched < FORGET) continue;
      if (kept.table.due !== null || kept.table.botTurn(kept.isHere) !== null) continue;
      await kept.inTurn(() => this.#keepCheckpoint(kept));
      kept.rest();
      this.#kept.delete(id);
    }
  }
}

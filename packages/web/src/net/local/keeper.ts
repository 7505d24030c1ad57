import { asOptions, schema, type Seat, seatsOf, type Shape } from '@concilio/kernel';
import { type Playable } from '@concilio/bots';
import {
  type BotTurn,
  type ChatLine,
  type TableSetup,
  type Applied,
  type Cursor,
  carryOver,
  LiveTable,
  openStored,
  replayOf,
  seedToBegin,
  type SentFrame,
  type StoredSnapshot,
  type TableEntry,
  type TableFollower,
  type Command,
} from '@concilio/tables';
import type { Language, Spoken } from '@concilio/text';
import type { WorkerMessage, LocalViewer, LocalPlan, Reply, PageMessage } from './messages.ts';
import { type Kept, lineOf, type Store } from './store.ts';
import type { Gone } from '../host.ts';

/** What the keeper of this device's matches needs of the world around it. */
export interface World {
  readonly store: Store;
  readonly loadGame: (id: string) => Promise<Playable>;
  /** The same with its texts, for what is kept of a finished match. */
  readonly loadSpoken: (id: string) => Promise<Spoken<Shape, Language> & Playable>;
  readonly tell: (down: WorkerMessage) => void;
  readonly now: () => number;
  readonly after: (ms: number, then: () => void) => void;
  /** 32 hexadecimal digits that nobody can guess. */
  readonly newSeed: () => string;
  /** Takes a match for this window alone; `null` if another one has it. Returns how to let it go. */
  readonly lock: (id: string) => Promise<(() => void) | null>;
}

interface Watcher {
  readonly watch: number;
  readonly viewer: LocalViewer;
  readonly besides: readonly Seat[];
  readonly still: boolean;
  readonly follower: TableFollower;
  /** How far it has been told. */
  have: Cursor | null;
  /** Whether it has had the last frame, and not only some frame of the match. */
  isUpToDate: boolean;
}

interface Opened {
  readonly live: LiveTable;
  readonly watchers: Watcher[];
  readonly chat: ChatLine[];
  readonly close: () => void;
  kept: Kept;
  snapshot: StoredSnapshot | null;
  /** Whether a bot has been called and has not answered yet. */
  isBotCalled: boolean;
}

/** A bot waits a moment before it answers, so that the eye can follow. */
const PAUSE = 250;
/** What one decision of a bot that looks ahead may take, in milliseconds. */
const THOUGHT = 1000;

/** Checkpoint and snapshot are rewritten every so many lines: the log is the truth, and they may lag behind. */
const KEEP_EVERY = 50;

/** Keeps the matches of this device: the same table as on a server, stored in the browser. */
export function newKeeper(world: World): (up: PageMessage) => Promise<void> {
  const tables = new Map<string, Promise<Opened | Gone>>();
  /** What is done to tables, one after the other: a command waits until the one before it is stored. */
  let line: Promise<unknown> = Promise.resolve();
  const inLine = <T>(work: () => Promise<T>): Promise<T> => {
    const done = line.then(work);
    line = done.catch(() => {});
    return done;
  };

  async function open(id: string): Promise<Opened | Gone> {
    const close = await world.lock(id);
    if (close === null) return 'elsewhere';
    try {
      const found = await world.store.read(id);
      if (found !== null) {
        const game = await world.loadGame(found.founding.game);
        if (found.founding.version <= game.version) return await opened(game, found, close);
      }
      close();
      return found === null ? 'unknown' : 'outdated';
    } catch (problem) {
      close();
      throw problem;
    }
  }

  async function opened(game: Playable, found: Kept, close: () => void): Promise<Opened> {
    const kept = await carriedOver(game, found);
    const { live, snapshot } = await read(game, kept);
    return { live, kept, snapshot, watchers: [], chat: [], close, isBotCalled: false };
  }

  async function read(game: Playable, { id, founding, base = 0, alone = false }: Kept) {
    const beside = await world.store.beside(id);
    const snapshot = beside?.base === base ? beside.snapshot : null;
    const live = await openStored(game, founding, snapshot, (from) => world.store.entries(id, base + from), {
      alone,
    });
    return { live, snapshot };
  }

  /** A running match that an older version of its game has begun goes on by this one. */
  async function carriedOver(game: Playable, kept: Kept): Promise<Kept> {
    const { id, founding, over, base = 0 } = kept;
    if (over || founding.version === game.version) return kept;
    const beside = await world.store.beside(id);
    const isOfThisLog = beside?.base === base && beside.checkpoint.checkpoint.version === founding.version;
    const entries = await world.store.entries(id, base);
    const old = {
      setup: founding,
      entries,
      checkpoint: isOfThisLog ? beside.checkpoint : null,
      snapshot: isOfThisLog ? (beside.snapshot?.text ?? null) : null,
    };
    const carried = carryOver(game, old, world.now());
    const next = { ...kept, founding: carried.setup, base: base + entries.length };
    await world.store.append(next, next.base, carried.entries);
    return next;
  }

  /** Keeps what shortens the way to a table. If that cannot be kept, nothing is lost. */
  async function keepBeside(table: Opened): Promise<void> {
    const { live, kept } = table;
    if (live.isOver || live.match.broken !== null) return;
    const { sequence } = live;
    const text = live.snapshot();
    if (text !== null) table.snapshot = { sequence, text };
    const checkpoint = { sequence, checkpoint: live.match.checkpoint() };
    const { snapshot } = table;
    await world.store
      .keepBeside({ id: kept.id, base: kept.base ?? 0, checkpoint, snapshot })
      .catch(() => undefined);
  }

  function tableOf(id: string): Promise<Opened | Gone> {
    const known = tables.get(id);
    if (known !== undefined) return known;
    const opening = open(id);
    tables.set(id, opening);
    const forget = () => tables.delete(id);
    opening.then((opened) => typeof opened === 'string' && forget(), forget);
    return opening;
  }

  /** Tells everybody what is new to them, and calls the next bot. */
  function tellAll(table: Opened): void {
    for (const watcher of table.watchers) tellOne(table, watcher);
    callBot(table);
  }

  function tellOne(table: Opened, watcher: Watcher): void {
    const { live } = table;
    const { watch, viewer, have, follower } = watcher;
    const { next, whole } = follower.take();
    const frame = JSON.parse(watcher.isUpToDate && next !== null ? next() : whole(have)) as SentFrame;
    // All people of this device sit round it: they are here, and what they agree on needs no button.
    world.tell({ is: 'around', watch, around: live.around(world.now(), () => true, 0) });
    world.tell({ is: 'frame', watch, frame: { ...frame, undo: frame.undo === null ? null : 'free' } });
    watcher.have = live.haveNow(viewer);
    watcher.isUpToDate = true;
  }

  /** Stores what was applied before anybody hears of it. What could not be stored has not happened. */
  async function adopt(table: Opened, applied: Applied): Promise<boolean> {
    const { entries } = applied;
    if (entries.length > 0) {
      const { isOver: over, match } = table.live;
      const kept = { ...table.kept, changed: world.now(), over, outcome: match.outcome };
      const from = table.live.sequence - entries.length;
      try {
        await world.store.append(kept, (kept.base ?? 0) + from, entries);
      } catch {
        await reopen(table);
        return false;
      }
      table.kept = kept;
      const isEarly = from === 0 || entries.some(({ kind }) => kind === 'undo');
      if (isEarly || Math.floor(from / KEEP_EVERY) !== Math.floor(table.live.sequence / KEEP_EVERY))
        await keepBeside(table);
    }
    tellAll(table);
    // Those who play see the end first.
    const { kept } = table;
    if (entries.length > 0 && kept.over) void inLine(() => keepReplay(kept));
    return true;
  }

  /** Keeps what there was to be seen of a match that is over, for when its rules are gone. The log is the truth until then. */
  async function keepReplay({ id, founding, base = 0 }: Kept): Promise<void> {
    try {
      const game = await world.loadSpoken(founding.game);
      const entries = await world.store.entries(id, base);
      await world.store.keepReplay(id, replayOf(game, founding, entries));
    } catch {
      // It is tried again whenever somebody looks at the match.
    }
  }

  /** Begins again from what is stored, with those who were watching. */
  async function reopen({ kept, watchers, close }: Opened): Promise<void> {
    close();
    tables.delete(kept.id);
    const again = await tableOf(kept.id);
    if (typeof again === 'string') {
      for (const { watch } of watchers) world.tell({ is: 'gone', watch, why: again });
      return;
    }
    again.watchers.push(
      ...watchers.map((watcher) => ({
        ...watcher,
        follower: again.live.follow(watcher.viewer, watcher),
        have: null,
        isUpToDate: false,
      })),
    );
    tellAll(again);
  }

  /** Only who looks at the table may interject: whoever does not have the device is not waited for. */
  function nextBot({ live, watchers }: Opened): BotTurn | null {
    return watchers.length === 0
      ? null
      : live.botTurn((seat) => watchers.some(({ viewer }) => viewer === seat));
  }

  function callBot(table: Opened): void {
    const turn = nextBot(table);
    if (turn === null || table.isBotCalled) return;
    table.isBotCalled = true;
    const pause = turn.optional || table.watchers.every(({ still }) => still) ? 0 : PAUSE;
    world.after(pause, () => {
      void inLine(async () => {
        table.isBotCalled = false;
        // The table may have moved on, or been closed, in the meantime.
        const due = nextBot(table);
        const question = due === null ? null : table.live.questionTo(due.seat);
        if (due === null || question === null) return;
        const pick = table.live.think(due, { milliseconds: THOUGHT, now: world.now });
        const applied = table.live.answerByBot(due, question, pick, world.now());
        if (applied.entries.length > 0) await adopt(table, applied);
        else if (applied.refusal === null) callBot(table);
      });
    });
  }

  async function start(plan: LocalPlan): Promise<string> {
    const game = await world.loadGame(plan.game);
    const options = schema.check(game.options, plan.options);
    const id = `here-${world.newSeed().slice(0, 20)}`;
    const people = seatsOf(plan.seats.length).filter((seat) => plan.seats[seat]?.bot === null);
    const wanted = { seats: plan.seats.length, options: plan.options, mine: people };
    const chosen = plan.first === true ? seedToBegin(game, wanted, world.newSeed) : world.newSeed();
    const founding: TableSetup = {
      game: game.id,
      version: game.version,
      options: options.problems === undefined ? asOptions(options.value) : plan.options,
      seed: plan.seed ?? chosen,
      start: plan.start ?? null,
      name: plan.name,
      seats: plan.seats,
      clock: null,
      began: world.now(),
    };
    const answered = (plan.answers ?? []).map(
      (answer): TableEntry => ({ ...answer, kind: 'answer', at: world.now(), by: 'person' }),
    );
    // A plan that cannot be played is refused here, and not kept.
    const live = LiveTable.open(game, founding, answered, { alone: plan.alone === true });
    const kept: Kept = {
      id,
      founding,
      changed: world.now(),
      over: live.isOver,
      outcome: live.match.outcome,
      ...(plan.alone === true && { alone: true }),
      ...(plan.rematchOf !== undefined && { rematchOf: plan.rematchOf }),
    };
    await world.store.found(kept);
    if (answered.length > 0) await world.store.append(kept, 0, answered);
    return id;
  }

  async function command(id: string, seat: LocalViewer, command: Command): Promise<Reply> {
    const table = await tableOf(id);
    if (typeof table === 'string' || seat === 'audience') return 'not your seat';
    const reply = await handle(table, seat, command);
    closeIfLeft(id, table);
    return reply;
  }

  async function handle(table: Opened, seat: Seat, command: Command): Promise<Reply> {
    if (command.do === 'say') {
      const { do: _do, ...said } = command;
      const name = table.kept.founding.seats[seat]?.name ?? '';
      const spoken: ChatLine = { number: table.chat.length, when: world.now(), seat, name, ...said };
      table.chat.push(spoken);
      for (const { watch } of table.watchers) world.tell({ is: 'chat', watch, lines: [spoken] });
      return 'done';
    }
    const { entries: own, refusal } = table.live.command(seat, command, world.now());
    if (refusal !== null) return refusal;
    const entries = [...own, ...agreed(table.live, seat)];
    return (await adopt(table, { entries, refusal: null })) ? 'done' : 'not stored';
  }

  /** An undo that needs the others' consent has it. */
  function agreed(live: LiveTable, seat: Seat): readonly TableEntry[] {
    const others = live.match.seats.filter((other) => other !== seat);
    return others.flatMap(
      (other) => live.command(other, { do: 'consent', agree: true }, world.now()).entries,
    );
  }

  async function watch({
    id,
    watch,
    viewer,
    besides,
    have,
    still,
  }: Extract<PageMessage, { do: 'watch' }>): Promise<void> {
    const table = await tableOf(id).catch((): Gone => 'closed');
    if (typeof table === 'string') {
      world.tell({ is: 'gone', watch, why: table });
      return;
    }
    const follower = table.live.follow(viewer, { besides });
    const watcher: Watcher = { watch, viewer, besides, still, follower, have, isUpToDate: false };
    table.watchers.push(watcher);
    if (table.chat.length > 0) world.tell({ is: 'chat', watch, lines: table.chat });
    // A match may begin with something that nobody need be asked.
    const applied = viewer === 'audience' ? null : table.live.welcomeBack(viewer, world.now());
    if (applied !== null && applied.entries.length > 0) {
      await adopt(table, applied);
      return;
    }
    tellOne(table, watcher);
    callBot(table);
  }

  /** The last one to leave closes the table, so that another window may have it. */
  async function unwatch(watch: number): Promise<void> {
    for (const [id, opening] of tables) {
      const table = await opening;
      if (typeof table === 'string') continue;
      const place = table.watchers.findIndex((one) => one.watch === watch);
      if (place < 0) continue;
      for (const { follower } of table.watchers.splice(place, 1)) follower.stop();
      closeIfLeft(id, table);
    }
  }

  function closeIfLeft(id: string, table: Opened): void {
    if (table.watchers.length > 0) return;
    tables.delete(id);
    table.close();
  }

  async function record(id: string): Promise<Reply> {
    const kept = await world.store.read(id);
    if (kept === null || !kept.over) return null;
    const game = await world.loadGame(kept.founding.game);
    const replay = await world.store.replay(id);
    if (kept.founding.version !== game.version) return replay && { line: lineOf(kept), played: replay };
    const { live } = await read(game, kept);
    // One that ended before replays were kept, or when the page was closed.
    if (replay === null) await keepReplay(kept);
    return { line: lineOf(kept), played: live.record() };
  }

  function replyTo(up: Exclude<PageMessage, { do: 'watch' | 'unwatch' }>): Promise<Reply> {
    switch (up.do) {
      case 'start':
        return start(up.plan);
      case 'list':
        return world.store.list().then((all) => all.map(lineOf));
      case 'forget':
        return world.store.forget(up.id).then(() => 'done');
      case 'record':
        return record(up.id);
      case 'command':
        return command(up.id, up.seat, up.command);
    }
  }

  return (up) =>
    inLine(async () => {
      if (up.do === 'watch') return watch(up);
      if (up.do === 'unwatch') return unwatch(up.watch);
      try {
        world.tell({ is: 'reply', ref: up.ref, value: await replyTo(up) });
      } catch (problem) {
        const message = problem instanceof Error ? problem.message : String(problem);
        world.tell({ is: 'failed', ref: up.ref, message });
      }
    });
}

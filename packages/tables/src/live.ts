import { type Bot, botNamed, type Budget } from '@concilio/bots';
import {
  type Answered,
  answerOfStops,
  type Declined,
  declinedAfter,
  type Eyes,
  folded,
  type Game,
  isDeclined,
  type JsonRecord,
  Match,
  type MatchRecord,
  NOTHING_DECLINED,
  type Open,
  type Pick,
  type Player,
  type Seat,
  type Shape,
  type Table,
  understand,
  Unreadable,
  writtenFor,
} from '@concilio/kernel';
import { Clocks } from './clock.ts';
import type { By, TableSetup, TableEntry } from './entry.ts';
import { foldLog } from './fold.ts';
import { type ChairState, readSnapshot, type TableSnapshot, type UndoAsked } from './snapshot.ts';
import type { TableInfo, Frame, Cursor, Stops, Command, WireRefusal } from './wire.ts';

/** The bot that sits in for whoever has left. */
const STAND_IN = 'simple';
/** Nobody takes back more often, and no log is longer: the longest matches have a tenth of that. */
export const MOST_UNDOS = 1000;
export const MOST_LINES = 20_000;

type Fresh = TableEntry extends infer Entry ? (Entry extends unknown ? Omit<Entry, 'at'> : never) : never;

/** What became of a wish: the lines that it adds to the log, which the table has taken in already. */
export interface Applied {
  readonly entries: readonly TableEntry[];
  readonly refusal: WireRefusal | null;
  /** What a stop would have answered was refused, which is a fault of the rules: the seat is asked. */
  readonly stopFailed?: WireRefusal;
}

/** A bot's turn to answer, or to say that it lets a question of somebody else pass. */
export interface BotTurn {
  readonly seat: Seat;
  readonly level: string;
  readonly optional: boolean;
}

/** A seat whose clock runs, and the question that it is to answer. */
interface Asked {
  readonly seat: Seat;
  readonly question: string;
}

interface Chair extends ChairState {
  readonly name: string;
  readonly person: boolean;
  bot: string | null;
  /** Whether the bot only stands in until the person is back. */
  away: boolean;
  conceded: boolean;
  timeouts: number;
  stops: Stops;
  /** What the seat has let pass, so that it is not asked the same again. */
  declined: Declined;
  player: { readonly level: string; readonly play: Player<Shape> } | null;
}

/**
 * One table with people and bots around a match. It knows what may be done by whom; when and where it is stored, and to
 * whom it is sent, is for its host to say. A host that could not store what was granted forgets this table and opens it
 * anew from what is stored.
 */
export class LiveTable {
  readonly game: Game<Shape>;
  readonly founding: TableSetup;
  readonly match: Match<Shape>;
  readonly #chairs: Chair[];
  readonly #clocks: Clocks;
  #sequence = 0;
  #undo: UndoAsked | null = null;
  /** After each undo, how many events were left to each seat and, last, to the audience. */
  readonly #cuts: (readonly number[])[] = [];
  /** Questions that a person is looking at while they say when they want to be asked. */
  #read: readonly string[] = [];
  /** Optional questions that a seat lets pass, by the names that they have in the match. */
  #passed: string[] = [];

  private constructor(game: Game<Shape>, founding: TableSetup, match: Match<Shape>) {
    this.game = game;
    this.founding = founding;
    this.match = match;
    this.#chairs = founding.seats.map(({ name, bot }) => ({
      name,
      person: bot === null,
      bot,
      away: false,
      conceded: false,
      timeouts: 0,
      stops: { interject: 'always', lulls: 'new' },
      declined: NOTHING_DECLINED,
      player: null,
    }));
    this.#clocks = new Clocks(founding.clock, founding.seats.length, founding.began);
    this.#runClocks([], founding.began);
  }

  /** Opens a table from what is stored. Entries that do not fit these rules are `Unreadable`. */
  static open(game: Game<Shape>, founding: TableSetup, entries: readonly TableEntry[]): LiveTable {
    mustFit(game, founding);
    const { options, seed, start, seats } = founding;
    const match = Match.create(game, {
      seats: seats.length,
      options,
      seed,
      ...(start === null ? {} : { start: start as unknown as Table<Shape> }),
    });
    const table = new LiveTable(game, founding, match);
    table.#applyAll(entries);
    return table;
  }

  /** Opens a table from a snapshot and the lines since then. One that does not fit these rules is `Unreadable`. */
  static resume(
    game: Game<Shape>,
    founding: TableSetup,
    text: string,
    since: readonly TableEntry[],
  ): LiveTable {
    mustFit(game, founding);
    const snapshot = readSnapshot(text);
    if (snapshot === null) throw new Unreadable('The snapshot of the table is damaged.');
    if (snapshot.match.version !== game.version)
      throw new Unreadable('The snapshot of the table is of another version.');
    const { options, seed, start, seats, version } = founding;
    const record = { format: 'concilio match 1', game: game.id, version, options, seed } as const;
    const match = Match.load(
      game,
      {
        ...record,
        seats: seats.length,
        start: start as unknown as Table<Shape> | null,
        log: snapshot.log,
      },
      snapshot.match,
    );
    const table = new LiveTable(game, founding, match);
    table.#restore(snapshot);
    table.#applyAll(since);
    return table;
  }

  /** The table as it is, for `resume`; `null` where that would bring little, or secret answers lie on the table. */
  snapshot(): string | null {
    const { match } = this;
    const kept = match.snapshot();
    const isHalfAnswered = match.how === 'each' && match.waitingFor.length < match.open.length;
    if (kept === null || match.broken !== null || isHalfAnswered) return null;
    return JSON.stringify({
      format: 'concilio table 1',
      sequence: this.#sequence,
      match: kept,
      log: match.log,
      open: match.open.map(({ fingerprint }) => fingerprint),
      chairs: this.#chairs.map(({ bot, away, conceded, timeouts, stops, declined }) => {
        return { bot, away, conceded, timeouts, stops, declined };
      }),
      clocks: this.#clocks.state,
      undo: this.#undo,
      cuts: this.#cuts,
      read: this.#read,
      passed: this.#passed,
    } satisfies TableSnapshot);
  }

  #restore({ sequence, open, chairs, clocks, undo, cuts, read, passed }: TableSnapshot): void {
    const asked = this.match.open.map(({ fingerprint }) => fingerprint);
    if (asked.join() !== open.join() || chairs.length !== this.#chairs.length)
      throw new Unreadable('The snapshot of the table does not fit these rules.');
    for (const [place, state] of chairs.entries()) Object.assign(this.#chair(place as Seat), state);
    this.#clocks.restore(clocks);
    this.#sequence = sequence;
    this.#undo = undo;
    this.#cuts.push(...cuts);
    this.#read = read;
    this.#passed = [...passed];
  }

  #applyAll(entries: readonly TableEntry[]): void {
    const { gone } = foldLog(entries, this.match.answered);
    for (const entry of entries) {
      if (gone.has(entry)) this.#passOver(entry);
      else this.apply(entry);
    }
  }

  /** How many lines the log has. */
  get sequence(): number {
    return this.#sequence;
  }

  get isOver(): boolean {
    return this.match.outcome !== null;
  }

  /** Whether the log takes no more lines but those of seats that give up. */
  get isFull(): boolean {
    return this.#sequence >= MOST_LINES;
  }

  /** The whole match, which nobody may have while it runs; without the answers that were taken back. */
  record(): MatchRecord {
    const record = this.match.save();
    return { ...record, log: folded(record.log) };
  }

  /** Takes in an answer that was taken back later, without playing it. */
  #passOver(entry: TableEntry): void {
    if (entry.kind === 'answer' && entry.by === 'person') this.#chair(entry.seat).timeouts = 0;
    this.#sequence += 1;
  }

  /** Takes in a line of the log, of this host or of another. */
  apply(entry: TableEntry): void {
    // After an undo every question is a new one.
    const asked = entry.kind === 'undo' ? [] : this.#asked();
    switch (entry.kind) {
      case 'answer': {
        const open = this.#openAs(entry.question);
        this.#must(this.match.answer(entry), entry);
        this.#heard(open, entry.pick, entry.by);
        break;
      }
      case 'undo-asked':
        this.#undo = { seat: entry.seat, to: entry.to, agreed: [] };
        break;
      case 'undo-agreed':
        if (this.#undo !== null) this.#undo = { ...this.#undo, agreed: [...this.#undo.agreed, entry.seat] };
        break;
      case 'undo-refused':
        this.#undo = null;
        break;
      case 'undo':
        this.match.undo(entry.seat, entry.to, entry.agreed);
        if (entry.left !== undefined) this.#clocks.stand(entry.left, entry.at);
        this.#cuts.push([...this.match.seats, 'audience' as const].map((eyes) => this.#told(eyes)));
        this.#undo = null;
        this.#passed = [];
        for (const chair of this.#chairs) chair.declined = NOTHING_DECLINED;
        break;
      case 'bot':
        this.#chair(entry.seat).bot = entry.level;
        this.#chair(entry.seat).away = entry.away === true;
        this.match.note({ kind: 'seat', seat: entry.seat, who: entry.level === null ? 'person' : 'bot' });
        break;
      case 'timeout':
        this.#chair(entry.seat).timeouts += 1;
        this.match.note({ kind: 'timeout', seat: entry.seat });
        break;
      case 'concede':
        this.#chair(entry.seat).conceded = true;
        // The others play on, and somebody must answer for the seat.
        this.#chair(entry.seat).bot ??= STAND_IN;
        this.match.concede(entry.seat);
        break;
      case 'carried':
        // Whoever still plays by an older version must not go on from here.
        if (entry.version !== this.game.version)
          throw new Unreadable(`The table has been carried over to version ${entry.version} of its game.`);
        if (entry.left !== undefined) this.#clocks.stand(entry.left, entry.at);
        break;
    }
    this.#sequence += 1;
    this.#runClocks(asked, entry.at);
  }

  /** Does what somebody at a seat wishes, or says why not. */
  wish(seat: Seat, wish: Exclude<Command, { do: 'say' }>, now: number): Applied {
    return this.#withStops(this.#wish(seat, wish, now), now);
  }

  #wish(seat: Seat, wish: Exclude<Command, { do: 'say' }>, now: number): Applied {
    if (this.isFull && !NEVER_TOO_MUCH.includes(wish.do)) return refused('log full');
    switch (wish.do) {
      case 'answer':
        return this.#answer(seat, wish, now);
      case 'pass':
        return this.#pass(seat, wish.question);
      case 'undo':
        return this.#askUndo(seat, now);
      case 'consent':
        return this.#consent(seat, wish.agree, now);
      case 'bot':
        return this.#handOver(seat, wish.level, now);
      case 'stops':
        this.#chair(seat).stops = wish.stops;
        // What is open has been asked: it is not answered over the head of whoever reads it.
        this.#read = this.match.open
          .filter((open) => open.seat === seat)
          .map(({ fingerprint }) => fingerprint);
        return NOTHING;
      case 'concede':
        if (this.isOver) return refused('over');
        if (this.#chair(seat).conceded) return refused('illegal');
        return this.#take({ kind: 'concede', seat }, now);
    }
  }

  #answer(seat: Seat, said: { readonly question: string; readonly pick: unknown }, now: number): Applied {
    const understood = understand(this.match, seat, said);
    return understood === null ? refused('malformed') : this.#tryAnswer({ ...understood, by: 'person' }, now);
  }

  /** The match judges an answer by taking it; only then is it a line of the log. */
  #tryAnswer(
    answer: { readonly question: string; readonly seat: Seat; readonly pick: unknown; readonly by: By },
    now: number,
  ): Applied {
    const asked = this.#asked();
    const open = this.#openAs(answer.question);
    const given = this.match.answer(answer);
    if (!given.ok) return refused(given.refusal === 'fault' ? 'broken' : given.refusal);
    const { question, seat, by } = answer;
    const entry: TableEntry = { at: now, kind: 'answer', seat, question, pick: answer.pick as Pick, by };
    this.#heard(open, entry.pick, by);
    this.#sequence += 1;
    this.#runClocks(asked, now);
    return { entries: [entry], refusal: null };
  }

  /** An answer was given: nobody waits for an undo or an interjection into that question any more. */
  #heard(open: Open | undefined, pick: Pick, by: By): void {
    this.#undo = null;
    this.#passed = [];
    if (open === undefined) return;
    const chair = this.#chair(open.seat);
    if (by === 'person') chair.timeouts = 0;
    if (by !== 'stop') chair.declined = declinedAfter(chair.declined, open.question, pick);
  }

  /** What was granted, and what the table then answers for people who need not be asked. */
  #withStops(granted: Applied, now: number): Applied {
    const entries = [...granted.entries];
    while (!this.isFull) {
      const answer = this.#answerOfStops();
      if (answer === null) break;
      const given = this.#tryAnswer({ ...answer, by: 'stop' }, now);
      if (given.refusal !== null) return { ...granted, entries, stopFailed: given.refusal };
      entries.push(...given.entries);
    }
    return { ...granted, entries };
  }

  #answerOfStops(): { readonly question: string; readonly seat: Seat; readonly pick: Pick } | null {
    const { match, game } = this;
    if (match.outcome !== null || match.broken !== null) return null;
    for (const open of match.open) {
      const { seat, question, fingerprint } = open;
      const { bot, declined, stops } = this.#chair(seat);
      if (bot !== null || this.#isOptional(open) || !match.waitingFor.includes(seat)) continue;
      if (this.#read.includes(fingerprint)) continue;
      const pick = answerOfStops(game, question, declined, stops.lulls);
      if (pick !== null) return { question: fingerprint, seat, pick };
    }
    return null;
  }

  #openAs(name: string): Open | undefined {
    return this.match.open.find(({ fingerprint }) => fingerprint === name);
  }

  #pass(seat: Seat, question: string): Applied {
    const understood = understand(this.match, seat, { question, pick: null });
    const open = this.match.open.find(({ fingerprint }) => fingerprint === understood?.question);
    if (open === undefined) return refused('too late');
    if (!this.#isOptional(open)) return refused('illegal');
    this.#passed.push(open.fingerprint);
    const chair = this.#chair(seat);
    chair.declined = declinedAfter(chair.declined, open.question, null);
    return NOTHING;
  }

  #askUndo(seat: Seat, now: number): Applied {
    if (this.isOver && this.#people().length > 1) return refused('over');
    const undo = this.#undoFor(seat);
    if (undo === null) return refused('nothing to undo');
    if (this.#cuts.length >= MOST_UNDOS) return refused('too many undos');
    return undo.consent.length === 0
      ? this.#takeBack({ seat, to: undo.to, agreed: [] }, now)
      : this.#take({ kind: 'undo-asked', seat, to: undo.to }, now);
  }

  #consent(seat: Seat, agree: boolean, now: number): Applied {
    const asked = this.#undo;
    const waiting =
      asked === null ? [] : this.#undoConsent(asked.seat).filter((one) => !asked.agreed.includes(one));
    if (asked === null || !waiting.includes(seat)) return refused('no undo asked');
    if (!agree) return this.#take({ kind: 'undo-refused', seat }, now);
    const agreed = this.#take({ kind: 'undo-agreed', seat }, now);
    if (waiting.length > 1) return agreed;
    const done = this.#takeBack({ seat: asked.seat, to: asked.to, agreed: [...asked.agreed, seat] }, now);
    return { entries: [...agreed.entries, ...done.entries], refusal: null };
  }

  #takeBack(
    undo: { readonly seat: Seat; readonly to: number; readonly agreed: readonly Seat[] },
    now: number,
  ) {
    const left = this.match.seats.map((seat) => this.#clocks.left(seat, now));
    return this.#take({ kind: 'undo', ...undo, ...(this.founding.clock === null ? {} : { left }) }, now);
  }

  /** A person hands the seat to a bot, or takes it back. */
  #handOver(seat: Seat, level: string | null, now: number): Applied {
    const chair = this.#chair(seat);
    if (this.isOver) return refused('over');
    if (!chair.person || chair.conceded) return refused('illegal');
    if (level !== null && this.#botOf(level) === null) return refused('illegal');
    return chair.bot === level ? NOTHING : this.#take({ kind: 'bot', seat, level }, now);
  }

  /** A bot plays on for a person who is away. */
  standIn(seat: Seat, now: number): Applied {
    return this.isOver || this.isFull || !this.isPlayedByPerson(seat)
      ? NOTHING
      : this.#take({ kind: 'bot', seat, level: STAND_IN, away: true }, now);
  }

  /** The person is back, and has the seat again. */
  welcomeBack(seat: Seat, now: number): Applied {
    if (this.isOver || this.isFull) return NOTHING;
    const back = this.#chair(seat).away ? this.#take({ kind: 'bot', seat, level: null }, now) : NOTHING;
    return this.#withStops(back, now);
  }

  isPlayedByPerson(seat: Seat): boolean {
    return this.#chair(seat).bot === null;
  }

  /** Whether a bot of this level answers at once, and need not be sent away to think. */
  thinksHere(level: string): boolean {
    return this.#botOf(level)?.searches !== true;
  }

  /** Does what is due by the clock: first the default answer, then a bot, then the seat is lost. */
  timeUp(now: number): Applied {
    const entries: TableEntry[] = [];
    for (const seat of this.#clocks.up(now)) {
      if (this.isOver) break;
      entries.push(...this.#take({ kind: 'timeout', seat }, now).entries);
      const chair = this.#chair(seat);
      if (chair.timeouts === 1) {
        const open = this.match.open.find((one) => one.seat === seat);
        const pick = open === undefined ? null : this.think({ seat, level: STAND_IN, optional: false });
        if (open !== undefined && pick !== null)
          entries.push(
            ...this.#tryAnswer({ question: open.fingerprint, seat, pick, by: 'timeout' }, now).entries,
          );
      } else if (chair.timeouts === 2)
        entries.push(...this.#take({ kind: 'bot', seat, level: STAND_IN, away: true }, now).entries);
      else entries.push(...this.#take({ kind: 'concede', seat }, now).entries);
    }
    return this.#withStops({ entries, refusal: null }, now);
  }

  /** When `timeUp` is to be called next. */
  get due(): number | null {
    return this.isOver || this.isFull ? null : this.#clocks.due;
  }

  /**
   * The bot that is to be heard next. Bots that might interject are heard when the question opens; those that are asked
   * wait for the people who may interject, as long as these are `here`.
   */
  botTurn(here: (seat: Seat) => boolean): BotTurn | null {
    const { match } = this;
    if (match.outcome !== null || match.broken !== null || this.isFull) return null;
    if (this.#chairs.every(({ bot }) => bot === null)) return null;
    const turn = (open: Open): BotTurn | null => {
      const level = this.#chair(open.seat).bot;
      if (level === null || this.#passed.includes(open.fingerprint)) return null;
      return { seat: open.seat, level, optional: this.#isOptional(open) };
    };
    const asked = match.open.filter(({ seat }) => match.how !== 'each' || match.waitingFor.includes(seat));
    const optional = asked.filter((open) => this.#isOptional(open));
    for (const open of optional) {
      const heard = turn(open);
      if (heard !== null) return heard;
    }
    const held = optional.some((open) => this.#holds(open, here));
    for (const open of asked.filter((one) => !this.#isOptional(one))) {
      const heard = turn(open);
      if (heard !== null && !held) return heard;
    }
    return null;
  }

  /** Whether a person is still to say what they do with an optional question. */
  #holds({ seat, question, fingerprint }: Open, here: (seat: Seat) => boolean): boolean {
    const { bot, stops, declined } = this.#chair(seat);
    if (bot !== null || stops.interject === 'never' || !here(seat)) return false;
    return !this.#passed.includes(fingerprint) && !(stops.lulls === 'new' && isDeclined(question, declined));
  }

  /** What a bot answers here and now; `null` lets an optional question pass. Only for levels that do not look ahead. */
  think({ seat, level, optional }: BotTurn, budget: Budget = { playouts: 1 }): Pick | null {
    const open = this.match.open.find((one) => one.seat === seat);
    if (open === undefined) return null;
    const chair = this.#chair(seat);
    const bot = this.#botOf(level, budget) ?? this.#botOf('random');
    if (bot === null) throw new Error(`"${this.game.id}" has no bot for seat ${seat}.`);
    if (chair.player?.level !== level)
      chair.player = { level, play: bot.player(this.game, seat, this.founding.seed) };
    return chair.player.play(seat, open.question, optional, this.match.here);
  }

  /** Gives the answer of a bot to the question that was open when it began to think. */
  answerByBot(turn: BotTurn, question: string, pick: Pick | null, now: number): Applied {
    if (pick !== null)
      return this.#withStops(this.#tryAnswer({ question, seat: turn.seat, pick, by: 'bot' }, now), now);
    this.#passed.push(question);
    return NOTHING;
  }

  /** The name of the question that is open to a seat. */
  questionTo(seat: Seat): string | null {
    return this.match.open.find((open) => open.seat === seat)?.fingerprint ?? null;
  }

  frameFor(eyes: Seat | 'audience', have: Cursor | null): Frame {
    return JSON.parse(this.frameText(eyes, have)) as Frame;
  }

  /** A frame as it goes over the wire: the JSON of a record, in which something may stand before. */
  frameText(eyes: Seat | 'audience', have: Cursor | null, before: JsonRecord = {}): string {
    const { match } = this;
    const since = this.#since(eyes, have);
    const { view, events, questions } = writtenFor(match, eyes, since);
    const undo = eyes === 'audience' ? null : this.#undoFor(eyes);
    const rest = JSON.stringify({
      ...before,
      seat: eyes === 'audience' ? null : eyes,
      undos: this.#cuts.length,
      since,
      waitingFor: match.waitingFor,
      undo: undo === null ? null : undo.consent.length === 0 ? 'free' : 'by consent',
      outcome: match.outcome,
      sequel: match.sequel?.offer ?? null,
      broken: match.broken !== null,
    } satisfies Omit<Frame, 'view' | 'events' | 'questions'>);
    const asked = this.#hasPassed(eyes) ? '[]' : questions;
    return `${rest.slice(0, -1)},"view":${view},"events":${events},"questions":${asked}}`;
  }

  /** How far somebody has come who has had the last frame. */
  haveNow(eyes: Seat | 'audience'): Cursor {
    return { undos: this.#cuts.length, events: this.#told(eyes) };
  }

  around(now: number, here: (seat: Seat) => boolean, spectators: number): TableInfo {
    const { game, options, name, clock } = this.founding;
    return {
      game,
      options,
      name,
      seats: this.match.seats.map((seat) => {
        const chair = this.#chair(seat);
        return {
          name: chair.name,
          bot: chair.bot,
          person: chair.person,
          here: here(seat),
          conceded: chair.conceded,
          clock: this.#clocks.shown(seat, now),
        };
      }),
      undoAsked: this.#undo === null ? null : { seat: this.#undo.seat, agreed: this.#undo.agreed },
      clock,
      spectators,
    };
  }

  /** The number of the first event that somebody who has come so far lacks, or must be told anew. */
  #since(eyes: Seat | 'audience', have: Cursor | null): number {
    if (have === null || have.undos > this.#cuts.length) return 0;
    const place = eyes === 'audience' ? this.match.seats.length : eyes;
    const cuts = this.#cuts.slice(have.undos).map((cut) => cut[place] ?? 0);
    return Math.max(0, Math.min(have.events, this.#told(eyes), ...cuts));
  }

  /** Whether a seat lets the one question pass that it is asked. */
  #hasPassed(eyes: Eyes): boolean {
    return (
      this.#passed.length > 0 &&
      this.match.open.some(({ seat, fingerprint }) => seat === eyes && this.#passed.includes(fingerprint))
    );
  }

  #told(eyes: Eyes): number {
    return this.match.events(eyes).length;
  }

  #isOptional({ slot }: Open): boolean {
    return this.match.how === 'any' && slot > 0;
  }

  #undoFor(seat: Seat): { readonly to: number; readonly consent: readonly Seat[] } | null {
    const people = this.#people();
    const undo = this.match.undoFor(
      seat,
      people.every((one) => one === seat),
    );
    return undo === null
      ? null
      : { to: undo.to, consent: undo.consent.filter((one) => people.includes(one)) };
  }

  #undoConsent(seat: Seat): readonly Seat[] {
    return this.#undoFor(seat)?.consent ?? [];
  }

  /** The seats that people play now. */
  #people(): readonly Seat[] {
    return this.match.seats.filter((seat) => this.#chair(seat).bot === null);
  }

  #take(fresh: Fresh, now: number): Applied {
    const entry = { ...fresh, at: now } as TableEntry;
    this.apply(entry);
    return { entries: [entry], refusal: null };
  }

  /** Those whose clocks may run, with the question that each is asked. */
  #asked(): readonly Asked[] {
    const { match } = this;
    if (this.founding.clock === null) return [];
    return match.waitingFor.flatMap((seat) => {
      const open = match.open.find((one) => one.seat === seat);
      return open === undefined || this.#chair(seat).bot !== null
        ? []
        : [{ seat, question: open.fingerprint }];
    });
  }

  #runClocks(before: readonly Asked[], now: number): void {
    const asked = this.#asked();
    const isNew = ({ seat, question }: Asked) =>
      !before.some((one) => one.seat === seat && one.question === question);
    this.#clocks.run(
      asked.map(({ seat }) => seat),
      asked.filter(isNew).map(({ seat }) => seat),
      now,
    );
  }

  #must(answered: Answered, entry: TableEntry): void {
    if (!answered.ok)
      throw new Unreadable(
        `Line ${this.#sequence} of the log does not fit these rules: ${answered.reason} (${JSON.stringify(entry)})`,
      );
  }

  #botOf(level: string, budget: Budget = { playouts: 1 }): Bot | null {
    return botNamed(this.game, level, budget);
  }

  #chair(seat: Seat): Chair {
    const chair = this.#chairs[seat];
    if (chair === undefined) throw new Error(`There is no seat ${seat}.`);
    return chair;
  }
}

function mustFit(game: Game<Shape>, founding: TableSetup): void {
  if (founding.game !== game.id || founding.version !== game.version)
    throw new Unreadable(
      `The table is of version ${founding.version} of "${founding.game}", and these rules are version ${game.version} of "${game.id}".`,
    );
}

/** What adds no line, or ends the match. */
const NEVER_TOO_MUCH: readonly Command['do'][] = ['pass', 'stops', 'concede'];
const NOTHING: Applied = { entries: [], refusal: null };
const refused = (refusal: WireRefusal): Applied => ({ entries: [], refusal });

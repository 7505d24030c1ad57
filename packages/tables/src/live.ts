import { type Bot, botNamed, type Budget, type Playable } from '@concilio/bots';
import {
  type Answered,
  autoAnswer,
  declinedAfter,
  derive,
  folded,
  isDeclined,
  Match,
  type MatchRecord,
  onlyAnswer,
  type Open,
  type Pick,
  type Question,
  type Seat,
  type Shape,
  type Table,
  type Undo,
  decodeAnswer,
  Unreadable,
} from '@concilio/kernel';
import { Chairs, STAND_IN } from './chairs.ts';
import { Clocks } from './clock.ts';
import type { By, TableSetup, TableEntry } from './entry.ts';
import { foldLog } from './fold.ts';
import { Frames, type TableFollower } from './frames.ts';
import { Passes } from './passes.ts';
import { readSnapshot, type TableSnapshot } from './snapshot.ts';
import { Undos } from './undos.ts';
import type { TableInfo, Frame, Cursor, AutoAnswers, Command, WireRefusal } from './wire.ts';

/** Nobody takes back more often, and no log is longer: the longest matches have a tenth of that. */
export const MOST_UNDOS = 1000;
export const MOST_LINES = 20_000;
/** So often a seat may say where the table stops for it, and find it so after a restart; later it holds until then. */
export const MOST_SETTINGS = 100;

type Fresh = TableEntry extends infer Entry ? (Entry extends unknown ? Omit<Entry, 'at'> : never) : never;

/** What became of a command: the lines that it adds to the log, which the table has taken in already. */
export interface Applied {
  readonly entries: readonly TableEntry[];
  readonly refusal: WireRefusal | null;
  /** What a stop would have answered was refused, which is a fault of the rules: the seat is asked. */
  readonly autoAnswerFailed?: WireRefusal;
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

/** How the people of a table sit. */
interface Around {
  /** They share a screen: what is said there is said to all of them, so that even the end may be taken back. */
  readonly oneScreen: boolean;
  /** One of them plays all the seats that no bot has. */
  readonly alone: boolean;
}

const APART: Around = { oneScreen: false, alone: false };

/**
 * One table with people and bots around a match. It knows what may be done by whom; when and where it is stored, and to
 * whom it is sent, is for its host to say. A host that could not store what was applied forgets this table and opens it
 * anew from what is stored.
 */
export class LiveTable {
  readonly game: Playable;
  readonly setup: TableSetup;
  readonly match: Match<Shape>;
  readonly #chairs: Chairs;
  readonly #clocks: Clocks;
  #sequence = 0;
  readonly #undos: Undos;
  /** Questions that a person has before their eyes, by setting stops or by an undo: they are not answered over their head. */
  #onScreen: readonly string[] = [];
  readonly #passes: Passes;
  /** What was answered last by somebody who may have other seats that are asked the same. */
  #personal: { readonly key: string; readonly pick: Pick } | null = null;
  readonly #frames: Frames;
  readonly #around: Around;

  private constructor(game: Playable, setup: TableSetup, match: Match<Shape>, around: Around) {
    this.game = game;
    this.setup = setup;
    this.match = match;
    this.#chairs = new Chairs(setup.seats);
    this.#undos = new Undos(match, this.#chairs);
    this.#passes = new Passes(match);
    this.#frames = new Frames(match, this.#passes, this.#undos);
    this.#around = around;
    this.#clocks = new Clocks(setup.clock, setup.seats.length, setup.began);
    this.#runClocks([], setup.began);
  }

  /** Opens a table from what is stored. Entries that do not fit these rules are `Unreadable`. */
  static open(
    game: Playable,
    setup: TableSetup,
    entries: readonly TableEntry[],
    around: Partial<Around> = {},
  ): LiveTable {
    mustFit(game, setup);
    const { options, seed, start, seats } = setup;
    const match = Match.create(game, {
      seats: seats.length,
      options,
      seed,
      ...(start === null ? {} : { start: start as unknown as Table<Shape> }),
    });
    const table = new LiveTable(game, setup, match, { ...APART, ...around });
    table.#applyAll(entries);
    return table;
  }

  /** A table around a match that was set up or loaded elsewhere, whose host keeps the record and no log. */
  static from(
    game: Playable,
    match: Match<Shape>,
    setup: TableSetup,
    around: Partial<Around> = {},
  ): LiveTable {
    const table = new LiveTable(game, setup, match, { ...APART, ...around });
    for (const { seat } of match.concessions) table.#chairs.giveUp(seat);
    return table;
  }

  /** Opens a table from a snapshot and the lines since then. One that does not fit these rules is `Unreadable`. */
  static resume(
    game: Playable,
    setup: TableSetup,
    text: string,
    since: readonly TableEntry[],
    around: Partial<Around> = {},
  ): LiveTable {
    mustFit(game, setup);
    const snapshot = readSnapshot(text);
    if (snapshot === null) throw new Unreadable('The snapshot of the table is damaged.');
    if (snapshot.match.version !== game.version)
      throw new Unreadable('The snapshot of the table is of another version.');
    const { options, seed, start, seats, version } = setup;
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
    const table = new LiveTable(game, setup, match, { ...APART, ...around });
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
      chairs: this.#chairs.state,
      clocks: this.#clocks.state,
      undo: this.#undos.asked,
      cuts: this.#undos.cuts,
      read: this.#onScreen,
      passes: this.#passes.state,
    } satisfies TableSnapshot);
  }

  #restore({ sequence, open, chairs, clocks, undo, cuts, read, passes }: TableSnapshot): void {
    const asked = this.match.open.map(({ fingerprint }) => fingerprint);
    if (asked.join() !== open.join() || chairs.length !== this.#chairs.all.length)
      throw new Unreadable('The snapshot of the table does not fit these rules.');
    this.#chairs.restore(chairs);
    this.#clocks.restore(clocks);
    this.#sequence = sequence;
    this.#undos.restore(undo, cuts);
    this.#onScreen = read;
    this.#passes.restore(passes);
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
    if (entry.kind === 'answer' && entry.by === 'person') this.#chairs.of(entry.seat).timeouts = 0;
    this.#sequence += 1;
  }

  /** Takes in a line of the log, of this host or of another. */
  apply(entry: TableEntry): void {
    // After an undo every question is a new one.
    const asked = entry.kind === 'undo' ? [] : this.#asked();
    switch (entry.kind) {
      case 'answer': {
        const open = this.#openAs(entry.question);
        const isMain = open !== undefined && this.#isMain(open);
        this.#must(this.match.answer(entry), entry);
        this.#heard(open, entry.pick, entry.by, isMain);
        break;
      }
      case 'undo-asked':
        this.#undos.asked = { seat: entry.seat, to: entry.to, agreed: [] };
        break;
      case 'undo-agreed':
        this.#undos.agree(entry.seat);
        break;
      case 'undo-refused':
        this.#undos.asked = null;
        break;
      case 'undo':
        this.match.undo(entry.seat, entry.to, entry.agreed);
        if (entry.left !== undefined) this.#clocks.stand(entry.left, entry.at);
        this.#undos.done();
        this.#passes.forget();
        this.#personal = null;
        this.#chairs.forgetDeclined();
        // Whoever takes an answer back wants to give another: it is not given over their head.
        this.#onScreen = this.#openTo(entry.seat);
        break;
      case 'bot':
        this.#chairs.of(entry.seat).bot = entry.level;
        this.#chairs.of(entry.seat).away = entry.away === true;
        this.match.note({ kind: 'seat', seat: entry.seat, who: entry.level === null ? 'person' : 'bot' });
        break;
      case 'timeout':
        this.#chairs.of(entry.seat).timeouts += 1;
        this.match.note({ kind: 'timeout', seat: entry.seat });
        break;
      case 'concede':
        this.#chairs.giveUp(entry.seat);
        this.match.concede(entry.seat);
        break;
      case 'stops':
        this.#answerFor(entry.seat, entry.stops);
        this.#chairs.of(entry.seat).settingLines += 1;
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

  /** Does what a seat commands, or says why not. */
  command(seat: Seat, command: Exclude<Command, { do: 'say' }>, now: number): Applied {
    return this.#withAutoAnswers(this.#command(seat, command, now), now);
  }

  #command(seat: Seat, command: Exclude<Command, { do: 'say' }>, now: number): Applied {
    if (this.isFull && !NEVER_TOO_MUCH.includes(command.do)) return refused('log full');
    switch (command.do) {
      case 'answer':
        return this.#answer(seat, command, now);
      case 'pass':
        return this.#pass(seat, command.question);
      case 'undo':
        return this.#askUndo(seat, now);
      case 'consent':
        return this.#consent(seat, command.agree, now);
      case 'bot':
        return this.#handOver(seat, command.level, now);
      case 'stops':
        return this.#setAutoAnswers(seat, command.stops, now);
      case 'concede':
        if (this.isOver) return refused('over');
        if (this.#chairs.of(seat).conceded) return refused('illegal');
        return this.#take({ kind: 'concede', seat }, now);
    }
  }

  #setAutoAnswers(seat: Seat, stops: AutoAnswers, now: number): Applied {
    const chair = this.#chairs.of(seat);
    const { interject, lulls, only = 'taken' } = chair.autoAnswers;
    const { only: wished = 'taken' } = stops;
    if (interject === stops.interject && lulls === stops.lulls && only === wished) return NOTHING;
    if (!this.isFull && chair.settingLines < MOST_SETTINGS)
      return this.#take({ kind: 'stops', seat, stops }, now);
    this.#answerFor(seat, stops);
    return NOTHING;
  }

  #answerFor(seat: Seat, stops: AutoAnswers): void {
    this.#chairs.of(seat).autoAnswers = stops;
    // What is open has been asked: it is not answered over the head of whoever reads it.
    this.#onScreen = this.#openTo(seat);
  }

  #answer(seat: Seat, said: { readonly question: string; readonly pick: unknown }, now: number): Applied {
    const decoded = decodeAnswer(this.match, seat, said);
    return decoded === null ? refused('malformed') : this.#tryAnswer({ ...decoded, by: 'person' }, now);
  }

  /** The match judges an answer by taking it; only then is it a line of the log. */
  #tryAnswer(
    answer: { readonly question: string; readonly seat: Seat; readonly pick: unknown; readonly by: By },
    now: number,
  ): Applied {
    const asked = this.#asked();
    const open = this.#openAs(answer.question);
    const isMain = open !== undefined && this.#isMain(open);
    const given = this.match.answer(answer);
    if (!given.ok) return refused(given.refusal === 'fault' ? 'broken' : given.refusal);
    const { question, seat, by } = answer;
    const entry: TableEntry = { at: now, kind: 'answer', seat, question, pick: answer.pick as Pick, by };
    this.#heard(open, entry.pick, by, isMain);
    this.#sequence += 1;
    this.#runClocks(asked, now);
    return { entries: [entry], refusal: null };
  }

  /** An answer was given: nobody waits for an undo or an interjection into that question any more. */
  #heard(open: Open | undefined, pick: Pick, by: By, isMain: boolean): void {
    this.#undos.asked = null;
    this.#passes.answered(isMain ? pick : null);
    if (open === undefined) return;
    const chair = this.#chairs.of(open.seat);
    const { key } = open.question;
    this.#personal = by === 'bot' ? null : { key, pick };
    if (by === 'person') chair.timeouts = 0;
    if (by !== 'stop') chair.declined = declinedAfter(chair.declined, open.question, pick);
  }

  /** What was applied, and what the table then answers for people who need not be asked. */
  #withAutoAnswers(applied: Applied, now: number): Applied {
    const entries = [...applied.entries];
    while (!this.isFull) {
      const answer = this.#autoAnswer();
      if (answer === null) break;
      const given = this.#tryAnswer({ ...answer, by: 'stop' }, now);
      if (given.refusal !== null) return { ...applied, entries, autoAnswerFailed: given.refusal };
      entries.push(...given.entries);
    }
    return { ...applied, entries };
  }

  #autoAnswer(): { readonly question: string; readonly seat: Seat; readonly pick: Pick } | null {
    const { match } = this;
    if (match.outcome !== null || match.broken !== null) return null;
    for (const open of match.open) {
      const { seat, fingerprint } = open;
      if (!match.waitingFor.includes(seat)) continue;
      if (this.#isMain(open) && (this.#mayBotsInterject() || this.#mayPeopleInterject(open))) continue;
      const pick = this.#unasked(open);
      if (pick !== null) return { question: fingerprint, seat, pick };
    }
    return null;
  }

  /** What is answered for a person without asking, once it is time; `null` where they are asked. */
  #unasked({ seat, question, fingerprint }: Open): Pick | null {
    const { bot, declined, autoAnswers } = this.#chairs.of(seat);
    if (bot !== null || this.#onScreen.includes(fingerprint)) return null;
    const own = this.#answeredBefore(question);
    if (own !== null) return own;
    const only = autoAnswers.only === 'asked' || !this.#isUnobserved(seat) ? null : onlyAnswer(question);
    return only ?? autoAnswer(this.game, question, declined, autoAnswers.lulls);
  }

  /** What the person who plays all seats has answered with another of them to the same question. */
  #answeredBefore(question: Question): Pick | null {
    const { alone } = this.#around;
    const isSame = alone && question.personal === true && this.match.how === 'each';
    return isSame && this.#personal?.key === question.key ? this.#personal.pick : null;
  }

  /**
   * Whether nobody learns anything when the seat is not asked for an only option: there is no other person, or the same
   * one has all seats, and none of the others might do something now.
   */
  #isUnobserved(seat: Seat): boolean {
    const { people, all } = this.#chairs;
    if (this.#around.alone)
      return !this.match.open.some(
        (open) => open.seat !== seat && this.#isOptional(open) && this.#holds(open, () => true),
      );
    if (people.length > 1) return false;
    return this.#around.oneScreen || all.filter(({ person }) => person).length === 1;
  }

  /** Whether a bot is yet to be heard that might interject. */
  #mayBotsInterject(): boolean {
    return this.match.open.some(
      (open) => this.#isOptional(open) && this.#chairs.of(open.seat).bot !== null && !this.#passes.has(open),
    );
  }

  /** Whether a moment that its own seat need not be asked about is one for another person. */
  #mayPeopleInterject({ question, seat }: Open): boolean {
    if (question.passWindow?.asks !== 'never') return false;
    return this.match.open.some(
      (open) => open.seat !== seat && this.#isOptional(open) && this.#holds(open, () => true),
    );
  }

  /** Whether a person is waited for: to answer, or to say what they do in somebody else's question. */
  waitsFor(seat: Seat): boolean {
    return this.match.open.some((open) => {
      if (open.seat !== seat || !this.isPlayedByPerson(seat)) return false;
      if (this.#isOptional(open)) return this.#holds(open, () => true);
      return this.match.waitingFor.includes(seat) && this.#unasked(open) === null;
    });
  }

  #openAs(name: string): Open | undefined {
    return this.match.open.find(({ fingerprint }) => fingerprint === name);
  }

  #openTo(seat: Seat): readonly string[] {
    return this.match.open.filter((open) => open.seat === seat).map(({ fingerprint }) => fingerprint);
  }

  #pass(seat: Seat, question: string): Applied {
    const decoded = decodeAnswer(this.match, seat, { question, pick: null });
    const open = this.match.open.find(({ fingerprint }) => fingerprint === decoded?.question);
    if (open === undefined) return refused('too late');
    if (!this.#isOptional(open)) return refused('illegal');
    const chair = this.#chairs.of(seat);
    this.#passes.add(open, chair.bot === null);
    chair.declined = declinedAfter(chair.declined, open.question, null);
    return NOTHING;
  }

  #askUndo(seat: Seat, now: number): Applied {
    if (this.isOver && this.#chairs.people.length > 1 && !this.#around.oneScreen) return refused('over');
    const undo = this.undoFor(seat);
    if (undo === null) return refused('nothing to undo');
    if (this.#undos.count >= MOST_UNDOS) return refused('too many undos');
    return undo.consent.length === 0
      ? this.#takeBack({ seat, to: undo.to, agreed: [] }, now)
      : this.#take({ kind: 'undo-asked', seat, to: undo.to }, now);
  }

  #consent(seat: Seat, agree: boolean, now: number): Applied {
    const { asked, awaited: waiting } = this.#undos;
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
    return this.#take({ kind: 'undo', ...undo, ...(this.setup.clock === null ? {} : { left }) }, now);
  }

  /** A person hands the seat to a bot, or takes it back. */
  #handOver(seat: Seat, level: string | null, now: number): Applied {
    const chair = this.#chairs.of(seat);
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
    const back = this.#chairs.of(seat).away ? this.#take({ kind: 'bot', seat, level: null }, now) : NOTHING;
    return this.#withAutoAnswers(back, now);
  }

  isPlayedByPerson(seat: Seat): boolean {
    return this.#chairs.of(seat).bot === null;
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
      const chair = this.#chairs.of(seat);
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
    return this.#withAutoAnswers({ entries, refusal: null }, now);
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
    if (this.#chairs.all.every(({ bot }) => bot === null)) return null;
    const turn = (open: Open): BotTurn | null => {
      const level = this.#chairs.of(open.seat).bot;
      if (level === null || this.#passes.has(open)) return null;
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
  #holds(open: Open, here: (seat: Seat) => boolean): boolean {
    const { bot, autoAnswers, declined } = this.#chairs.of(open.seat);
    if (bot !== null || autoAnswers.interject === 'never' || !here(open.seat)) return false;
    if (this.#passes.has(open) || this.#passes.hasOffer(open)) return false;
    if (autoAnswers.lulls === 'always') return true;
    if (open.question.passWindow?.asks === 'never') return false;
    return !(autoAnswers.lulls === 'new' && isDeclined(open.question, declined));
  }

  /**
   * What a bot answers here and now; `null` lets an optional question pass. It has a chance of its own for every moment of
   * the match, so that an undo rolls nothing again: asked the same once more, it answers the same.
   */
  think({ seat, level, optional }: BotTurn, budget: Budget = { playouts: 1 }): Pick | null {
    const open = this.match.open.find((one) => one.seat === seat);
    if (open === undefined) return null;
    const bot = this.#botOf(level, budget) ?? this.#botOf('random');
    if (bot === null) throw new Error(`"${this.game.id}" has no bot for seat ${seat}.`);
    const chance = derive(this.setup.seed, `answer ${this.match.answered}`);
    return bot.player(this.game, seat, chance)(seat, open.question, optional, this.match.here);
  }

  /** Gives the answer of a bot to the question that was open when it began to think. */
  answerByBot(turn: BotTurn, question: string, pick: Pick | null, now: number): Applied {
    if (pick !== null)
      return this.#withAutoAnswers(this.#tryAnswer({ question, seat: turn.seat, pick, by: 'bot' }, now), now);
    const open = this.#openAs(question);
    if (open !== undefined) this.#passes.add(open, false);
    return this.#withAutoAnswers(NOTHING, now);
  }

  /** The name of the question that is open to a seat. */
  questionTo(seat: Seat): string | null {
    return this.match.open.find((open) => open.seat === seat)?.fingerprint ?? null;
  }

  /** The whole frame, for somebody who looks once. */
  frameFor(viewer: Seat | 'audience', have: Cursor | null): Frame {
    return JSON.parse(this.frameText(viewer, have));
  }

  /** The same as it goes over the wire. */
  frameText(viewer: Seat | 'audience', have: Cursor | null): string {
    return this.#frames.whole(viewer, have);
  }

  /** Follows the table through one viewer: see `frames.ts`. */
  follow(viewer: Seat | 'audience', how?: Parameters<Frames['follow']>[1]): TableFollower {
    return this.#frames.follow(viewer, how);
  }

  /** How far somebody has come who has had the last frame. */
  haveNow(viewer: Seat | 'audience'): Cursor {
    return this.#undos.cursor(viewer);
  }

  around(now: number, here: (seat: Seat) => boolean, spectators: number): TableInfo {
    const { game, options, name, clock } = this.setup;
    const undo = this.#undos.asked;
    return {
      game,
      options,
      name,
      seats: this.match.seats.map((seat) => {
        const chair = this.#chairs.of(seat);
        return {
          name: chair.name,
          bot: chair.bot,
          person: chair.person,
          here: here(seat),
          conceded: chair.conceded,
          clock: this.#clocks.shown(seat, now),
        };
      }),
      undoAsked: undo === null ? null : { seat: undo.seat, agreed: undo.agreed },
      clock,
      spectators,
    };
  }

  #isOptional({ slot }: Open): boolean {
    return this.match.how === 'any' && slot > 0;
  }

  /** Whether it is the question that others may interject into. */
  #isMain({ slot }: Open): boolean {
    return this.match.how === 'any' && slot === 0;
  }

  /** What an undo of a seat goes back to, and who of the people would have to agree; `null` if there is none. */
  undoFor(seat: Seat): Undo | null {
    return this.#undos.for(seat);
  }

  /** Where the table stops for a seat. */
  autoAnswersOf(seat: Seat): AutoAnswers {
    return this.#chairs.of(seat).autoAnswers;
  }

  #take(fresh: Fresh, now: number): Applied {
    const entry = { ...fresh, at: now } as TableEntry;
    this.apply(entry);
    return { entries: [entry], refusal: null };
  }

  /** Those whose clocks may run, with the question that each is asked. */
  #asked(): readonly Asked[] {
    const { match } = this;
    if (this.setup.clock === null) return [];
    return match.waitingFor.flatMap((seat) => {
      const open = match.open.find((one) => one.seat === seat);
      return open === undefined || this.#chairs.of(seat).bot !== null
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
}

function mustFit(game: Playable, setup: TableSetup): void {
  if (setup.game !== game.id || setup.version !== game.version)
    throw new Unreadable(
      `The table is of version ${setup.version} of "${setup.game}", and these rules are version ${game.version} of "${game.id}".`,
    );
}

/** What adds no line to a log that is full, or ends the match. */
const NEVER_TOO_MUCH: readonly Command['do'][] = ['pass', 'stops', 'concede'];
const NOTHING: Applied = { entries: [], refusal: null };
const refused = (refusal: WireRefusal): Applied => ({ entries: [], refusal });

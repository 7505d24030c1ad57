import { type Concession, concededBy, outcomeByConcession } from './concede.ts';
import { Streams, type RecordedEvent } from './events.ts';
import type { Game, Outcome, Sequel, Shape } from './game.ts';
import { hash } from './hash.ts';
import { copy, isRecord, type JsonRecord } from './json.ts';
import type { Here, Table } from './play.ts';
import { Mirror } from './mirror.ts';
import { newTable } from './playout.ts';
import { drawsSoFar, isSeed } from './random.ts';
import { type Checkpoint, type Entry, type MatchRecord, replayable, Unreadable } from './record.ts';
import {
  type Advanced,
  advance,
  type Answer,
  type Decision,
  Divergence,
  type From,
  type Observer,
  type Open,
  type Standing,
} from './recorded.ts';
import { StepFault } from './run.ts';
import { check } from './schema.ts';
import { type Viewer, type Seat, seatsOf } from './seat.ts';
import {
  fromSnapshot,
  isSnapshotOf,
  type MatchSnapshot,
  measured,
  type Snapshot,
  Snapshots,
  stagesOf,
} from './snapshot.ts';
import { type Undo, undoOf } from './undo.ts';
import { validate } from './validate.ts';

export type Refusal = 'malformed' | 'over' | 'broken' | 'not asked' | 'too late' | 'illegal' | 'fault';

/** Whether an answer was taken, and if not why, in one sentence. Nothing has changed then. */
export type Answered =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: Refusal; readonly reason: string };

export interface NewMatch<G extends Shape> {
  readonly seats: number;
  readonly options?: unknown;
  /** 32 hexadecimal digits; `seedFrom` makes them from any text. */
  readonly seed: string;
  /** Begin here instead of at set-up. */
  readonly start?: Table<G>;
}

/** What a match remembers of its way that need not be played again. */
interface Past {
  readonly decisions: readonly Decision[];
  readonly events: readonly RecordedEvent[];
  readonly kept: readonly Snapshot[];
}

/** So many snapshots go with a match: the last, and one before it, for whoever takes back an answer. */
const CARRIED = 2;

const NO_PAST: Past = { decisions: [], events: [], kept: [] };

/** Why a table has stopped, and the record that does it again. */
export interface Broken {
  readonly step: string;
  readonly message: string;
  readonly record: MatchRecord;
}

/** Follows a match while it is played. */
export interface MatchObserver<G extends Shape> {
  /** An event is told, for the first time. The state is that of the moment: it is not to be kept. */
  onEvent(event: RecordedEvent, state: G['state']): void;
  /** Something was taken back, or the rules have failed: what has been told may never have happened. */
  onUndo(): void;
}

/** One table: it takes answers, and always knows who is asked what. */
export class Match<G extends Shape> {
  readonly game: Game<G>;
  readonly seats: readonly Seat[];
  readonly options: G['options'];
  #seed: string;
  #start: Table<G> | null;
  #log: Entry[] = [];
  #decisions: Decision[] = [];
  #standing: Standing<G>;
  readonly #streams: Streams;
  readonly #snapshots: Snapshots;
  readonly #mirror = new Mirror();
  #taken: Advanced<G>['taken'] = [];
  /** The secret slots of a simultaneous question: in no log, no view, no file. */
  #slots: (Answer | undefined)[] = [];
  #conceded: readonly Concession[] = [];
  #broken: Broken | null = null;
  readonly #observers = new Set<MatchObserver<G>>();

  /** Plays these answers, beginning where the past of another that has gone the same way allows. */
  private constructor(
    game: Game<G>,
    { seats, options, seed, start }: NewMatch<G>,
    answers: readonly Answer[] = [],
    conceded: readonly Concession[] = [],
    past: Past = NO_PAST,
  ) {
    if (!Number.isSafeInteger(seats) || seats < game.seats.min || seats > game.seats.max)
      throw new Unreadable(`"${game.id}" is for ${game.seats.min} to ${game.seats.max} seats, not ${seats}.`);
    if (!isSeed(seed)) throw new Unreadable('The seed of a match is 32 hexadecimal digits.');
    const checked = check(game.options, options ?? {});
    if (checked.problems !== undefined)
      throw new Unreadable(
        `The options do not fit: ${checked.problems.map(({ path, message }) => `${path.join('.') || 'options'}: ${message}`).join('; ')}.`,
      );
    this.game = game;
    this.seats = seatsOf(seats);
    this.options = checked.value;
    this.#seed = seed;
    this.#start = start === undefined ? null : copy(start);
    this.#conceded = conceded;
    this.#decisions = [...past.decisions];
    this.#streams = new Streams(seats);
    for (const event of past.events) this.#streams.add(event);
    this.#snapshots = new Snapshots(past.kept);
    this.#standing = this.#restart(answers);
  }

  static create<G extends Shape>(game: Game<G>, setup: NewMatch<G>): Match<G> {
    return new Match(game, setup);
  }

  /**
   * Carries on a match from its record, playing every answer again and comparing every question; or only those since a
   * snapshot of the same match, if one is given that these rules can go on from.
   */
  static load<G extends Shape>(game: Game<G>, record: MatchRecord, snapshot: unknown = null): Match<G> {
    if (record.game !== game.id)
      throw new Unreadable(`The saved match is of "${record.game}", not of "${game.id}".`);
    if (record.version !== game.version)
      throw new Unreadable(
        `The match was saved by version ${record.version} of "${game.id}" and this is version ${game.version}; only its last checkpoint can be carried over.`,
      );
    const { answers, conceded } = replayable(record.log);
    const start = record.start as Table<G> | null;
    const { seats, options, seed } = record;
    const setup = { seats, options, seed, ...(start === null ? {} : { start }) };
    const from = (past: Past): Match<G> => {
      const match = new Match(game, setup, answers, conceded, past);
      if (match.answered < answers.length)
        throw new Unreadable(
          `The saved match goes on after its end: only ${match.answered} of ${answers.length} answers are asked for.`,
        );
      match.#log = copy([...record.log]);
      return match;
    };
    const past = isSnapshotOf(game, snapshot) ? pastIn(snapshot, answers) : null;
    if (past !== null)
      try {
        return from(past);
      } catch {
        // The record is the truth. What is wrong with a snapshot, of whatever kind, is nobody's concern but ours.
      }
    try {
      return from(NO_PAST);
    } catch (fault) {
      if (fault instanceof StepFault && fault.cause instanceof Divergence)
        throw new Unreadable(
          `The saved match does not fit these rules: in the step "${fault.step}", ${fault.cause.message}.`,
        );
      throw fault;
    }
  }

  /**
   * Carries on a match that an older version has saved, from its last checkpoint. The state goes through the
   * game's migrations; if the answers inside the open step no longer fit, they are asked again.
   */
  static migrate<G extends Shape>(game: Game<G>, record: MatchRecord, checkpoint: Checkpoint): Match<G> {
    let state: unknown = copy(checkpoint.table.state);
    for (let version = checkpoint.version; version < game.version; version++) {
      const step = game.migrations?.[version];
      if (step === undefined)
        throw new Unreadable(
          `"${game.id}" has no way from version ${version} to ${version + 1} of its states.`,
        );
      state = step(state as JsonRecord);
    }
    if (checkpoint.version > game.version)
      throw new Unreadable(
        `The match is of version ${checkpoint.version} of "${game.id}", which is newer than this one.`,
      );
    const start = { ...copy(checkpoint.table), state: state as G['state'] };
    const { seats, options, seed, log } = record;
    const begin = () => new Match(game, { seats, options, seed, start });
    const resumed = begin();
    const match = resumed.answerAgain(checkpoint.answers) ? resumed : begin();
    for (const { seat } of replayable(log).conceded) match.concede(seat);
    return match;
  }

  /** The questions that are open now, with the fingerprints that answers must carry. */
  get open(): readonly Open[] {
    return this.outcome === null ? this.#standing.open : [];
  }

  /** How they are asked: one seat, several in secret, or one with others who may interject. */
  get how() {
    return this.#standing.how;
  }

  /** The seats that everybody can see the match is waiting for. */
  get waitingFor(): readonly Seat[] {
    if (this.#standing.how === 'each')
      return this.open.filter(({ slot }) => this.#slots[slot] === undefined).map(({ seat }) => seat);
    return this.open.slice(0, 1).map(({ seat }) => seat);
  }

  /** The table for views. In the middle of a step it is half changed, and the next answer changes it in place. */
  get table(): Table<G> {
    return this.#standing.table;
  }

  get step(): string {
    return this.#standing.step;
  }

  get outcome(): Outcome | null {
    return this.#standing.outcome ?? outcomeByConcession(this.game.kind, this.seats, this.#conceded);
  }

  get broken(): Broken | null {
    return this.#broken;
  }

  get log(): readonly Entry[] {
    return this.#log;
  }

  /** The answers that count: those taken back are not among them. */
  get answers(): readonly Answer[] {
    return this.#decisions.flatMap((decision) => decision.answers);
  }

  /** How many they are. */
  get answered(): number {
    return this.#standing.answered;
  }

  /** What the kernel has answered by itself since the last answer. */
  get taken(): Advanced<G>['taken'] {
    return this.#taken;
  }

  /** Who has given up, and when. */
  get concessions(): readonly Concession[] {
    return this.#conceded;
  }

  /** The number of times that answers were taken back. */
  get undos(): number {
    return this.#log.filter((entry) => entry.kind === 'undo').length;
  }

  get hash(): string {
    return hash(this.#standing.table);
  }

  /** What is played after this match, once it is over. */
  get sequel(): Sequel<G> | null {
    const { game, table, options, outcome } = this;
    return outcome === null ? null : (game.sequel?.({ state: table.state, options, outcome }) ?? null);
  }

  view(viewer: Viewer): G['view'] {
    return copy(this.game.view(this.table.state, viewer));
  }

  events(viewer: Viewer): readonly RecordedEvent[] {
    return this.#streams.for(viewer);
  }

  /** Lets somebody follow the match from here on. Returns how to stop. */
  observe(observer: MatchObserver<G>): () => void {
    this.#observers.add(observer);
    return () => this.#observers.delete(observer);
  }

  /** The last checkpoint and the answers since, for bots and twins. It is moved on with the next answer. */
  get from(): From<G> {
    return this.#standing;
  }

  /** Where the open decision stands, for bots. */
  get here(): Here<G> {
    const { checkpoint, answers, table } = this.#standing;
    return { game: this.game, state: table.state, checkpoint, answers };
  }

  /** Takes one answer, wholly or not at all. Whatever is passed in, nothing is thrown. */
  answer(given: unknown): Answered {
    const refuse = (refusal: Refusal, reason: string): Answered => ({ ok: false, refusal, reason });
    if (!isRecord(given) || typeof given.question !== 'string' || typeof given.seat !== 'number')
      return refuse('malformed', 'An answer names its question, its seat and its pick.');
    if (this.#broken !== null)
      return refuse('broken', 'The table has stopped because of a fault in the rules.');
    if (this.outcome !== null) return refuse('over', 'The match is over.');
    const asked = this.open.filter(({ seat }) => seat === given.seat);
    if (asked.length === 0) return refuse('not asked', 'This seat is not asked anything now.');
    const open = asked.find(({ fingerprint }) => fingerprint === given.question);
    if (open === undefined) return refuse('too late', 'That question is no longer open.');
    const verdict = validate(open.question, given.pick);
    if ('refused' in verdict) return refuse('illegal', verdict.refused);
    const by = typeof given.by === 'string' ? given.by.slice(0, 20) : 'person';
    const answer: Answer = { question: open.fingerprint, seat: open.seat, pick: verdict.pick, by };

    if (this.#standing.how !== 'each') return this.#proceed([answer]);
    const slots = this.open.map(({ slot }) => (slot === open.slot ? answer : this.#slots[slot]));
    const complete = slots.flatMap((slot) => (slot === undefined ? [] : [slot]));
    if (complete.length === slots.length) return this.#proceed(complete);
    this.#slots = slots;
    this.#taken = [];
    return { ok: true };
  }

  /** Gives answers of another match that has come to the same step. `false` as soon as one does not fit. */
  answerAgain(answers: readonly Answer[]): boolean {
    return answers.every((answer) => {
      const open = this.open.find((one) => one.seat === answer.seat);
      return open !== undefined && this.answer({ ...answer, question: open.fingerprint }).ok;
    });
  }

  /** Notes that a seat was taken, left, handed to a bot or has run out of time: the rules know nothing of it. */
  note(entry: Extract<Entry, { kind: 'seat' | 'timeout' }>): void {
    this.#log.push(entry);
  }

  /**
   * A seat gives up. The match is over when nobody is left to play it with; otherwise the rules are told when the open
   * step has ended.
   */
  concede(seat: Seat): void {
    if (this.outcome !== null || !this.seats.includes(seat)) return;
    if (this.#conceded.some((one) => one.seat === seat)) return;
    this.#conceded = [...this.#conceded, { seat, after: this.answered }];
    this.#log.push(concede(seat));
  }

  /** What a seat's undo goes back to, and whose consent it needs; `null` if it has answered nothing yet. */
  undoFor(seat: Seat, alone = false): Undo | null {
    const { random, state } = this.table;
    const shown = this.game.pieces?.(state).shown ?? 0;
    const now = { seats: this.seats, draws: drawsSoFar(random), shown, slots: this.#slots, alone };
    return undoOf(this.#decisions, seat, now);
  }

  /** Takes back all but the first `to` answers. The seed stays, so nothing is rolled again. */
  undo(seat: Seat, to: number, agreed: readonly Seat[] = []): void {
    const answers = this.#upTo(to);
    this.#log.push({ kind: 'undo', seat, to: answers.length, agreed: [...agreed] });
    this.#conceded = concededBy(this.#conceded, answers.length);
    // Of a log that is folded nothing is left to be taken back; but the question is asked once more.
    if (answers.length === this.answered && this.#slots.length === 0)
      this.#standing = { ...this.#standing, open: this.#standing.open.map((open) => ({ ...open })) };
    else this.#standing = this.#restart(answers);
    this.#broken = null;
    for (const observer of this.#observers) observer.onUndo();
  }

  /** Another match that has gone the same way for the first `to` answers. */
  branch(to = this.answered): Match<G> {
    const { game, options } = this;
    const answers = this.#upTo(to);
    const conceded = this.#conceded.filter(({ after }) => after < answers.length);
    const start = this.#start;
    const setup = {
      seats: this.seats.length,
      options,
      seed: this.#seed,
      ...(start === null ? {} : { start }),
    };
    const match = new Match(game, setup, answers, conceded, {
      decisions: this.#decisions,
      events: this.#streams.for('referee'),
      kept: this.#snapshots.all,
    });
    match.#log = answers.flatMap((answer, place): Entry[] => [
      ...conceded.filter(({ after }) => after === place).map(({ seat }) => concede(seat)),
      { kind: 'answer', ...answer },
    ]);
    return match;
  }

  /** The whole match. A secret while it runs. */
  save(): MatchRecord<G> {
    return copy({
      format: 'concilio match 1',
      game: this.game.id,
      version: this.game.version,
      seats: this.seats.length,
      options: this.options,
      seed: this.#seed,
      start: this.#start,
      log: this.#log,
    });
  }

  /** The last checkpoint, to be kept beside the record. */
  checkpoint(): Checkpoint<G> {
    const { checkpoint, answers } = this.#standing;
    const since = answers.length === 0 ? [] : this.answers.slice(-answers.length);
    return copy({ version: this.game.version, table: checkpoint, answers: since });
  }

  /** What the record can be loaded with, so that most of it need not be played; `null` in a match that is too short. */
  snapshot(): MatchSnapshot | null {
    const kept = this.#snapshots.all.slice(-CARRIED);
    const last = kept.at(-1);
    if (last === undefined) return null;
    return {
      format: 'concilio snapshot 1',
      game: this.game.id,
      version: this.game.version,
      kept,
      decisions: measured(this.#decisions.slice(0, last.decisions)),
      events: this.#streams.for('referee').slice(0, last.eventsBefore),
    };
  }

  /** Goes on with answers that have been checked; a fault in the rules leaves everything as it was. */
  #proceed(answers: readonly Answer[]): Answered {
    try {
      const observe = this.#observers.size === 0 ? undefined : this.#observeFrom(this.#streams.count);
      this.#standing = this.#run(this.#standing, answers, observe);
    } catch (fault) {
      if (!(fault instanceof StepFault)) throw fault;
      const slots = this.#slots;
      this.#standing = this.#restart(this.answers);
      this.#slots = slots;
      for (const observer of this.#observers) observer.onUndo();
      const log: Entry[] = answers.map((answer) => ({ kind: 'answer', ...answer }));
      const record = { ...this.save(), log: [...this.#log, ...log], fault: fault.message };
      this.#broken = { step: fault.step, message: fault.message, record };
      return { ok: false, refusal: 'fault', reason: fault.message };
    }
    for (const answer of answers) this.#log.push({ kind: 'answer', ...answer });
    return { ok: true };
  }

  /** The open step is run again, and tells again what has been told: of that nobody hears a second time. */
  #observeFrom(first: number): Observer<G> {
    return (number, event, state) => {
      if (number >= first) for (const observer of this.#observers) observer.onEvent(event, state);
    };
  }

  /** Plays answers from where a run may begin, and remembers what came of it. */
  #run(from: From<G>, answers: readonly Answer[], observe?: Observer<G>): Standing<G> {
    const settings = { mirror: this.#mirror, concessions: this.#conceded, observe };
    const { standing, events, decisions, taken } = advance(this.game, from, answers, settings);
    this.#streams.cutTo(from.eventsBefore);
    for (const event of events) this.#streams.add(event);
    this.#decisions.push(...decisions);
    this.#taken = taken;
    this.#slots = [];
    if (standing.outcome === null && this.#snapshots.isDue(standing.answered))
      this.#snapshots.keep(standing, this.#decisions.length);
    return standing;
  }

  /** Begins anew at the last snapshot before the end of these answers, or at the very beginning, and plays the rest. */
  #restart(answers: readonly Answer[]): Standing<G> {
    const kept = this.#snapshots.backTo(answers.length);
    this.#decisions.length = kept?.decisions ?? 0;
    const [first = 0, ...stages] = stagesOf(kept?.answered ?? 0, answers.length);
    const from = kept === null ? this.#beginning() : fromSnapshot<G>(kept);
    let standing = this.#run(from, answers.slice(kept?.answered ?? 0, first));
    for (const stage of stages) standing = this.#run(standing, answers.slice(standing.answered, stage));
    return standing;
  }

  #beginning(): From<G> {
    const { game, seats, options } = this;
    // A copy, since the checkpoint is moved on with every answer, and the match must be able to begin again.
    const checkpoint = copy(this.#start) ?? newTable(game, seats.length, options, this.#seed);
    return { checkpoint, answers: [], eventsBefore: 0 };
  }

  /** The first answers, without the half of a decision that several seats have made in secret. */
  #upTo(count: number): readonly Answer[] {
    let kept = 0;
    return this.#decisions.flatMap(({ answers }) => ((kept += answers.length) <= count ? answers : []));
  }
}

/** The past that a snapshot stands for; `null` if it is not one of the match that has these answers. */
function pastIn({ kept, decisions, events }: MatchSnapshot, answers: readonly Answer[]): Past | null {
  let place = 0;
  const made = decisions.map(([count, draws, shown]): Decision => {
    const own = answers.slice(place, (place += count));
    return { answers: own, draws, shown };
  });
  const fits = place === kept.at(-1)?.answered && place <= answers.length;
  return fits ? { decisions: made, events, kept } : null;
}

const concede = (seat: Seat): Entry => ({ kind: 'concede', seat });

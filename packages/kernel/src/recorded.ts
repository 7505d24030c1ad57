import type { Concession } from './concede.ts';
import type { RecordedEvent } from './events.ts';
import { fingerprint } from './fingerprint.ts';
import type { Game, Outcome, Shape } from './game.ts';
import { copy } from './json.ts';
import type { Mirror } from './mirror.ts';
import { type Forgotten, timesShuffledIn } from './pieces.ts';
import type { AgendaRecord, Audience, HowAsked, Slot, StepAnswer, Table } from './play.ts';
import type { Pick, Question } from './question.ts';
import { repeating } from './playout.ts';
import { drawsSoFar } from './random.ts';
import { Run, runToEnd, StepFault, Waiting } from './run.ts';
import type { Seat } from './seat.ts';
import { validate } from './validate.ts';
import { watched } from './watch.ts';

/** A question that waits for an answer. */
export interface Open extends Slot {
  readonly slot: number;
  readonly fingerprint: string;
}

/** An answer as it is stored: to which question, by which seat, which options, and who gave it. */
export interface Answer {
  readonly question: string;
  readonly seat: Seat;
  readonly pick: Pick;
  /** `person`, `bot`, `stop`, `timeout`. */
  readonly by: string;
}

/** A decision that the rules have had, and how much chance and knowledge there had been when it was asked. */
export interface Decision {
  readonly answers: readonly Answer[];
  readonly draws: number;
  readonly shown: number;
}

/** Where a match stands: the last checkpoint, the answers since, and the half-changed table for views. */
export interface Standing<G extends Shape> {
  readonly checkpoint: Table<G>;
  readonly answers: readonly StepAnswer[];
  readonly table: Table<G>;
  readonly step: string;
  readonly how: HowAsked;
  readonly open: readonly Open[];
  readonly outcome: Outcome | null;
  /** How many events had been told at the checkpoint. */
  readonly eventsBefore: number;
  /** How many answers there have been in all. */
  readonly answered: number;
  /** Of how many concessions the rules have been told. */
  readonly conceded: number;
}

export interface Advanced<G extends Shape> {
  readonly standing: Standing<G>;
  /** All events since the checkpoint that the run began at. */
  readonly events: readonly RecordedEvent[];
  readonly decisions: readonly Decision[];
  /** Answers that the kernel has given itself since the last answer, as there was only one and all could see it. */
  readonly taken: readonly { readonly seat: Seat; readonly question: Question; readonly pick: Pick }[];
  /** Faces that were known and mixed away on the way. */
  readonly forgotten: readonly Forgotten[];
}

/** What a fault says when a `try` in the rules has swallowed the kernel's signal. */
export const SWALLOWED = 'it caught Waiting, which only the kernel may do';

/** A stored answer does not fit the question that the rules ask now. */
export class Divergence extends Error {}

/** Where a run begins: a table before a step, what that step has been told, and how many events there were. */
export interface From<G extends Shape> {
  readonly checkpoint: Table<G>;
  readonly answers: readonly StepAnswer[];
  readonly eventsBefore: number;
  readonly answered?: number;
  readonly conceded?: number;
}

/**
 * Hears of an event at the moment it is told: its number among all, and the state of that moment, which is not to be
 * kept. A step that is run again tells again what it has told before.
 */
export type Observer<G extends Shape> = (number: number, event: RecordedEvent, state: G['state']) => void;

export interface AdvanceSettings<G extends Shape> {
  /** Twins are run without comparing fingerprints, since a twin's other seats hold other cards. */
  readonly lenient?: boolean;
  /** All that have been made, in their order. */
  readonly concessions?: readonly Concession[];
  /** The checkpoint is nobody else's: it may be moved on, and mirrored, instead of being copied. A fault spoils it. */
  readonly mirror?: Mirror;
  readonly observe?: Observer<G> | undefined;
}

/** Runs the rules from a checkpoint with further answers, as far as these go. */
export function advance<G extends Shape>(
  game: Game<G>,
  from: From<G>,
  queue: readonly Answer[],
  { lenient = false, mirror, concessions = [], observe }: AdvanceSettings<G> = {},
): Advanced<G> {
  const table = mirror === undefined ? copy(from.checkpoint) : mirror.reflect(from.checkpoint);
  const run = new RecordedRun(game, table, from, queue, !lenient, observe);
  const checkpoint = new MovingCheckpoint(game, from.checkpoint, mirror !== undefined);
  const outcome = runToEnd(run, () => {
    run.mustNotWait();
    if (run.begun) {
      checkpoint.repeat(run.answers);
      for (const line of run.concessionsIn(concessions)) {
        table.agenda.push(line);
        checkpoint.table.agenda.push(copy(line));
      }
    }
    run.begin();
  });
  if (outcome !== null) run.mustNotWait();
  return {
    standing: {
      checkpoint: outcome === null ? checkpoint.table : table,
      answers: outcome === null ? run.answers : [],
      table,
      step: run.step,
      how: run.waiting?.how ?? 'one',
      open: run.waiting?.open ?? [],
      outcome,
      eventsBefore: outcome === null ? run.eventsBefore : run.events,
      answered: run.answered,
      conceded: run.conceded,
    },
    events: run.recorded,
    decisions: run.decisions,
    taken: run.autoTaken,
    forgotten: [...run.forgotten, ...(game.pieces?.(table.state).forgotten ?? [])],
  };
}

/**
 * The table before the running step. It is moved on by running each finished step on it once more, with the answers
 * that the step has had: that costs far less than a copy of the whole table before every step.
 */
class MovingCheckpoint<G extends Shape> {
  readonly #game: Game<G>;
  #table: Table<G>;
  #own: boolean;
  #repeat: ((answers: readonly StepAnswer[]) => void) | null = null;

  constructor(game: Game<G>, table: Table<G>, own: boolean) {
    this.#game = game;
    this.#table = table;
    this.#own = own;
  }

  get table(): Table<G> {
    return this.#table;
  }

  repeat(answers: readonly StepAnswer[]): void {
    if (!this.#own) this.#table = copy(this.#table);
    this.#own = true;
    this.#repeat ??= repeating(this.#game, this.#table);
    this.#repeat(answers);
  }
}

class RecordedRun<G extends Shape> extends Run<G> {
  readonly recorded: RecordedEvent[] = [];
  readonly decisions: Decision[] = [];
  readonly autoTaken: { seat: Seat; question: Question; pick: Pick }[] = [];
  readonly forgotten: Forgotten[] = [];
  waiting: { readonly how: HowAsked; readonly open: readonly Open[] } | null = null;
  eventsBefore: number;
  readonly #firstEvent: number;
  readonly #queue: readonly Answer[];
  readonly #strict: boolean;
  readonly #given: readonly StepAnswer[];
  readonly #observe: Observer<G> | undefined;
  begun = false;
  answered: number;
  conceded: number;
  #next = 0;

  constructor(
    game: Game<G>,
    table: Table<G>,
    from: From<G>,
    queue: readonly Answer[],
    strict: boolean,
    observe: Observer<G> | undefined,
  ) {
    super(game, table);
    this.#observe = observe;
    this.#queue = queue;
    this.#strict = strict;
    this.#given = from.answers;
    this.answered = from.answered ?? from.answers.length;
    this.conceded = from.conceded ?? 0;
    this.#firstEvent = from.eventsBefore;
    this.eventsBefore = from.eventsBefore;
  }

  get events(): number {
    return this.#firstEvent + this.recorded.length;
  }

  /** Before a step: the answers given belong to the first one only. */
  begin(): void {
    this.answers = this.begun ? [] : [...this.#given];
    this.eventsBefore = this.events;
    this.begun = true;
  }

  /**
   * Between two steps: what the rules are told of seats that gave up in the step that has just ended, which is the one
   * that had the next answer.
   */
  concessionsIn(all: readonly Concession[]): AgendaRecord[] {
    const { concession } = this.game;
    const news = all.slice(this.conceded).filter(({ after }) => after < this.answered);
    this.conceded += news.length;
    return concession === undefined ? [] : news.map(({ seat }) => ({ step: concession, with: { seat } }));
  }

  /** A step that goes on after it was stopped has caught what it must not catch. */
  mustNotWait(): void {
    if (this.waiting !== null) throw new StepFault(this.step, SWALLOWED);
  }

  protected override forgot(faces: readonly Forgotten[]): void {
    this.forgotten.push(...faces);
  }

  tell(name: string, said: unknown, to?: Audience): void {
    this.labour();
    const pieces = this.game.pieces?.(this.state);
    watched.told?.(this.game.id, name, said, pieces);
    const mixes = pieces === undefined ? {} : timesShuffledIn(pieces, said);
    const event = { name, said: copy(said as object), to: to === undefined ? null : [...to], mixes };
    this.recorded.push(event);
    this.#observe?.(this.events - 1, event, this.state);
  }

  protected override taken(seat: Seat, question: Question, pick: Pick): void {
    this.autoTaken.push({ seat, question, pick });
  }

  protected openOne(seat: Seat, question: Question): Pick {
    const open = this.#askedNow([{ seat, question }]);
    return this.#take(open, 'one')[0]?.pick as Pick;
  }

  protected openEach(seats: readonly Seat[], question: (seat: Seat) => Question): readonly StepAnswer[] {
    const open = this.#askedNow(seats.map((seat) => ({ seat, question: question(seat) })));
    return this.#take(open, 'each');
  }

  protected openAny(seats: readonly Seat[], question: (seat: Seat) => Question | null): StepAnswer {
    const slots = seats.flatMap((seat) => {
      const asked = question(seat);
      return asked === null ? [] : [{ seat, question: asked }];
    });
    if (slots[0] === undefined || slots[0].seat !== seats[0])
      throw new StepFault(this.step, 'the main question is asked of nobody');
    return this.#take(this.#askedNow(slots), 'any')[0] as StepAnswer;
  }

  #askedNow(slots: readonly Slot[]): readonly Open[] {
    this.mustNotWait();
    const seats = slots.map((slot) => slot.seat);
    if (seats.some((seat, index) => seats.indexOf(seat) !== index))
      throw new StepFault(this.step, 'it asks a seat twice at once');
    const { step, events, answered } = this;
    const draws = drawsSoFar(this.table.random);
    return slots.map(({ seat, question }, slot) => ({
      seat,
      slot,
      question,
      fingerprint: fingerprint({ step, slot, seats, question, events, draws, answered }),
    }));
  }

  /** Takes the next answers from the queue, or stops here. */
  #take(open: readonly Open[], how: HowAsked): readonly StepAnswer[] {
    const wanted = how === 'each' ? open.length : 1;
    const answers = this.#queue.slice(this.#next, this.#next + wanted);
    if (answers.length < wanted) {
      this.waiting = { how, open };
      throw Waiting;
    }
    const taken = answers.map((answer, index) =>
      this.#fit(answer, how === 'each' ? open.slice(index, index + 1) : open),
    );
    this.decisions.push({
      answers,
      draws: drawsSoFar(this.table.random),
      shown: this.game.pieces?.(this.state).shown ?? 0,
    });
    this.#next += wanted;
    this.autoTaken.length = 0;
    this.answered += wanted;
    this.answers.push(...taken);
    this.cursor = this.answers.length;
    return copy(taken);
  }

  #fit(answer: Answer, open: readonly Open[]): StepAnswer {
    const candidates = open.filter(({ seat }) => seat === answer.seat);
    const asked = this.#strict
      ? candidates.find((one) => one.fingerprint === answer.question)
      : candidates[0];
    if (asked === undefined)
      throw new Divergence('the rules ask another question than the one that was answered');
    const verdict = validate(asked.question, answer.pick);
    if ('refused' in verdict) throw new Divergence('the answer is not among those that the rules allow');
    return { seat: asked.seat, slot: asked.slot, pick: verdict.pick };
  }
}

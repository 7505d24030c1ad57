import type { Game, Outcome, Shape } from './game.ts';
import { copy } from './json.ts';
import type { Forgotten } from './pieces.ts';
import type { AgendaRecord, Audience, Here, Interjected, Play, StepAnswer, Table } from './play.ts';
import type { Pick, PickFor, Question } from './question.ts';
import { type Random, StreamRandom } from './random.ts';
import { type Seat, seatsOf } from './seat.ts';

/** Thrown by `ask` when the answer is not known yet. Not an error: only the kernel catches it. */
export const Waiting: unique symbol = Symbol('Waiting');

/** After so many primitives without a question the rules are running in circles. */
const RUNAWAY = 10_000;

/** The rules went wrong: which step, and how. */
export class StepFault extends Error {
  readonly step: string;

  constructor(step: string, cause: unknown) {
    super(`The step "${step}" failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.step = step;
  }
}

/**
 * Runs steps on a table. What happens at a question without an answer is for the two kinds of run to say:
 * a recorded run stops there, a direct run asks its player and goes on.
 */
export abstract class Run<G extends Shape> implements Play<G>, Here<G> {
  readonly game: Game<G>;
  readonly table: Table<G>;
  readonly state: G['state'];
  readonly seats: readonly Seat[];
  readonly random: Random;
  checkpoint: Table<G> | null = null;
  answers: StepAnswer[] = [];
  /** The step that runs, or ran last. */
  step = '';
  /** Where chance comes from. */
  protected chance: Random;
  protected cursor = 0;
  #base = 0;
  #effort = 0;

  constructor(game: Game<G>, table: Table<G>) {
    this.game = game;
    this.table = table;
    this.state = table.state;
    this.seats = seatsOf(table.seats);
    this.chance = new StreamRandom(table.random);
    this.random = this.#counted();
  }

  /** What is to be done at questions that have no answer yet. May throw `Waiting`. */
  protected abstract openOne(seat: Seat, question: Question): Pick;
  protected abstract openEach(
    seats: readonly Seat[],
    question: (seat: Seat) => Question,
  ): readonly StepAnswer[];
  protected abstract openAny(seats: readonly Seat[], question: (seat: Seat) => Question | null): StepAnswer;
  abstract tell(name: string, said: unknown, to?: Audience): void;
  /** A question that answered itself. */
  protected taken(_seat: Seat, _question: Question, _pick: Pick): void {}

  /** Faces that were known and are known no more, at the end of the step that mixed them away. */
  protected forgot(_faces: readonly Forgotten[]): void {}

  /** Runs the step on top of the agenda, from its beginning. */
  runStep(): void {
    const { agenda } = this.table;
    const record = agenda.pop();
    if (record === undefined)
      throw new StepFault(this.step, 'nothing is left to do, and the match is not over');
    this.step = record.step;
    this.cursor = 0;
    this.#base = agenda.length;
    const step = this.game.steps[record.step as keyof G['steps']];
    if (step === undefined) throw new StepFault(record.step, 'there is no such step');
    step(this, record.with as G['steps'][keyof G['steps']]);
    const pieces = this.game.pieces?.(this.state);
    if (pieces === undefined || pieces.forgotten.length === 0) return;
    this.forgot(pieces.forgotten);
    pieces.forgotten = [];
  }

  ask<const Q extends Question>(seat: Seat, question: Q): PickFor<Q> {
    if (question.kind === 'one' && question.obvious === true && question.options.length === 1) {
      const [only] = question.options;
      if (only !== undefined) {
        this.taken(seat, question, only.id);
        return only.id as PickFor<Q>;
      }
    }
    this.#effort = 0;
    if (this.cursor < this.answers.length) return this.#recorded(seat) as PickFor<Q>;
    return this.openOne(seat, question) as PickFor<Q>;
  }

  askEach<const Q extends Question>(
    seats: readonly Seat[],
    question: (seat: Seat) => Q,
  ): readonly PickFor<Q>[] {
    if (seats.length === 0) return [];
    this.#effort = 0;
    if (this.cursor < this.answers.length) return seats.map((seat) => this.#recorded(seat) as PickFor<Q>);
    return this.openEach(seats, question).map((answer) => answer.pick as PickFor<Q>);
  }

  askAny<const Q extends Question>(
    seats: readonly Seat[],
    question: (seat: Seat) => Q | null,
  ): Interjected<Q> {
    this.#effort = 0;
    const known = this.cursor < this.answers.length ? this.answers[this.cursor++] : undefined;
    const { seat, slot, pick } = copy(known) ?? this.openAny(seats, question);
    return { seat, pick: pick as PickFor<Q>, interjection: slot > 0 };
  }

  then<Name extends keyof G['steps'] & string>(step: Name, args: G['steps'][Name]): void {
    this.labour();
    const { agenda } = this.table;
    const line = this.#line(step, args);
    // Most steps put one thing there, and `splice` is slow.
    if (agenda.length === this.#base) agenda.push(line);
    else agenda.splice(this.#base, 0, line);
  }

  first<Name extends keyof G['steps'] & string>(step: Name, args: G['steps'][Name]): void {
    this.labour();
    this.table.agenda.push(this.#line(step, args));
  }

  /** Every primitive counts itself here, so that rules that run in circles are stopped and named. */
  protected labour(): void {
    if (++this.#effort > RUNAWAY)
      throw new StepFault(this.step, `it runs in circles: ${RUNAWAY} things were done without a question`);
  }

  #line(step: string, args: unknown): AgendaRecord {
    return { step, with: args as object };
  }

  #recorded(seat: Seat): Pick {
    const answer = this.answers[this.cursor++];
    if (answer === undefined || answer.seat !== seat)
      throw new StepFault(this.step, 'run again with the same answers, it asked another seat');
    // A copy, since the rules may keep it, and the step may be run again with the same answer.
    return copy(answer.pick);
  }

  #counted(): Random {
    return {
      below: (stream, sides) => {
        this.labour();
        return this.chance.below(stream, sides);
      },
      die: (stream, faces) => {
        this.labour();
        return this.chance.die(stream, faces);
      },
      shuffle: (stream, values) => {
        this.labour();
        this.chance.shuffle(stream, values);
      },
    };
  }
}

/** Runs steps until the match is over or `Waiting` is thrown; `before` is called ahead of every step. */
export function runToEnd<G extends Shape>(run: Run<G>, before: (() => void) | null): Outcome | null {
  try {
    for (;;) {
      const outcome = run.game.outcome(run.state);
      if (outcome !== null) return outcome;
      before?.();
      run.runStep();
    }
  } catch (thrown) {
    if (thrown === Waiting) return null;
    throw thrown instanceof StepFault ? thrown : new StepFault(run.step, thrown);
  }
}

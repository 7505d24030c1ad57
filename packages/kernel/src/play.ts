import type { AsDeclared } from './contract.ts';
import type { Game, Shape } from './game.ts';
import type { Pick, PickFor, Question } from './question.ts';
import type { Random, RandomState } from './random.ts';
import type { Seat } from './seat.ts';

/** One line of the agenda: a procedure of the rulebook that is still to be done. */
export interface AgendaRecord {
  readonly step: string;
  readonly with: object;
}

/** Who is to see an event; left out: everybody. */
export type Audience = readonly Seat[];

export interface Interjected<Q extends Question> {
  readonly seat: Seat;
  readonly pick: PickFor<Q>;
  /** Whether it was one of the others, and not an answer to the main question. */
  readonly interjection: boolean;
}

/** What the rules hold while a step runs. */
export interface Play<G extends Shape> {
  readonly state: G['state'];
  readonly seats: readonly Seat[];
  readonly random: Random;

  /** Asks one seat. Returns at once if the answer is known, and otherwise stops the run. */
  ask<const Q extends Question & AsDeclared<G['questions'], Q>>(seat: Seat, question: Q): PickFor<Q>;

  /** Asks several seats at once and in secret; the answers come in the order of the seats named. */
  askEach<const Q extends Question & AsDeclared<G['questions'], Q>>(
    seats: readonly Seat[],
    question: (seat: Seat) => Q,
  ): readonly PickFor<Q>[];

  /**
   * Asks the main question of the first seat, while the others may interject if they have a question too.
   * Returns the first answer, whoever gave it: after an interjection the step is usually put on the agenda
   * again, so that the main question is asked anew.
   * For co-operative games; windows with an order are loops of `ask`.
   */
  askAny<const Q extends Question & AsDeclared<G['questions'], Q>>(
    seats: readonly Seat[],
    question: (seat: Seat) => Q | null,
  ): Interjected<Q>;

  /** Tells what happened, to all or to some. No rule reads it. */
  tell<Name extends keyof G['events'] & string>(name: Name, said: G['events'][Name], to?: Audience): void;

  /** Puts a step on the agenda, after those that this step has put there already and before all others. */
  then<Name extends keyof G['steps'] & string>(step: Name, args: G['steps'][Name]): void;
  /** Puts a step on the agenda before anything else. */
  first<Name extends keyof G['steps'] & string>(step: Name, args: G['steps'][Name]): void;
}

/** One answer inside a step; `slot` tells which of several open questions it answers. */
export interface StepAnswer {
  readonly seat: Seat;
  readonly slot: number;
  readonly pick: Pick;
}

/** A question that is open, and to whom. Slot 0 of `any` is the main question. */
export interface Slot {
  readonly seat: Seat;
  readonly question: Question;
}

export type HowAsked = 'one' | 'each' | 'any';

/** Where a decision stands: what a bot that searches needs, and a person never gets. */
export interface Here<G extends Shape> {
  readonly game: Game<G>;
  readonly state: G['state'];
  /** The table before the running step; `null` where the run keeps none. */
  readonly checkpoint: Table<G> | null;
  /** The answers that the running step has had. */
  readonly answers: readonly StepAnswer[];
}

/** A match at one moment, as plain data. */
export interface Table<G extends Shape> {
  seats: number;
  state: G['state'];
  agenda: AgendaRecord[];
  random: RandomState;
  /** Makes the ids that leave the server; survives `imagine`, so that twins look the same. */
  aliasSeed: string;
}

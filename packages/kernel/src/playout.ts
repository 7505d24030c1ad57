import type { Game, Outcome, Shape } from './game.ts';
import { copy } from './json.ts';
import type { Here, StepAnswer, Table } from './play.ts';
import type { Pick, Question } from './question.ts';
import { type Forced, type Random, randomState, StreamRandom } from './random.ts';
import { Run, runToEnd, StepFault, Waiting } from './run.ts';
import { type Seat, seatsOf } from './seat.ts';

/**
 * Whoever answers in a direct run. An `optional` question is an interjection: `null` declines it.
 * A player that throws `Waiting` ends the playout there.
 */
export type Player<G extends Shape> = (
  seat: Seat,
  question: Question,
  optional: boolean,
  here: Here<G>,
) => Pick | null;

/** How the chance of a set-up may differ from that of the seed: for position files, and for twins. */
export interface SetupChance {
  readonly forced?: readonly Forced[];
  readonly chance?: (random: Random) => Random;
}

/** The table after set-up, before the first step. */
export function newTable<G extends Shape>(
  game: Game<G>,
  seats: number,
  options: G['options'],
  seed: string,
  { forced = [], chance = (random) => random }: SetupChance = {},
): Table<G> {
  const random = randomState(seed, forced);
  // A copy, since the state may keep parts of its options, and rules change the state.
  const state = game.create({
    seats: seatsOf(seats),
    options: copy(options),
    random: chance(new StreamRandom(random)),
  });
  return {
    seats,
    state,
    agenda: [{ step: game.start, with: {} }],
    random,
    aliasSeed: seed,
  };
}

export interface PlayoutSettings<G extends Shape> {
  /** Keep a copy of the table before each step: only for players that search. */
  readonly checkpoints?: boolean;
  /** Hears what the rules tell, of which a playout keeps nothing. */
  readonly onEvent?: (
    name: keyof G['events'] & string,
    said: G['events'][keyof G['events'] & string],
  ) => void;
}

/** Plays on a table, in place, to the end of the match: no validator, no copies, no log. `null`: the player stopped. */
export function playOut<G extends Shape>(
  game: Game<G>,
  table: Table<G>,
  player: Player<G>,
  settings: PlayoutSettings<G> = {},
): Outcome | null {
  const run = new DirectRun(game, table, player, settings.checkpoints === true, settings.onEvent);
  return runToEnd(run, settings.checkpoints === true ? () => run.keep() : null);
}

/**
 * Plays on from the middle of a step: the step is run again with its answers, and the player has what comes after.
 * `opened` is called once, at the first question without an answer and before that question is built for others
 * than the asked seat: there a search re-deals what its seat cannot see, and gives the chance of all that follows.
 */
export function playOn<G extends Shape>(
  game: Game<G>,
  checkpoint: Table<G>,
  answers: readonly StepAnswer[],
  player: Player<G>,
  opened: () => Random,
): Outcome | null {
  const run = new DirectRun(game, checkpoint, player, false);
  run.resume(answers, opened);
  return runToEnd(run, () => run.forget());
}

/**
 * What chance has brought in the open step so far, and what else it might have brought. A die may be thrown and a
 * number drawn again in the same place; of a shuffle, `top` is the whole pile.
 */
export type Drawn = Forced & { readonly sides: readonly (string | number)[] };

/** Runs the open step again, with the answers that it has had, and hears what it draws. */
export function drawnIn<G extends Shape>(
  game: Game<G>,
  checkpoint: Table<G>,
  answers: readonly StepAnswer[],
): readonly Drawn[] {
  const drawn: Drawn[] = [];
  const run = new DirectRun(
    game,
    copy(checkpoint),
    () => {
      throw Waiting;
    },
    false,
  );
  run.resume(answers, null);
  run.listen((draw) => drawn.push(draw));
  runToEnd(run, null);
  return drawn;
}

/** Runs the steps on top of a table's agenda again, one a call, with the answers that each has had. */
export function repeating<G extends Shape>(
  game: Game<G>,
  table: Table<G>,
): (answers: readonly StepAnswer[]) => void {
  const player: Player<G> = () => {
    throw new StepFault(run.step, 'run again with the same answers, it asked for more');
  };
  const run = new DirectRun(game, table, player, false);
  return (answers) => run.repeat(answers);
}

class DirectRun<G extends Shape> extends Run<G> {
  readonly #player: Player<G>;
  readonly #keep: boolean;
  readonly #onEvent: PlayoutSettings<G>['onEvent'];
  #opened: (() => Random) | null = null;
  #begun = false;

  constructor(
    game: Game<G>,
    table: Table<G>,
    player: Player<G>,
    keep: boolean,
    onEvent?: PlayoutSettings<G>['onEvent'],
  ) {
    super(game, table);
    this.#player = player;
    this.#keep = keep;
    this.#onEvent = onEvent;
  }

  resume(answers: readonly StepAnswer[], opened: (() => Random) | null): void {
    this.answers = [...answers];
    this.#opened = opened;
  }

  /** Lets somebody hear every draw from here on. */
  listen(hear: (draw: Drawn) => void): void {
    const { chance } = this;
    this.chance = {
      below(stream, sides) {
        const is = chance.below(stream, sides);
        hear({ kind: 'number', stream, is, sides: Array.from({ length: sides }, (_, side) => side) });
        return is;
      },
      die(stream, faces) {
        const shows = chance.die(stream, faces);
        hear({ kind: 'die', stream, shows, sides: [...faces] });
        return shows;
      },
      shuffle(stream, values) {
        chance.shuffle(stream, values);
        hear({ kind: 'shuffle', stream, top: [...values], sides: [] });
      },
    };
  }

  repeat(answers: readonly StepAnswer[]): void {
    this.answers = [...answers];
    this.runStep();
  }

  keep(): void {
    this.checkpoint = copy(this.table);
    this.answers = [];
  }

  /** The answers given belong to the first step only. */
  forget(): void {
    if (this.#begun && this.answers.length > 0) this.answers = [];
    this.#begun = true;
  }

  tell(name: string, said: unknown): void {
    this.labour();
    this.#onEvent?.(name as keyof G['events'] & string, said as G['events'][keyof G['events'] & string]);
  }

  protected openOne(seat: Seat, question: Question): Pick {
    this.#open();
    const pick = this.#answerOf(seat, question);
    if (this.#keep) this.#note({ seat, slot: 0, pick });
    return pick;
  }

  protected openEach(seats: readonly Seat[], question: (seat: Seat) => Question): readonly StepAnswer[] {
    this.#open();
    const answers = seats.map((seat, slot) => ({ seat, slot, pick: this.#answerOf(seat, question(seat)) }));
    if (this.#keep) for (const answer of answers) this.#note(answer);
    return answers;
  }

  /** Those who may interject are heard first; if all decline, the main question is answered. */
  protected openAny(seats: readonly Seat[], question: (seat: Seat) => Question | null): StepAnswer {
    this.#open();
    const [first] = seats;
    const asked = first === undefined ? null : question(first);
    if (first === undefined || asked === null)
      throw new StepFault(this.step, 'the main question is asked of nobody');
    const answer = this.#interjection(seats, question) ?? {
      seat: first,
      slot: 0,
      pick: this.#answerOf(first, asked),
    };
    if (this.#keep) this.#note(answer);
    return answer;
  }

  #interjection(seats: readonly Seat[], question: (seat: Seat) => Question | null): StepAnswer | null {
    for (let slot = 1; slot < seats.length; slot++) {
      const seat = seats[slot] as Seat;
      const asked = question(seat);
      const pick = asked === null ? null : this.#player(seat, asked, true, this);
      if (pick !== null) return { seat, slot, pick };
    }
    return null;
  }

  #answerOf(seat: Seat, question: Question): Pick {
    const pick = this.#player(seat, question, false, this);
    if (pick === null) throw new StepFault(this.step, 'a player declined a question that must be answered');
    return pick;
  }

  #open(): void {
    const opened = this.#opened;
    if (opened === null) return;
    this.#opened = null;
    this.chance = opened();
  }

  #note(answer: StepAnswer): void {
    this.answers.push(copy(answer));
    this.cursor = this.answers.length;
  }
}

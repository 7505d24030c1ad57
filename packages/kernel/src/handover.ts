import { frameFor } from './frame.ts';
import type { Shape } from './game.ts';
import { canonical, copy } from './json.ts';
import { Match } from './match.ts';
import { drawPick } from './picks.ts';
import type { Table } from './play.ts';
import { type Drawn, drawnIn } from './playout.ts';
import { derive, type Forced, QuickRandom } from './random.ts';
import { Unreadable } from './record.ts';
import type { Answer } from './recorded.ts';
import { renumbering } from './renumber.ts';
import { StepFault } from './run.ts';
import type { Seat } from './seat.ts';
import { renamed, type Renaming, renamingFor } from './twin.ts';

/** How many guesses are made at a table that looks to the seat exactly as the real one. */
const GUESSES = 200;

/**
 * A match that a seat may have while the real one runs: it looks the same to that seat, and everything that the seat
 * cannot know is drawn anew, with a fresh seed and with other numbers for the pieces. For "play on from here" and for
 * reports of rule problems.
 *
 * It begins at the open step. What chance and others have brought about in that step is given to it as far as the seat
 * can tell it from something else; what it cannot tell is replaced by something else.
 */
export function matchFor<G extends Shape>(match: Match<G>, seat: Seat, seed: string): Match<G> {
  const random = new QuickRandom(derive(seed, 'handover'));
  const asReal = looks(match, seat, eventsBefore(match, seat));
  const since = match.checkpoint().answers;
  const { checkpoint, answers } = match.from;
  const drawn = match.outcome === null ? drawnIn(match.game, checkpoint, answers) : [];

  for (let time = 0; time < GUESSES; time++) {
    const { table, renaming } = guessFor(match, seat, random);
    const numbers = renumbering(match.game, checkpoint, random);
    const start = { ...numbers.table(table), aliasSeed: seed };
    const guess = new Guess(match, seat, seed, start, asReal);
    const found = guess.settle(
      drawn.map((draw) => renamedDraw(draw, renaming)),
      numbers.plain(since),
      random,
    );
    if (found === null) continue;
    for (const { seat: gone } of match.concessions) found.concede(gone);
    return found;
  }
  throw new Unreadable('No table was found that looks to this seat as the real one does.');
}

/** The table before the open step, with all that the seat cannot know imagined. */
function guessFor<G extends Shape>(
  { game, from }: Match<G>,
  seat: Seat,
  random: QuickRandom,
): { table: Table<G>; renaming: Renaming } {
  const table = copy(from.checkpoint);
  game.imagine(table.state, seat, random);
  const pieces = game.pieces?.(table.state);
  if (pieces === undefined) return { table, renaming: new Map() };
  // The seat may have learned faces since the checkpoint, which `imagine` has dealt anew there.
  pieces.faces = [...(game.pieces?.(from.checkpoint.state).faces ?? [])];
  const renaming = renamingFor(game, from, [], seat, random) ?? new Map();
  return { table: renamed(game, table, renaming), renaming };
}

const renamedDraw = (draw: Drawn, renaming: Renaming): Drawn =>
  draw.kind === 'shuffle'
    ? { ...draw, top: draw.top.map((value) => renaming.get(String(value)) ?? value) }
    : draw;

/** One table that the seat might be sitting at. */
class Guess<G extends Shape> {
  readonly #real: Match<G>;
  readonly #seat: Seat;
  readonly #seed: string;
  readonly #start: Table<G>;
  readonly #asReal: string;

  constructor(real: Match<G>, seat: Seat, seed: string, start: Table<G>, asReal: string) {
    this.#real = real;
    this.#seat = seat;
    this.#seed = seed;
    this.#start = start;
    this.#asReal = asReal;
  }

  /** The match, once all is drawn anew that the seat cannot tell; `null` if it does not look as the real one. */
  settle(drawn: readonly Drawn[], since: readonly Answer[], random: QuickRandom): Match<G> | null {
    let found = this.#match(drawn, since);
    if (found === null) return null;
    let [draws, answers] = [drawn, since];
    const attempt = (otherDraws: readonly Drawn[], otherAnswers: readonly Answer[]): boolean => {
      const other = this.#match(otherDraws, otherAnswers);
      if (other === null) return false;
      [found, draws, answers] = [other, otherDraws, otherAnswers];
      return true;
    };
    // From the last on, since the earlier ones decide what the later ones are about.
    for (let place = draws.length - 1; place >= 0; place--) {
      const draw = draws[place] as Drawn;
      for (const other of otherwise(draw, random)) if (attempt(draws.with(place, other), answers)) break;
    }
    for (let place = answers.length - 1; place >= 0; place--) {
      const answer = answers[place] as Answer;
      const other = answer.seat === this.#seat ? null : this.#otherAnswer(draws, answers, place, random);
      if (other !== null) attempt(draws, answers.with(place, other));
    }
    return found;
  }

  /** What somebody else might have answered in that place. */
  #otherAnswer(
    draws: readonly Drawn[],
    answers: readonly Answer[],
    place: number,
    random: QuickRandom,
  ): Answer | null {
    const answer = answers[place] as Answer;
    const open = this.#begin(draws, answers.slice(0, place))?.open.find(({ seat }) => seat === answer.seat);
    return open === undefined
      ? null
      : { ...answer, pick: drawPick(open.question, (sides) => random.index(sides)) };
  }

  #match(drawn: readonly Drawn[], answers: readonly Answer[]): Match<G> | null {
    const match = this.#begin(drawn, answers);
    return match !== null && looks(match, this.#seat, 0) === this.#asReal ? match : null;
  }

  #begin(drawn: readonly Drawn[], answers: readonly Answer[]): Match<G> | null {
    const { game, seats, options } = this.#real;
    const forced = drawn.map(({ sides: _sides, ...rest }): Forced => rest);
    const start = { ...this.#start, random: { seed: this.#seed, draws: {}, forced } };
    try {
      const match = Match.create(game, { seats: seats.length, options, seed: this.#seed, start });
      return match.answerAgain(answers) ? match : null;
    } catch (fault) {
      // What somebody does with a card cannot be done with every card.
      if (fault instanceof StepFault) return null;
      throw fault;
    }
  }
}

/** What a draw might have brought instead: of a shuffle less and less is left to chance. */
function* otherwise(draw: Drawn, random: QuickRandom): Generator<Drawn> {
  if (draw.kind === 'shuffle')
    for (let known = 0; known < draw.top.length; known = known * 2 || 1)
      yield { ...draw, top: draw.top.slice(0, known) };
  const side = draw.sides[random.index(draw.sides.length)];
  if (draw.kind === 'die' && side !== undefined) yield { ...draw, shows: side };
  if (draw.kind === 'number' && typeof side === 'number') yield { ...draw, is: side };
}

/** How many events the seat had been told before the open step. */
const eventsBefore = <G extends Shape>(match: Match<G>, seat: Seat): number =>
  match
    .events('referee')
    .slice(0, match.from.eventsBefore)
    .filter(({ to }) => to === null || to.includes(seat)).length;

/** All that the seat sees of the open step, but for the ids, which are new, and for how far secret choices have come. */
function looks<G extends Shape>(match: Match<G>, seat: Seat, since: number): string {
  const { view, events, waitingFor, questions, outcome } = frameFor(match, seat, since);
  const waiting = match.how === 'each' ? [] : waitingFor;
  const asked = questions.map(({ question: _ticket, ...rest }) => rest);
  const names = new Map<string, string>();
  return canonical([view, events, waiting, asked, outcome]).replace(/#\w+/g, (id) => {
    const name = names.get(id) ?? `#${names.size}`;
    names.set(id, name);
    return name;
  });
}

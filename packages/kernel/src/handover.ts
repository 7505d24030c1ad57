import { seenBy } from './eyes.ts';
import type { Shape } from './game.ts';
import { canonical, copy } from './json.ts';
import { Match } from './match.ts';
import { derive, drawsSoFar, QuickRandom } from './random.ts';
import { Unreadable } from './record.ts';
import type { Seat } from './seat.ts';
import { twinOf } from './twin.ts';

/** How many guesses are made at a table that looks to the seat exactly as the real one. */
const GUESSES = 50;

/**
 * A match that a seat may have while the real one runs: it looks the same to that seat, and everything that the seat
 * cannot see is dealt anew, with a fresh seed. For "play on from here" and for reports of rule problems.
 * If others have answered in the open step, perhaps in secret, or dice were thrown in it, the match begins at that
 * step, whose questions are then asked again.
 */
export function matchFor<G extends Shape>(match: Match<G>, seat: Seat, seed: string): Match<G> {
  const { game, from } = match;
  const random = new QuickRandom(derive(seed, 'handover'));
  const since = match.checkpoint().answers;
  const asNow =
    since.every((answer) => answer.seat === seat) &&
    drawsSoFar(from.checkpoint.random) === drawsSoFar(match.table.random);
  for (let guess = 0; guess < GUESSES; guess++) {
    const start = twinOf(game, from, [], seat, random) ?? copy(from.checkpoint);
    start.random = { seed, draws: {}, forced: [] };
    start.aliasSeed = seed;
    const handed = Match.create(game, { seats: match.seats.length, options: match.options, seed, start });
    if (!asNow || (handed.answerAgain(since) && looksTheSame(match, handed, seat))) return handed;
  }
  throw new Unreadable(
    'This moment cannot be handed out: the table cannot be told apart from what the seat may know.',
  );
}

/** The same view and the same questions, but for the opaque ids, which are new. */
function looksTheSame<G extends Shape>(one: Match<G>, other: Match<G>, seat: Seat): boolean {
  const looks = (match: Match<G>) => {
    const { waitingFor, questions } = seenBy(match, seat);
    return canonical([
      match.view(seat),
      waitingFor,
      questions.map(({ key, kind, options }) => [key, kind, options.length]),
    ]);
  };
  return looks(one) === looks(other);
}

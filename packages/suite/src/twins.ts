import { type Answer, Match, type QuickRandom, type Seat, type Shape, twinOf } from '@concilio/kernel';

/** Two matches that began at the same checkpoint and look the same to one seat. */
export interface Twins<G extends Shape> {
  readonly real: Match<G>;
  readonly twin: Match<G>;
}

/**
 * A match from its last checkpoint and its twin, given the answers of the open step and those that follow.
 * `stop` is asked after each answer and at the beginning. `null`: nothing is hidden from the seat, or another seat,
 * which holds other cards in the twin, cannot give the same answer there.
 */
export function twinsFor<G extends Shape>(
  match: Match<G>,
  answers: readonly Answer[],
  seat: Seat,
  random: QuickRandom,
  stop: (twins: Twins<G>, answers: number) => boolean,
): Twins<G> | null {
  const { game, seats, options, from } = match;
  const start = twinOf(game, from, answers, seat, random);
  if (start === null) return null;
  const setup = { seats: seats.length, options, seed: match.save().seed };
  const twins = {
    real: Match.create(game, { ...setup, start: from.checkpoint }),
    twin: Match.create(game, { ...setup, start }),
  };
  if (stop(twins, 0)) return twins;
  for (const [index, answer] of [...match.checkpoint().answers, ...answers].entries()) {
    if (!giveAgain(twins.real, answer) || !giveAgain(twins.twin, answer)) return null;
    if (stop(twins, index + 1)) return twins;
  }
  return twins;
}

function giveAgain<G extends Shape>(match: Match<G>, { seat, pick }: Answer): boolean {
  const open = match.open.find((one) => one.seat === seat);
  return open !== undefined && match.answer({ question: open.fingerprint, seat, pick }).ok;
}

import {
  type Answer,
  type From,
  Match,
  newTable,
  type QuickRandom,
  renamedSetup,
  renamingFor,
  type Seat,
  type Shape,
  type Table,
  twinOf,
} from '@concilio/kernel';

/** Two matches that began alike and look the same to one seat. */
export interface Twins<G extends Shape> {
  readonly real: Match<G>;
  readonly twin: Match<G>;
}

type Stop<G extends Shape> = (twins: Twins<G>, answers: number) => boolean;

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
  stop: Stop<G>,
): Twins<G> | null {
  const { game, from } = match;
  const twin = twinOf(game, from, answers, seat, random);
  if (twin === null) return null;
  const since = [...match.checkpoint().answers, ...answers];
  return follow(match, from.checkpoint, twin, since, stop);
}

/** The same from set-up on: it also finds what the rules have noted long ago of faces that the seat cannot know. */
export function twinsFromSetup<G extends Shape>(
  match: Match<G>,
  answers: readonly Answer[],
  seat: Seat,
  random: QuickRandom,
  stop: Stop<G>,
): Twins<G> | null {
  const { game, options, seats } = match;
  const { seed } = match.save();
  const start = newTable(game, seats.length, options, seed);
  const from: From<G> = { checkpoint: start, answers: [], eventsBefore: 0 };
  const all = [...match.answers, ...answers];
  const renaming = renamingFor(game, from, all, seat, random);
  if (renaming === null) return null;
  return follow(match, start, renamedSetup(game, seats.length, options, seed, renaming), all, stop);
}

function follow<G extends Shape>(
  { game, seats, options }: Match<G>,
  start: Table<G>,
  twin: Table<G>,
  answers: readonly Answer[],
  stop: Stop<G>,
): Twins<G> | null {
  const begin = (table: Table<G>) =>
    Match.create(game, { seats: seats.length, options, seed: table.random.seed, start: table });
  const twins = { real: begin(start), twin: begin(twin) };
  if (stop(twins, 0)) return twins;
  for (const [index, answer] of answers.entries()) {
    if (!twins.real.answerAgain([answer]) || !twins.twin.answerAgain([answer])) return null;
    if (stop(twins, index + 1)) return twins;
  }
  return twins;
}

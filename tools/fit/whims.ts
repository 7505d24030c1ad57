import { atTable, type Playable, simple } from '../../packages/bots/src/index.ts';
import {
  derive,
  newTable,
  type Outcome,
  playOut,
  type QuickRandom,
  schema,
  seedFrom,
  type Shape,
} from '../../packages/kernel/src/index.ts';

/** One of the matches that a judge learns from. */
export interface Lesson<G extends Shape> {
  readonly game: Playable<G>;
  readonly number: number;
  readonly seats: number;
  readonly options: object;
  /** So many of each hundred answers are drawn by lot among those that a good player would think about. */
  readonly whims: number;
  readonly chance: QuickRandom;
  /** Is shown the table at every question; an `optional` one is an interjection. */
  look(state: G['state'], optional: boolean): void;
}

/** Plays a match by the policy, with some answers by lot, so that tables are seen which the policy avoids. */
export function playWithWhims<G extends Shape>({
  game,
  number,
  seats,
  options,
  whims,
  chance,
  look,
}: Lesson<G>): Outcome | null {
  const checked = schema.check(game.options, options);
  if ('problems' in checked) throw new Error('The options do not fit.');
  const seed = derive(seedFrom('judge'), String(number));
  const table = newTable(game, seats, checked.value, seed);
  const bots = atTable(
    game,
    Array.from({ length: seats }, () => simple),
    seed,
  );
  return playOut(game, table, (seat, question, optional, here) => {
    const { state } = table;
    look(state, optional);
    if (chance.index(100) >= whims) return bots(seat, question, optional, here);
    const thought = game.bot?.consider?.(state, seat, question, optional) ?? [];
    const whim = thought[chance.index(Math.max(1, thought.length))];
    return whim === undefined ? bots(seat, question, optional, here) : whim;
  });
}

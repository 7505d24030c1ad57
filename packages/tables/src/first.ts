import { type Game, Match, type Seat, type Shape, type TableOptions } from '@concilio/kernel';

/** After so many seeds it is taken as it comes: in some games nobody is first by lot. */
const TRIES = 40;

/** A seed with which one of these seats is the first to be asked, where chance decides who is. */
export function seedToBegin(
  game: Game<Shape>,
  {
    seats,
    options,
    mine,
  }: { readonly seats: number; readonly options: TableOptions; readonly mine: readonly Seat[] },
  newSeed: () => string,
): string {
  let seed = newSeed();
  for (let tries = 1; tries < TRIES; tries++) {
    const { waitingFor } = Match.create(game, { seats, options, seed });
    if (waitingFor.some((seat) => mine.includes(seat))) return seed;
    seed = newSeed();
  }
  return seed;
}

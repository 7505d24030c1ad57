import type { Shape } from '@concilio/kernel';
import type { Positioned } from '../format.ts';

/** Works something out once for each game: a game has thousands of names, and its positions ask for them one by one. */
export function oncePerGame<Result>(
  work: <G extends Shape>(game: Positioned<G>) => Result,
): <G extends Shape>(game: Positioned<G>) => Result {
  const known = new WeakMap<object, Result>();
  return (game) => {
    const found = known.get(game) ?? work(game);
    known.set(game, found);
    return found;
  };
}

import { type Game, schema, type Shape } from '@concilio/kernel';
import { lotrBoard } from '@concilio/lotr-board';
import { lotrLcg } from '@concilio/lotr-lcg';
import { lotrTcg } from '@concilio/lotr-tcg';
import { ragnarok } from '@concilio/ragnarok';
import { beacon } from '@concilio/tutorial';
import { Misuse } from './text/say.ts';

/** A game of any shape: what a command that treats all games alike holds. */
export type AnyGame = Game<Shape>;

/**
 * A game is checked against its own shape where it is written. Here that shape is forgotten: states, options and
 * steps only ever go back into the game that they came from, so the cast loses nothing that a command could misuse.
 */
const anyGame = <G extends Shape>(game: Game<G>): AnyGame => game as unknown as AnyGame;

/** Every game that the command knows, in the order in which they are listed. */
export const games: readonly AnyGame[] = [
  anyGame(lotrBoard),
  anyGame(lotrLcg),
  anyGame(lotrTcg),
  anyGame(ragnarok),
  anyGame(beacon),
];

/** The game with this id; an unknown one is refused with the nearest. */
export function gameNamed(id: string): AnyGame {
  const known = games.map((game) => game.id);
  const game = games.find((candidate) => candidate.id === id);
  if (game !== undefined) return game;
  if (/\.ya?ml$/i.test(id)) throw new Misuse('misuse.game.file', { given: id });
  const near = schema.nearest(id, known);
  throw near === null
    ? new Misuse('misuse.game', { given: id, known: known.join(', ') })
    : new Misuse('misuse.game.near', { given: id, near });
}

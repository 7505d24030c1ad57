import type { Game, Shape } from '@concilio/kernel';
import { lotrBoard } from '@concilio/lotr-board';
import { lotrLcg } from '@concilio/lotr-lcg';
import { lotrTcg } from '@concilio/lotr-tcg';
import { ragnarok } from '@concilio/ragnarok';
import { beacon } from '@concilio/tutorial';

/** A game of any shape: states, options and steps only ever go back into the game that they came from. */
export type AnyGame = Game<Shape>;

export const games: readonly AnyGame[] = [lotrBoard, lotrLcg, lotrTcg, ragnarok, beacon].map(
  (game) => game as unknown as AnyGame,
);

export const gameOf = (id: string): AnyGame | null => games.find((game) => game.id === id) ?? null;

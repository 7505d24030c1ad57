import { genericTable } from '../generic/index.ts';
import type { GameTable } from './contract.ts';

/** The games that bring a table of their own; it comes when the game is chosen. */
const own: Readonly<Record<string, () => Promise<GameTable>>> = {
  'lotr-board': async () => (await import('../games/lotr-board/index.ts')).lotrBoardTable,
};

/** The table of a game: its own, or the one that draws any game. */
export const loadTable = (game: string): Promise<GameTable> => own[game]?.() ?? Promise.resolve(genericTable);

import type { GameTable } from './contract.ts';

/** The games that bring a table of their own; it comes when the game is chosen. */
const own: Readonly<Record<string, () => Promise<GameTable>>> = {
  'lotr-board': async () => (await import('../games/lotr-board/index.ts')).lotrBoardTable,
};

/** The one that draws any game. */
const generic = async (): Promise<GameTable> => (await import('../generic/index.ts')).genericTable;

export const loadTable = (game: string): Promise<GameTable> => (own[game] ?? generic)();

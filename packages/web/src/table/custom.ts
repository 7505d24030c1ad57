import { currentSettings } from '../app/settings.ts';
import type { GameTable } from './contract.ts';

/** The games that bring a table of their own; it comes when the game is chosen. */
const own: Readonly<Record<string, () => Promise<GameTable>>> = {
  'lotr-board': async () => (await import('../games/lotr-board/index.ts')).lotrBoardTable,
  'lotr-lcg': async () => (await import('../games/lotr-lcg/index.ts')).lotrLcgTable,
};

/** The one that draws any game. */
const generic = async (): Promise<GameTable> => (await import('../generic/index.ts')).genericTable;

export const loadTable = (game: string): Promise<GameTable> =>
  ((currentSettings().tables === 'own' ? own[game] : undefined) ?? generic)();

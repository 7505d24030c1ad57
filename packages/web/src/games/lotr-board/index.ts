import { anyView, type GameClient } from '../contract.ts';
import { lesson } from './lesson/index.ts';

/** The board game. */
export const lotrBoard: GameClient = {
  id: 'lotr-board',
  table: async () => anyView((await import('./table.ts')).table),
  lesson,
};

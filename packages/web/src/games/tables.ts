import type { KeptReplay } from '@concilio/tables';
import type { Spoken } from '@concilio/text';
import { currentSettings } from '../client/settings.ts';
import type { GameTable } from '../table/contract.ts';
import { isShownAlike } from '../table/keptGame.ts';

/**
 * A table is written against the view of its own game. Here that is forgotten: it is only ever given views of that game, so
 * the cast loses nothing that anybody could misuse.
 */
export const anyView = <View extends object>(table: GameTable<View>): GameTable =>
  table as unknown as GameTable;

/** The games that bring a table of their own; it comes when the game is chosen. */
const own: Readonly<Record<string, () => Promise<GameTable>>> = {
  'lotr-board': async () => anyView((await import('./lotr-board/index.ts')).lotrBoardTable),
  'lotr-lcg': async () => anyView((await import('./lotr-lcg/index.ts')).lotrLcgTable),
};

/** The one that draws any game. */
const generic = async (): Promise<GameTable> => (await import('../generic/index.ts')).genericTable;

export const loadTable = (game: string): Promise<GameTable> =>
  ((currentSettings().tables === 'own' ? own[game] : undefined) ?? generic)();

/** The one that draws a match of an older version: the game's own, as long as it shows the same. */
export const loadReplayTable = (game: Spoken, replay: KeptReplay): Promise<GameTable> =>
  isShownAlike(game, replay) ? loadTable(game.id) : generic();

import type { KeptReplay } from '@concilio/tables';
import type { Spoken } from '@concilio/text';
import { currentSettings } from '../client/settings.ts';
import type { GameTable } from '../table/contract.ts';
import { isShownAlike } from '../table/keptGame.ts';
import { clientOf } from './index.ts';

/** The one that draws any game. */
const generic = async (): Promise<GameTable> => (await import('../generic/index.ts')).genericTable;

export const loadTable = (game: string): Promise<GameTable> =>
  ((currentSettings().tables === 'own' ? clientOf(game)?.table : undefined) ?? generic)();

/** The one that draws a match of an older version: the game's own, as long as it shows the same. */
export const loadReplayTable = (game: Spoken, replay: KeptReplay): Promise<GameTable> =>
  isShownAlike(game, replay) ? loadTable(game.id) : generic();

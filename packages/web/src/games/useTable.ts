import type { KeptReplay } from '@concilio/tables';
import type { Spoken } from '@concilio/text';
import type { GameTable } from '../table/contract.ts';
import { loadKit } from '../client/games.ts';
import { loadGame } from '../client/loadedGames.ts';
import { useFresh } from '../client/query.ts';

export interface Loaded {
  readonly game: Spoken;
  readonly custom: GameTable;
}

/** What was kept of a match, and of which. */
interface Kept {
  readonly match: string;
  readonly replay: KeptReplay;
}

async function load(id: string, kept: Kept | null): Promise<Loaded> {
  const { loadReplayTable, loadTable } = await import('./tables.ts');
  if (kept !== null) {
    const { gameOfReplay } = await import('../table/keptGame.ts');
    // It was kept in every language, and is read in every one.
    const game = await loadKit(id);
    return {
      game: gameOfReplay(game, kept.replay),
      custom: await loadReplayTable(game, kept.replay),
    };
  }
  const [game, custom] = await Promise.all([loadGame(id), loadTable(id)]);
  return { game, custom };
}

/** The rules of a game and the table that draws it, or draws what was kept of a match, once they are there. */
export const useTable = (id: string, kept: Kept | null = null): Loaded | 'failed' | null =>
  useFresh(['table', id, kept?.match ?? null], () => load(id, kept));

import type { KeptReplay } from '@concilio/tables';
import type { Spoken } from '@concilio/text';
import { useEffect, useState } from 'react';
import type { GameTable } from '../table/contract.ts';
import { loadKit } from '../client/games.ts';
import { loadGame } from '../client/loadedGames.ts';

export interface Loaded {
  readonly game: Spoken;
  readonly custom: GameTable;
}

async function load(id: string, replay: KeptReplay | null): Promise<Loaded> {
  const { loadReplayTable, loadTable } = await import('./tables.ts');
  if (replay !== null) {
    const { gameOfReplay } = await import('../table/keptGame.ts');
    // It was kept in every language, and is read in every one.
    const game = await loadKit(id);
    return { game: gameOfReplay(game, replay), custom: await loadReplayTable(game, replay) };
  }
  const [game, custom] = await Promise.all([loadGame(id), loadTable(id)]);
  return { game, custom };
}

/** The rules of a game and the table that draws it, or draws what was kept of a match, once they are there. */
export function useTable(id: string, replay: KeptReplay | null = null): Loaded | 'failed' | null {
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null);
  useEffect(() => {
    let stale = false;
    load(id, replay).then(
      (found) => !stale && setLoaded(found),
      () => !stale && setLoaded('failed'),
    );
    return () => {
      stale = true;
    };
  }, [id, replay]);
  return loaded;
}

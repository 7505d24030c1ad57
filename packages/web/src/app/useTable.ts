import type { KeptReplay } from '@concilio/tables';
import type { AnyGame } from '@concilio/words';
import { useEffect, useState } from 'react';
import type { GameTable } from '../table/contract.ts';
import { loadGame } from './games.ts';

export interface Loaded {
  readonly game: AnyGame;
  readonly custom: GameTable;
}

async function load(id: string, replay: KeptReplay | null): Promise<Loaded> {
  const { loadReplayTable, loadTable } = await import('../table/custom.ts');
  if (replay !== null) {
    const { gameOfReplay } = await import('../table/keptGame.ts');
    const game = await loadGame(id);
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

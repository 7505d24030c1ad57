import type { AnyGame } from '@concilio/words';
import { useEffect, useState } from 'react';
import type { GameTable } from '../table/contract.ts';
import { loadGame } from './games.ts';

export interface Loaded {
  readonly game: AnyGame;
  readonly custom: GameTable;
}

async function load(id: string): Promise<Loaded> {
  const { loadTable } = await import('../table/custom.ts');
  const [game, custom] = await Promise.all([loadGame(id), loadTable(id)]);
  return { game, custom };
}

/** The rules of a game and the table that draws it, once they are there. */
export function useTable(id: string): Loaded | 'failed' | null {
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null);
  useEffect(() => {
    let stale = false;
    load(id).then(
      (found) => !stale && setLoaded(found),
      () => !stale && setLoaded('failed'),
    );
    return () => {
      stale = true;
    };
  }, [id]);
  return loaded;
}

import type { AnyGame } from '@concilio/words';
import { useEffect, useState } from 'react';
import { loadGame } from './games.ts';

/** The rules and texts of a game, once they are there. */
export function useGame(id: string): AnyGame | 'failed' | null {
  const [found, setFound] = useState<{ readonly id: string; readonly game: AnyGame | 'failed' } | null>(null);
  useEffect(() => {
    let stale = false;
    loadGame(id).then(
      (game) => !stale && setFound({ id, game }),
      () => !stale && setFound({ id, game: 'failed' }),
    );
    return () => {
      stale = true;
    };
  }, [id]);
  return found?.id === id ? found.game : null;
}

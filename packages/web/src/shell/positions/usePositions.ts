import { useEffect, useState } from 'react';
import { type PositionFile, positionsOf } from './files.ts';

/** The positions of a game, once they are there. */
export function usePositions(game: string): readonly PositionFile[] | 'failed' | null {
  const [found, setFound] = useState<{
    readonly game: string;
    readonly files: readonly PositionFile[] | 'failed';
  } | null>(null);
  useEffect(() => {
    let stale = false;
    positionsOf(game).then(
      (files) => !stale && setFound({ game, files }),
      () => !stale && setFound({ game, files: 'failed' }),
    );
    return () => {
      stale = true;
    };
  }, [game]);
  return found?.game === game ? found.files : null;
}

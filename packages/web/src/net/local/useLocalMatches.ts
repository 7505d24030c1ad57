import { useCallback, useEffect, useState } from 'react';
import { type LocalLine, localMatches } from './matches.ts';

/** The matches that this browser keeps, and how to look again. A browser that keeps nothing has none. */
export function useLocalMatches(): readonly [readonly LocalLine[], () => void] {
  const [lines, setLines] = useState<readonly LocalLine[]>([]);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let stale = false;
    localMatches().then(
      (found) => !stale && setLines(found),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  return [lines, again];
}

import type { Spoken } from '@concilio/text';
import { useCallback, useEffect, useState } from 'react';
import { useKnown } from '../../net/me.ts';
import type { Chronicle } from '../../games/lotr-lcg/scores/chronicle.ts';
import { chronicle } from './chronicles.ts';
import { loadMatches, type MyMatch, type MyMatches } from './matches.ts';

/** My matches, once they are there, and how to look again. */
export function useMatches(): readonly [MyMatches | null, () => void] {
  const known = useKnown();
  const [found, setFound] = useState<MyMatches | null>(null);
  const [round, setRound] = useState(0);
  const isAsking = known.is === 'asking';
  const me = known.is === 'somebody' ? known.me.id : null;
  useEffect(() => {
    if (isAsking) return;
    let stale = false;
    void loadMatches(me !== null).then((matches) => !stale && setFound(matches));
    return () => {
      stale = true;
    };
  }, [isAsking, me, round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  return [found, again];
}

/** What is told of some matches, one after the other as it is known; `null` where nobody can tell. */
export function useChronicles(
  game: Spoken | null,
  matches: readonly MyMatch[],
): ReadonlyMap<string, Chronicle | null> {
  const [told, setTold] = useState<ReadonlyMap<string, Chronicle | null>>(new Map());
  const wanted = matches.map(({ id, phase }) => `${id} ${phase}`).join('\n');
  useEffect(() => {
    if (game === null) return;
    let stale = false;
    for (const match of matches)
      void chronicle(game, match)
        .catch(() => null)
        .then((found) => !stale && setTold((before) => new Map(before).set(match.id, found)));
    return () => {
      stale = true;
    };
    // The matches are told by what is wanted: another list of the same asks nothing new.
  }, [game, wanted]);
  return told;
}

import type { Spoken } from '@concilio/text';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useKnown } from '../../net/me.ts';
import { chronicle } from './chronicles.ts';
import type { ScoresOfGame } from './contract.ts';
import { loadMatches, type MyMatch, type MyMatches } from './matches.ts';

/** My matches, once they are there, and how to look again. */
export function useMatches(): readonly [MyMatches | null, () => void] {
  const known = useKnown();
  const me = known.is === 'somebody' ? known.me.id : null;
  const { data, refetch } = useQuery({
    queryKey: ['my matches', me],
    queryFn: () => loadMatches(me !== null),
    enabled: known.is !== 'asking',
    gcTime: 0,
    // Who one is may be found out meanwhile: what was there stays until more is.
    placeholderData: (before) => before,
  });
  const again = useCallback(() => void refetch(), [refetch]);
  return [data ?? null, again];
}

/** What is told of some matches, one after the other as it is known; `null` where nobody can tell. */
export function useTold(
  game: Spoken,
  own: Pick<ScoresOfGame, 'tell'>,
  matches: readonly MyMatch[],
): ReadonlyMap<string, unknown> {
  const found = useQueries({
    queries: matches.map((match) => ({
      queryKey: ['told', match.id, match.phase],
      queryFn: () => chronicle(game, own, match).catch(() => null),
      gcTime: 0,
    })),
  });
  return new Map(
    matches.flatMap(({ id }, index) => {
      const told = found[index]?.data;
      return told === undefined ? [] : [[id, told]];
    }),
  );
}

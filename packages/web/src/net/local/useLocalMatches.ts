import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type LocalLine, localMatches } from './matches.ts';

const NONE: readonly LocalLine[] = [];

/** The matches that this browser keeps, and how to look again. A browser that keeps nothing has none. */
export function useLocalMatches(): readonly [readonly LocalLine[], () => void] {
  const { data, refetch } = useQuery({ queryKey: ['local matches'], queryFn: localMatches, gcTime: 0 });
  const again = useCallback(() => void refetch(), [refetch]);
  return [data ?? NONE, again];
}

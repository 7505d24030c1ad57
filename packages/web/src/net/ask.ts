import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queries } from '../client/query.ts';
import type { Reply } from './api.ts';

interface Asked<T> {
  /** `null` until the first answer; then the last one. */
  readonly reply: Reply<T> | null;
  readonly again: () => void;
  /** Takes over what another call has answered with. */
  readonly set: (value: T) => void;
}

/**
 * Asks the server when the page comes, again when the question changes, and every so many milliseconds if told so. An
 * answer that comes after a newer question is dropped. A failed repetition keeps the last good answer on the screen.
 * `about` names the question: equal ones are asked once.
 */
export function useAsked<T>(ask: () => Promise<Reply<T>>, about: string, every?: number): Asked<T> {
  const { data } = useQuery({
    queryKey: ['asked', about],
    queryFn: async () => {
      const next = await ask();
      const before = queries.getQueryData<Reply<T>>(['asked', about]);
      return next.is === 'unreachable' && before?.is === 'ok' && every !== undefined ? before : next;
    },
    refetchInterval: every ?? false,
    gcTime: 0,
    // Another question: its answer takes the place of the one before. The same anew: nothing is known.
    placeholderData: (before, query) => (query?.queryKey[1] === about ? undefined : before),
  });
  const again = useCallback(
    () => void queries.resetQueries({ queryKey: ['asked', about], exact: true }),
    [about],
  );
  const set = useCallback(
    (value: T) => {
      const answer: Reply<T> = { is: 'ok', value };
      queries.setQueryData(['asked', about], answer);
    },
    [about],
  );
  return { reply: data ?? null, again, set };
}

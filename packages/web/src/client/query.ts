import { QueryClient, useQuery } from '@tanstack/react-query';

type Key = readonly [what: string, ...about: (string | number | boolean | null)[]];

/**
 * What pages have asked for, under its name. Nothing is asked twice by itself: a server that does not answer is said to
 * the reader, who may ask again, and a table without a network asks the worker of this browser.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // Games and tables are more than data: what is the same object stays so, and what is another one is another.
      structuralSharing: false,
    },
  },
});

/** What comes for a name and then is what it is: it is there at once for the next page that wants it. */
export const useLoaded = <T>(key: Key, load: () => Promise<T>): T | 'failed' | null =>
  settled(useQuery({ queryKey: key, queryFn: load, staleTime: Infinity, gcTime: Infinity }));

/** What may be something else the next time: whoever comes back waits for it anew. */
export const useFresh = <T>(key: Key, load: () => Promise<T>): T | 'failed' | null =>
  settled(useQuery({ queryKey: key, queryFn: load, staleTime: Infinity, gcTime: 0 }));

function settled<T>({ data, isError }: { readonly data: T | undefined; readonly isError: boolean }) {
  return isError ? 'failed' : (data ?? null);
}

import { useEffect } from 'react';

/** The title of the page, which also says in the row of tabs that somebody is waited for. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Concilio`;
  }, [title]);
}

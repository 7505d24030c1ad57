import { useSyncExternalStore } from 'react';

/** Phone: one zone at a time. Tablet: the table, and drawers. Desktop: everything at once. */
export type Size = 'phone' | 'tablet' | 'desktop';

const PHONE = '(max-width: 700px)';
const DESKTOP = '(min-width: 1200px)';

function now(): Size {
  if (matchMedia(PHONE).matches) return 'phone';
  return matchMedia(DESKTOP).matches ? 'desktop' : 'tablet';
}

function listen(changed: () => void): () => void {
  const queries = [PHONE, DESKTOP].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

export const useSize = (): Size => useSyncExternalStore(listen, now);

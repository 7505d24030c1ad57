import { useSyncExternalStore } from 'react';

/** Phone: one zone at a time. Tablet: the table, and drawers. Desktop: everything at once. */
export type Size = 'phone' | 'tablet' | 'desktop';

const PHONE = '(max-width: 700px)';
const DESKTOP = '(min-width: 1200px)';

/** What the screen is now. The browser is asked once and then tells: each question would have it lay out the page. */
let seen: Size | null = null;
const listeners = new Set<() => void>();

function now(): Size {
  if (seen !== null) return seen;
  const [phone, desktop] = [matchMedia(PHONE), matchMedia(DESKTOP)];
  const look = (): Size => (phone.matches ? 'phone' : desktop.matches ? 'desktop' : 'tablet');
  for (const query of [phone, desktop])
    query.addEventListener('change', () => {
      seen = look();
      for (const changed of listeners) changed();
    });
  seen = look();
  return seen;
}

function listen(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export const useSize = (): Size => useSyncExternalStore(listen, now);

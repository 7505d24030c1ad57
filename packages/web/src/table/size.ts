import { useSyncExternalStore } from 'react';

/**
 * Phone: one zone at a time. Tablet: the table, and drawers. Desktop: everything at once. Low, as on a laptop: the table has
 * the width too, and beside it stands what one turns to.
 */
export type Size = 'phone' | 'tablet' | 'low' | 'desktop';

const PHONE = '(max-width: 700px)';
const WIDE = '(min-width: 1200px)';
const LOW = '(max-height: 759px)';

/** What the screen is now. The browser is asked once and then tells: each question would have it lay out the page. */
let seen: Size | null = null;
const listeners = new Set<() => void>();

function now(): Size {
  if (seen !== null) return seen;
  const [phone, wide, low] = [matchMedia(PHONE), matchMedia(WIDE), matchMedia(LOW)];
  const look = (): Size => {
    if (phone.matches) return 'phone';
    if (!wide.matches) return 'tablet';
    return low.matches ? 'low' : 'desktop';
  };
  for (const query of [phone, wide, low])
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

/** Whether a table has the width for all of its zones at once. */
export const isWide = (size: Size): boolean => size === 'desktop' || size === 'low';

export const useSize = (): Size => useSyncExternalStore(listen, now);

import { useCallback, useEffect, useState } from 'react';
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
 */
export function useAsked<T>(ask: () => Promise<Reply<T>>, about: string, every?: number): Asked<T> {
  const [reply, setReply] = useState<Reply<T> | null>(null);
  const [round, setRound] = useState(0);
  // The question is told by `about`: a new function of the same text asks nothing new.
  useEffect(() => {
    let stale = false;
    const once = async (): Promise<void> => {
      const next = await ask();
      if (!stale)
        setReply((before) => (next.is === 'unreachable' && before?.is === 'ok' && every ? before : next));
    };
    void once();
    const timer = every === undefined ? null : setInterval(() => !document.hidden && void once(), every);
    return () => {
      stale = true;
      if (timer !== null) clearInterval(timer);
    };
  }, [about, round, every]);
  const again = useCallback(() => {
    setReply(null);
    setRound((before) => before + 1);
  }, []);
  const set = useCallback((value: T) => setReply({ is: 'ok', value }), []);
  return { reply, again, set };
}

import { useEffect, useRef, useState } from 'react';
import { isStill } from '../client/settings.ts';

/** How long a number counts to its next value, in milliseconds. */
const LONG = 280;

/** A number that counts when it changes. */
export function Count({ of }: { readonly of: number }) {
  const [shown, show] = useState(of);
  const from = useRef(of);
  useEffect(() => {
    const before = from.current;
    from.current = of;
    if (before === of || isStill()) {
      show(of);
      return;
    }
    const began = performance.now();
    let next = requestAnimationFrame(function count(now) {
      const part = Math.min(1, (now - began) / LONG);
      show(Math.round(before + (of - before) * part));
      if (part < 1) next = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(next);
  }, [of]);
  return <>{shown}</>;
}

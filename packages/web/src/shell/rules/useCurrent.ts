import { useEffect, useState } from 'react';
import type { Section } from './lines.ts';

/** The section that is being read: the last one whose title has gone past the upper third of the window. */
export function useCurrent(sections: readonly Section[]): string | null {
  const [current, setCurrent] = useState(sections[0]?.id ?? null);
  useEffect(() => {
    const look = (): void => {
      const line = innerHeight / 3;
      const past = sections.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < line,
      );
      setCurrent(past.at(-1)?.id ?? sections[0]?.id ?? null);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [sections]);
  return current;
}

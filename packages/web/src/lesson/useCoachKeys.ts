import { useEffect } from 'react';
import { isTyping } from '../table/keys.ts';
import type { Coach } from './coach.ts';

/** The keys of the coach, which is far to walk to from the question: more, and back. */
export const MORE = 'm';
export const BACK = 'b';

export function useCoachKeys(coach: Coach): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target) || isCovered()) return;
      if (key === MORE) coach.forward();
      else if (key === BACK) coach.back();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [coach]);
}

const isCovered = (): boolean =>
  document.querySelector('dialog[open], [role="dialog"], [role="menu"]') !== null;

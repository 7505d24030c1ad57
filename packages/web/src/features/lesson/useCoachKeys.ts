import { useEffect } from 'react';
import { isTyping } from '../../table/keys.ts';
import type { Coach } from './coach.ts';
import { BACK, MORE } from './keys.ts';

export function useCoachKeys(coach: Coach): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target) || isCovered()) return;
      if (key !== MORE && key !== BACK) return;
      event.preventDefault();
      if (key === MORE) coach.forward();
      else coach.back();
    };
    // Before the table hears it: a game may have the same key for something of its own.
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, [coach]);
}

const isCovered = (): boolean =>
  document.querySelector('dialog[open], [role="dialog"], [role="menu"]') !== null;

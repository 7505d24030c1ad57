import { isRecord } from '@concilio/kernel';
import { kept } from '../app/keep.ts';

/** Where this browser remembers how far a player has come with the lessons. */
export const NAME = 'lesson.lotr-board';

/** What is remembered, whatever it is: what cannot be read any more is as good as forgotten. */
export function remembered(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether a match of this device is the guided one: it is played on with its coach. */
export function isLesson(match: string): boolean {
  const found = remembered(kept(NAME));
  return isRecord(found) && found.match === match;
}

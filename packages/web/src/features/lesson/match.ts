import { isRecord } from '@concilio/kernel';
import { kept } from '../../client/keep.ts';

/** Where this browser remembers how far a player has come with the lessons of a game. */
export const nameFor = (game: string): string => `lesson.${game}`;

/** What is remembered, whatever it is: what cannot be read any more is as good as forgotten. */
export function remembered(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** The game whose guided match this match of this device is: it is played on with its coach. */
export const lessonIn = (taught: readonly string[], match: string): string | null =>
  taught.find((game) => {
    const found = remembered(kept(nameFor(game)));
    return isRecord(found) && found.match === match;
  }) ?? null;

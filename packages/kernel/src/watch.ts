import type { Pieces } from './pieces.ts';

/** Hears an event of any game at the moment it is told, with the pieces of that moment. It must keep neither. */
export type ToldListener = (game: string, name: string, said: unknown, pieces: Pieces | undefined) => void;

/** Who listens. */
export const watched: { told: ToldListener | null } = { told: null };

/**
 * Lets a test run hear what recorded runs tell, to find out which cards its tests have used. `null` ends it.
 * No rule and no part of Concilio may depend on it: events reach everybody else through the match.
 */
export function watchTold(listener: ToldListener | null): void {
  watched.told = listener;
}

import type { Content } from '@concilio/text';
import type { RanTest, ToldThings } from './run.ts';

/** Something printed, and whether tests have used it. */
export interface Used {
  readonly content: Content;
  /** Every ability has taken effect in some test. What has none to be seen by is not taken to be playable. */
  readonly playable: boolean;
  /** In how many tests at least one of them has. */
  readonly tests: number;
  /** The events that have never named it. */
  readonly missing: readonly string[];
}

/** What the tests, all of them passed, have used of the content of a game. */
export function usesOf(
  game: string,
  content: readonly Content[],
  passed: readonly RanTest[],
): readonly Used[] {
  const told = passed.flatMap(({ told }) => toldOf(told, game));
  return content.map((entry) => {
    const named = (use: string) => told.filter((things) => things.get(eventOf(use))?.has(entry.id) === true);
    const tests = new Set(entry.uses.flatMap(named));
    const missing = entry.uses.filter((event) => named(event).length === 0);
    return {
      content: entry,
      playable: entry.uses.length > 0 && missing.length === 0,
      tests: tests.size,
      missing,
    };
  });
}

/** A use is an event, or an event and a word that it says besides (`ability.used/action`), which a report does not keep. */
const eventOf = (use: string): string => use.split('/')[0] ?? use;

/** What one test was told of a game, for looking up; nothing if it did not play that game. */
function toldOf(told: ToldThings, game: string): readonly ReadonlyMap<string, ReadonlySet<string>>[] {
  const events = Object.hasOwn(told, game) ? told[game] : undefined;
  if (events === undefined) return [];
  return [new Map(Object.entries(events).map(([event, things]) => [event, new Set(things)]))];
}

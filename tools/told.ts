/**
 * Runs before every file of tests: hears what the rules tell, and hangs it on the test that was running, by game and
 * event. It comes out in the report of the run, where `concilio cards` finds which cards the tests have used.
 *
 * What is told outside of a test (while tests are declared, or in `beforeAll`) belongs to none and is not kept. Tests
 * that run at the same time could not be told apart; we have none.
 */
import { afterEach, beforeEach } from 'vitest';
import type { Pieces } from '../packages/kernel/src/pieces.ts';
import { thingOf } from '../packages/kernel/src/thing.ts';
import { watchTold } from '../packages/kernel/src/watch.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** By game and event: the things that were named. */
    told?: Record<string, Record<string, string[]>>;
  }
}

/** Longer texts, and those with spaces, are no ids. */
const LONGEST_ID = 60;

const heard = new Map<string, Map<string, Set<string>>>();

beforeEach(() => heard.clear());

afterEach(({ task }) => {
  if (heard.size === 0) return;
  task.meta.told = Object.fromEntries(
    [...heard].map(([game, events]) => [
      game,
      Object.fromEntries([...events].map(([name, things]) => [name, [...things].sort()])),
    ]),
  );
});

watchTold((game, name, said, pieces) => note(thingsHeard(game, name), said, pieces));

function thingsHeard(game: string, name: string): Set<string> {
  const events = heard.get(game) ?? new Map<string, Set<string>>();
  const things = events.get(name) ?? new Set<string>();
  if (things.size === 0) heard.set(game, events.set(name, things));
  return things;
}

/** Notes the things in what was said, however deep. It is called for every event of every test, and so kept short. */
function note(things: Set<string>, said: unknown, pieces: Pieces | undefined): void {
  if (typeof said === 'string') {
    const thing = said.startsWith('#') ? thingAt(said, pieces) : said;
    if (thing.length <= LONGEST_ID && !thing.includes(' ')) things.add(thing);
  } else if (typeof said === 'object' && said !== null) {
    for (const value of Object.values(said)) note(things, value, pieces);
  }
}

/** What the piece is just now; an id that no piece has stays as it is, since it is not for us to complain of it. */
function thingAt(id: string, pieces: Pieces | undefined): string {
  const face = pieces?.faces[Number(id.slice(1))];
  return face === undefined ? id : thingOf(face);
}

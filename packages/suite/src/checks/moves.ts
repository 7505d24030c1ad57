import { type Match, timesShuffled, type PieceId, type Shape } from '@concilio/kernel';
import type { Check } from '../check.ts';
import { eachMatch, playRandomly, type Subject } from '../subject.ts';

/** What stands where, and how often each piece has been mixed. */
interface Places {
  readonly zones: ReadonlyMap<string, string>;
  readonly mixes: ReadonlyMap<string, number>;
  /** How many events had been told. */
  readonly told: number;
}

/** A pile that is shuffled is told once, by an event of this kind, which names none of its pieces. */
const TELLS_OF_SHUFFLE = /\.(mixed|shuffled)$/;

/**
 * What moves is told: log, animations and the reader of a replay have nothing else to go by. From one question to the
 * next, each piece that has changed its zone is named by its id in some event, to whomever that was told.
 */
export const moves: Check = {
  name: 'moves',
  promise: 'no piece changes its zone without an event that names it',
  needs: ['ends', 'conserved'],
  find: (subject) =>
    eachMatch(subject, (match, random) => {
      let before = placesIn(subject, match);
      let finding: string | null = null;
      const look = () => {
        const now = placesIn(subject, match);
        finding = silentMove(match, before, now);
        before = now;
        return finding !== null;
      };
      playRandomly(match, random, look);
      if (finding === null && match.broken === null) look();
      return finding;
    }),
};

function placesIn<G extends Shape>({ game, whereabouts }: Subject<G>, match: Match<G>): Places {
  const { table } = match;
  const pieces = game.pieces?.(table.state);
  const zones = new Map<string, string>(Object.entries(whereabouts?.(table.state) ?? {}));
  const mixes = new Map<string, number>();
  for (const { path, on, pieces: lying } of game.position.zones(table.state))
    for (const piece of lying) {
      zones.set(piece, on === undefined ? path : `${path} of ${on}`);
      if (pieces !== undefined) mixes.set(piece, timesShuffled(pieces, piece));
    }
  return { zones, mixes, told: match.events('referee').length };
}

function silentMove<G extends Shape>(match: Match<G>, before: Places, now: Places): string | null {
  const events = match.events('referee').slice(before.told);
  const named = new Set<string>();
  for (const { said } of events) for (const name of namesIn(said)) named.add(name);
  const shuffled = events.some(({ name }) => TELLS_OF_SHUFFLE.test(name));
  for (const [thing, zone] of now.zones) {
    const was = before.zones.get(thing);
    if (was === zone || named.has(thing)) continue;
    if (shuffled && now.mixes.get(thing) !== before.mixes.get(thing)) continue;
    const told = events.map(({ name }) => name).join(', ') || 'nothing';
    return `${describe(match, thing)} has gone from ${was ?? 'nowhere'} to ${zone}, and no event names it (told: ${told})`;
  }
  return null;
}

function describe<G extends Shape>({ game, table }: Match<G>, thing: string): string {
  const face = game.pieces?.(table.state).faces[Number(thing.slice(1))];
  return thing.startsWith('#') && face !== undefined ? `${thing as PieceId} (${face})` : thing;
}

/** Every string in some plain data, keys included. */
function* namesIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) {
      yield key;
      yield* namesIn(item);
    }
}

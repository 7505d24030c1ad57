import type { RecordedEvent } from './events.ts';
import type { Shape } from './game.ts';
import type { Match } from './match.ts';
import { timesShuffled, type PieceId } from './pieces.ts';
import { derive } from './random.ts';
import type { Open } from './recorded.ts';
import type { Viewer, Seat } from './seat.ts';
import { fromHex, type Key, sipText } from './siphash.ts';

/**
 * Puts opaque ids in place of the ids of pieces (`#7`): others for each viewer, and new ones whenever a piece is
 * mixed. It works on any text, an id or the JSON of a whole view: nothing else may hold a `#` and digits.
 */
export type Opaque = (text: string) => string;

/** Makes ids opaque for this viewer: as pieces have been mixed by now, or as they had been when an event was told. */
export function opaqueFor<G extends Shape>(
  match: Match<G>,
  viewer: Viewer,
  then?: RecordedEvent['mixes'],
): Opaque {
  return opaqueIn(match, match.table.state, viewer, then);
}

/** The same as pieces have been mixed in another state of the match than the one it has come to. */
export function opaqueIn<G extends Shape>(
  match: Match<G>,
  state: G['state'],
  viewer: Viewer,
  then?: RecordedEvent['mixes'],
): Opaque {
  const pieces = match.game.pieces?.(state);
  const names = namesOf(match);
  const last = aliasesOf(names, viewer);
  const alias = (id: string): string => {
    const now = pieces === undefined ? 0 : timesShuffled(pieces, id as PieceId);
    const mixes = then === undefined ? now : (then[id as PieceId] ?? 0);
    const known = last.get(id);
    if (known?.mixes === mixes) return known.alias;
    const [low, high] = sipText(names.aliasKey, `${viewer} ${id} ${mixes}`);
    const made = { mixes, alias: `#${low.toString(36)}${high.toString(36)}` };
    // What it was called before is asked for only by those who come back for old events.
    if (mixes === now) last.set(id, made);
    return made.alias;
  };
  return (text) => {
    if (!text.includes('#')) return text;
    // Most are an id and nothing else.
    return last.has(text) ? alias(text) : text.replace(/#\d+/g, alias);
  };
}

/** What a match calls things outside. All are hashes, and asked for with every frame and answer, so they are kept. */
interface Names {
  readonly seed: string;
  readonly aliasKey: Key;
  readonly ticketKey: Key;
  readonly aliases: Map<Viewer, Aliases>;
  /** The names of open questions. */
  readonly tickets: Map<Seat, { readonly open: Open; readonly ticket: string }>;
}

type Aliases = Map<string, { readonly mixes: number; readonly alias: string }>;

const named = new WeakMap<object, Names>();

export function namesOf<G extends Shape>(match: Match<G>): Names {
  const { aliasSeed: seed } = match.table;
  const known = named.get(match);
  if (known?.seed === seed) return known;
  const key = (name: string) => fromHex(derive(seed, name));
  const names: Names = {
    seed,
    aliasKey: key('aliases'),
    ticketKey: key('tickets'),
    aliases: new Map(),
    tickets: new Map(),
  };
  named.set(match, names);
  return names;
}

function aliasesOf({ aliases }: Names, viewer: Viewer): Aliases {
  const known = aliases.get(viewer);
  if (known !== undefined) return known;
  const none: Aliases = new Map();
  aliases.set(viewer, none);
  return none;
}

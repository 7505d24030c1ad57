import { allPieces, type PieceId, type Shape, showTo, showToAll, Unreadable } from '@concilio/kernel';
import type { Zone } from '../format.ts';
import { choosePieces, writtenOut } from './choose.ts';
import type { Entry, Placement } from './given.ts';
import {
  type Lexicon,
  Misnamed,
  nameOfPiece,
  namesOf,
  numberCopies,
  pathInFile,
  piecesOf,
  zoneOf,
} from '../names/lexicon.ts';
import { within } from '../read/placed.ts';

/**
 * Lays the pieces that a file names where it names them, on a table after set-up. What lay in a zone that the file
 * writes out, and is named nowhere, is put away. Nobody learns anything but what the zones tell.
 */
export function place<G extends Shape>(
  lexicon: Lexicon<G>,
  state: G['state'],
  placements: readonly Placement[],
): void {
  const { position } = lexicon.game;
  const chosen = choosePieces(lexicon, state, placements);
  const exact = writtenOut(placements);
  const named = [...chosen.values()];
  const evicted = clear(position.zones(state), named, exact);

  for (const piece of evicted) {
    conceal(lexicon, state, piece);
    position.readPiece?.(state, piece, {}, namesOf(lexicon, state));
    const full = new Set<string>();
    position.putAway(state, piece, (path) => {
      if (exact.has(path)) full.add(path);
      return exact.has(path);
    });
    const zone = zoneOf(lexicon, state, piece);
    if (zone === undefined || (zone.on === undefined && exact.has(zone.path)))
      throw noPlaceFor(
        lexicon,
        state,
        piece,
        [...full, ...(zone === undefined ? [] : [zone.path])],
        placements,
      );
    reveal(lexicon, state, piece, zone);
  }

  const lay = (zone: Zone, { exactly, entries }: Placement) => {
    const pieces = entries.map((entry) => chosen.get(entry) as PieceId);
    if (exactly) zone.pieces.splice(0, zone.pieces.length, ...pieces);
    else zone.pieces.unshift(...pieces);
    for (const piece of pieces) {
      conceal(lexicon, state, piece);
      reveal(lexicon, state, piece, zone);
    }
  };
  for (const placement of placements) lay(zoneAt(lexicon, state, placement.zone), placement);
  numberCopies(lexicon, state);

  const bear = (entry: Entry) => {
    const piece = chosen.get(entry) as PieceId;
    within(entry.at, () => position.readPiece?.(state, piece, entry.bears, namesOf(lexicon, state)));
    for (const placement of entry.carries) {
      const zone = position.zones(state).find(({ on, path }) => on === piece && path === placement.zone);
      if (zone === undefined)
        throw new Misnamed(
          entry.name,
          `"${entry.name}" has no "${placement.zone}" where it lies`,
          placement.at,
        );
      lay(zone, placement);
      placement.entries.forEach(bear);
    }
  };
  for (const { entries } of placements) entries.forEach(bear);
}

/** Names the zones where the piece could rest, and how to write one of them so that it may. */
function noPlaceFor<G extends Shape>(
  lexicon: Lexicon<G>,
  state: G['state'],
  piece: PieceId,
  zones: readonly string[],
  placements: readonly Placement[],
): Misnamed {
  const name = nameOfPiece(lexicon, state, piece);
  const full = [...new Set(zones)];
  const last = placements.find(({ zone }) => zone === full.at(-1));
  const fix = `write it among them, or one of them as { top: […] }, which keeps the rest there`;
  return new Misnamed(
    name,
    `there is no place left for ${name}: it could rest in ${full.join(' or ')}, and what is written there leaves it out; ${fix}`,
    last?.at ?? null,
  );
}

/** Takes the named pieces off the table, and everything out of the zones that are written out; returns the latter. */
function clear(zones: readonly Zone[], named: readonly PieceId[], exact: ReadonlySet<string>): PieceId[] {
  const leaving = new Set(named);
  for (let before = -1; before < leaving.size; ) {
    before = leaving.size;
    for (const { path, on, pieces } of zones)
      if (on === undefined ? exact.has(path) : leaving.has(on))
        for (const piece of pieces) leaving.add(piece);
  }
  for (const { pieces } of zones)
    pieces.splice(0, pieces.length, ...pieces.filter((piece) => !leaving.has(piece)));
  return [...leaving].filter((piece) => !named.includes(piece));
}

function zoneAt<G extends Shape>({ game }: Lexicon<G>, state: G['state'], path: string): Zone {
  const zone = game.position.zones(state).find((one) => one.on === undefined && one.path === path);
  if (zone === undefined) throw new Error(`The zone "${path}" is no longer on the table.`);
  return zone;
}

function conceal<G extends Shape>(lexicon: Lexicon<G>, state: G['state'], piece: PieceId): void {
  const pieces = piecesOf(lexicon, state);
  const index = allPieces(pieces).indexOf(piece);
  pieces.known[index] = 0;
  pieces.mixed[index] = (pieces.mixed[index] ?? 0) + 1;
}

function reveal<G extends Shape>(
  lexicon: Lexicon<G>,
  state: G['state'],
  piece: PieceId,
  { seenBy }: Zone,
): void {
  const pieces = piecesOf(lexicon, state);
  if (seenBy === 'all') showToAll(pieces, piece);
  else for (const seat of seenBy) showTo(pieces, piece, seat);
}

/** Every piece must lie in one place and one only, whatever a file has moved. */
export function mustLieSomewhere<G extends Shape>(lexicon: Lexicon<G>, state: G['state']): void {
  const zones = lexicon.game.position.zones(state);
  for (const piece of allPieces(piecesOf(lexicon, state))) {
    const places = zones.filter(({ pieces }) => pieces.includes(piece));
    if (places.length === 1) continue;
    const where =
      places.length === 0 ? 'nowhere' : places.map((zone) => pathInFile(lexicon, state, zone)).join(' and ');
    throw new Unreadable(`${nameOfPiece(lexicon, state, piece)} would lie ${where}.`);
  }
}

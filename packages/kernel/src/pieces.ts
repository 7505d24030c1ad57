import type { Look } from './kinds.ts';
import type { Random } from './random.ts';
import type { Viewer, Seat } from './seat.ts';
import { thingOf } from './thing.ts';

/** A piece whose face may be hidden: the id is its place, `#7`; what it is stands in `Pieces.faces` only. */
export type PieceId = `#${number}`;

export const isPiece = (id: string): id is PieceId => /^#\d+$/.test(id);

/**
 * Identities move, places stay: a shuffle permutes faces among ids, never ids among places, so an id tells nothing.
 * This is the one place where the secrets of a table stand; `imagine`, opaque ids and the twins all work on it.
 */
export interface Pieces {
  /** What each piece is. Every face is unique (`knight/2` is the second knight of the box). */
  faces: string[];
  /** Which seats know the face: one bit a seat. */
  known: number[];
  /** How often a piece was mixed with others, which changes the ids that leave the server. */
  mixed: number[];
  /** How often a seat learned a face. An answer after which it grew cannot be taken back freely. */
  shown: number;
  /** Faces that were known when the running step mixed them away: twins leave them where they were. Empty between steps. */
  forgotten: Forgotten[];
}

export interface Forgotten {
  readonly face: string;
  readonly known: number;
}

export const newPieces = (): Pieces => ({ faces: [], known: [], mixed: [], shown: 0, forgotten: [] });

/** The place that an id stands for. Read sign by sign, since rules look up faces more often than they do anything else. */
export function placeOf(id: PieceId): number {
  let index = 0;
  for (let at = 1; at < id.length; at++) index = index * 10 + id.charCodeAt(at) - 48;
  return index;
}

const bit = (seat: Seat): number => 1 << seat;
const EVERYBODY = 0x7fffffff;

/** Puts further pieces on the table, face down and unknown to all. */
export function addPieces(pieces: Pieces, faces: readonly string[]): PieceId[] {
  return faces.map((face) => {
    pieces.known.push(0);
    pieces.mixed.push(0);
    return `#${pieces.faces.push(face) - 1}` as const;
  });
}

export function faceOf(pieces: Pieces, id: PieceId): string {
  const face = pieces.faces[placeOf(id)];
  if (face === undefined) throw new Error(`There is no piece ${id}.`);
  return face;
}

/** What this viewer sees on the piece: its face, or `null` for its back. */
export function faceFor(pieces: Pieces, id: PieceId, viewer: Viewer): string | null {
  return isKnown(pieces, id, viewer) ? faceOf(pieces, id) : null;
}

/** How pieces look in a view: the thing and an id to point at, or a back, which has no id that could be followed. */
export function looksTo(pieces: Pieces, viewer: Viewer): (id: PieceId) => Look {
  return (id) => {
    const face = faceFor(pieces, id, viewer);
    return face === null ? { card: null } : { id, card: thingOf(face) };
  };
}

export function isKnown(pieces: Pieces, id: PieceId, viewer: Viewer): boolean {
  if (viewer === 'referee') return true;
  const known = pieces.known[placeOf(id)] ?? 0;
  return viewer === 'audience' ? known === EVERYBODY : (known & bit(viewer)) !== 0;
}

/** One seat learns what a piece is, and knows it until the piece is mixed with others. */
export function showTo(pieces: Pieces, id: PieceId, seat: Seat): void {
  learn(pieces, id, bit(seat));
}

export function showToAll(pieces: Pieces, id: PieceId): void {
  learn(pieces, id, EVERYBODY);
}

function learn(pieces: Pieces, id: PieceId, bits: number): void {
  const index = placeOf(id);
  const known = pieces.known[index] ?? 0;
  if ((known | bits) === known) return;
  pieces.known[index] = known | bits;
  pieces.shown++;
}

/** Shuffles the pieces of one pile: nobody knows any more which is which. */
export function shufflePieces(pieces: Pieces, ids: readonly PieceId[], stream: string, random: Random): void {
  loseTrack(pieces, ids);
  const faces = ids.map((id) => faceOf(pieces, id));
  random.shuffle(stream, faces);
  ids.forEach((id, place) => {
    pieces.faces[placeOf(id)] = faces[place] as string;
  });
}

/** These pieces change places out of sight: all forget them, but for the seat that moves them. */
export function loseTrack(pieces: Pieces, ids: readonly PieceId[], mover?: Seat): void {
  for (const id of ids) {
    const index = placeOf(id);
    const known = pieces.known[index] ?? 0;
    const kept = mover === undefined ? 0 : known & bit(mover);
    if (known !== kept) pieces.forgotten.push({ face: faceOf(pieces, id), known: known ^ kept });
    pieces.known[index] = kept;
    pieces.mixed[index] = (pieces.mixed[index] ?? 0) + 1;
  }
}

/**
 * Deals the faces that a seat does not know anew among these pieces, which it cannot tell apart.
 * What it knows stays where it is. Game modules call it from `imagine`, once for each kind of back.
 */
export function redeal(pieces: Pieces, ids: readonly PieceId[], seat: Seat, random: Random): void {
  const hidden = ids.filter((id) => !isKnown(pieces, id, seat));
  // Sorted first: what is dealt must depend on chance and on which faces are hidden, never on where they really lie.
  const faces = hidden.map((id) => faceOf(pieces, id)).sort();
  random.shuffle('imagine', faces);
  hidden.forEach((id, place) => {
    pieces.faces[placeOf(id)] = faces[place] as string;
  });
}

/** Whether a seat was among those who knew a face before it was mixed away. */
export const hasForgotten = ({ known }: Forgotten, seat: Seat): boolean => (known & bit(seat)) !== 0;

export const allPieces = (pieces: Pieces): PieceId[] => pieces.faces.map((_, index) => `#${index}` as const);

/** How often each piece that some plain data names has been mixed. */
export function timesShuffledIn(pieces: Pieces, value: unknown): Record<PieceId, number> {
  const mixes: Record<PieceId, number> = {};
  const look = (item: unknown): void => {
    if (typeof item === 'string') {
      if (!item.includes('#')) return;
      for (const [id] of item.matchAll(/#\d+/g)) mixes[id as PieceId] = timesShuffled(pieces, id as PieceId);
    } else if (typeof item === 'object' && item !== null) Object.values(item).forEach(look);
  };
  look(value);
  return mixes;
}

export const timesShuffled = (pieces: Pieces, id: PieceId): number => pieces.mixed[placeOf(id)] ?? 0;

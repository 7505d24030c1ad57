import {
  allPieces,
  canonical,
  faceOf,
  isPiece,
  type Json,
  type JsonRecord,
  type PieceId,
  type Pieces,
  type Shape,
  thingOf,
} from '@concilio/kernel';
import type { Language } from '@concilio/text';
import type { NameOf, Names, Positioned, Zone } from '../format.ts';
import { fold, splitCopy } from './fold.ts';
import type { Path } from '../read/source.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** How one position speaks: the names of the game, and which copy of a thing is which. */
export interface Lexicon<G extends Shape> {
  readonly game: Positioned<G>;
  readonly vocabulary: Vocabulary;
  /** The number of each copy by its face, which is unique and goes with the piece through every shuffle. */
  readonly copies: Map<string, number>;
  /** The numbers of each thing that are given. */
  readonly taken: Map<string, Set<number>>;
  /** The faces that `given` has named. */
  readonly written: Set<string>;
}

export const newLexicon = <G extends Shape>(
  game: Positioned<G>,
  seats: readonly string[],
  language?: Language,
): Lexicon<G> => ({
  game,
  vocabulary: vocabularyOf(game, seats, language),
  copies: new Map(),
  taken: new Map(),
  written: new Set(),
});

/** A name that stands for nothing, or for too much. Whoever knows the place in the file adds it. */
export class Misnamed extends Error {
  readonly written: Json;
  /** Where in the file the name stands, or below what, if that is known. */
  readonly at: Path | null;

  constructor(written: Json, message: string, at: Path | null = null) {
    super(message);
    this.written = written;
    this.at = at;
  }
}

/** Several of them, found in one go. */
export class AllMisnamed extends Error {
  readonly all: readonly Misnamed[];

  constructor(all: readonly Misnamed[]) {
    super(all.map(({ message }) => message).join('; '));
    this.all = all;
  }
}

const NONE: Pieces = { faces: [], known: [], mixed: [], shown: 0, forgotten: [] };

export const piecesOf = <G extends Shape>({ game }: Pick<Lexicon<G>, 'game'>, state: G['state']): Pieces =>
  game.pieces?.(state) ?? NONE;

/** Numbers the copies that have no number yet, in the order of the zones. */
export function numberCopies<G extends Shape>(lexicon: Lexicon<G>, state: G['state']): void {
  const pieces = piecesOf(lexicon, state);
  const lying = lexicon.game.position.zones(state).flatMap((zone) => zone.pieces);
  for (const piece of [...lying, ...allPieces(pieces)]) copyOf(lexicon, faceOf(pieces, piece));
}

/** The number of a copy; one that came up later gets the next free number of its thing. */
export function copyOf<G extends Shape>(lexicon: Lexicon<G>, face: string): number {
  const known = lexicon.copies.get(face);
  if (known !== undefined) return known;
  const taken = lexicon.taken.get(thingOf(face));
  let free = 1;
  while (taken?.has(free) === true) free++;
  setCopy(lexicon, face, free);
  return free;
}

export function setCopy<G extends Shape>({ copies, taken }: Lexicon<G>, face: string, copy: number): void {
  const numbers = taken.get(thingOf(face)) ?? new Set();
  numbers.delete(copies.get(face) ?? 0);
  taken.set(thingOf(face), numbers.add(copy));
  copies.set(face, copy);
}

/** Everything that a piece is called, folded: by its thing, and by its thing and number. */
export function labelsOfPiece<G extends Shape>(
  lexicon: Lexicon<G>,
  state: G['state'],
  piece: PieceId,
): readonly string[] {
  const face = faceOf(piecesOf(lexicon, state), piece);
  const plain = lexicon.vocabulary.labelsOf(thingOf(face));
  const copy = copyOf(lexicon, face);
  return [...plain, ...plain.map((label) => `${label}#${copy}`)];
}

/** What to call a piece: with its number wherever there are several of its thing. */
export function nameOfPiece<G extends Shape>(lexicon: Lexicon<G>, state: G['state'], piece: PieceId): string {
  const pieces = piecesOf(lexicon, state);
  const face = faceOf(pieces, piece);
  const single = pieces.faces.filter((other) => thingOf(other) === thingOf(face)).length === 1;
  const name = lexicon.vocabulary.nameOf(thingOf(face));
  return single ? name : `${name}#${copyOf(lexicon, face)}`;
}

/** Folds a name that may end in the number of a copy. */
export function foldName(name: string): string {
  const { base, copy } = splitCopy(name);
  return copy === null ? fold(name) : `${fold(base)}#${copy}`;
}

export const zoneOf = <G extends Shape>(
  { game }: Lexicon<G>,
  state: G['state'],
  piece: PieceId,
): Zone | undefined => game.position.zones(state).find((zone) => zone.pieces.includes(piece));

/** Where a zone stands in a file: seats by their names, and on which piece. */
export function pathInFile<G extends Shape>(lexicon: Lexicon<G>, state: G['state'], zone: Zone): string {
  const path = zone.path.replace(
    /^seats\.(\d+)/,
    (_, index) => `seats.${lexicon.vocabulary.seats[Number(index)]}`,
  );
  return zone.on === undefined ? path : `${nameOfPiece(lexicon, state, zone.on)}.${path}`;
}

/** What a piece looks like: where it lies, what it bears, and what lies on it. Copies that look the same are the same. */
export function lookOf<G extends Shape>(lexicon: Lexicon<G>, state: G['state'], piece: PieceId): JsonRecord {
  const { game } = lexicon;
  const thingAt = (id: PieceId) => thingOf(faceOf(piecesOf(lexicon, state), id));
  // Copies are not numbered here: whether two spiders that both watch a third differ is not a matter of its number.
  const nameOf: NameOf = { ...namesIn(lexicon, state), piece: thingAt };
  const zones = game.position.zones(state);
  const look = (id: PieceId): JsonRecord => ({
    thing: thingAt(id),
    bears: game.position.writePiece?.(state, id, nameOf) ?? {},
    carries: zones
      .filter((zone) => zone.on === id && zone.pieces.length > 0)
      .map((zone) => ({ path: zone.path, pieces: zone.pieces.map(look) })),
  });
  const place = (id: PieceId): Json => {
    const zone = zones.find(({ pieces }) => pieces.includes(id));
    if (zone === undefined) return null;
    return zone.on === undefined ? zone.path : [zone.path, thingAt(zone.on), place(zone.on)];
  };
  return { ...look(piece), place: place(piece) };
}

/** The piece that a name stands for; the copies that `given` has named go before others. */
export function pieceCalled<G extends Shape>(lexicon: Lexicon<G>, state: G['state'], name: Json): PieceId {
  if (typeof name !== 'string') throw new Misnamed(name, 'the name of a piece is expected here');
  const pieces = piecesOf(lexicon, state);
  const label = foldName(name);
  const fitting = allPieces(pieces).filter((id) => labelsOfPiece(lexicon, state, id).includes(label));
  const written = fitting.filter((id) => lexicon.written.has(faceOf(pieces, id)));
  const [first, ...others] = written.length > 0 ? written : fitting;
  if (first === undefined) {
    const { vocabulary } = lexicon;
    throw new Misnamed(
      name,
      vocabulary.knows(name) ? `there is no "${name}" on the table` : vocabulary.unknown(name),
    );
  }
  const look = canonical(lookOf(lexicon, state, first));
  if (others.some((id) => canonical(lookOf(lexicon, state, id)) !== look))
    throw new Misnamed(name, ambiguity(lexicon, state, name, [first, ...others]));
  return first;
}

/** `"Spider" may be any of these, which differ: Spider#1 (seats.Ana.engaged), Spider#2 (…)`. */
export function ambiguity<G extends Shape>(
  lexicon: Lexicon<G>,
  state: G['state'],
  name: string,
  ids: readonly string[],
): string {
  const shown = ids.map((id) => {
    if (!isPiece(id)) return id;
    const zone = zoneOf(lexicon, state, id);
    const where = zone === undefined ? 'nowhere' : pathInFile(lexicon, state, zone);
    const bears = lexicon.game.position.writePiece?.(state, id, namesIn(lexicon, state)) ?? {};
    const told = Object.entries(bears).map(([key, value]) => `${key}: ${canonical(value)}`);
    return `${nameOfPiece(lexicon, state, id)} (${[where, ...told].join(', ')})`;
  });
  return `"${name}" may be any of these, which differ: ${shown.toSorted().join('; ')}`;
}

function thingCalled<G extends Shape>({ vocabulary }: Lexicon<G>, name: Json): string {
  if (typeof name !== 'string') throw new Misnamed(name, 'the name of a thing is expected here');
  const [only, ...others] = vocabulary.thingsCalled(name);
  if (only === undefined) throw new Misnamed(name, vocabulary.unknown(name));
  if (others.length > 0)
    throw new Misnamed(
      name,
      `"${name}" is the name of several things; write one of ${[only, ...others].join(', ')}`,
    );
  return only;
}

export function seatCalled<G extends Shape>({ vocabulary }: Lexicon<G>, name: Json) {
  const found = typeof name === 'string' ? vocabulary.seatCalled(name) : null;
  if (found === null)
    throw new Misnamed(
      name,
      `${JSON.stringify(name)} is no seat; the seats are ${vocabulary.seats.join(', ')}`,
    );
  return found;
}

export const namesOf = <G extends Shape>(lexicon: Lexicon<G>, state: G['state']): Names => ({
  seat: (name) => seatCalled(lexicon, name),
  thing: (name) => thingCalled(lexicon, name),
  piece: (name) => pieceCalled(lexicon, state, name),
});

export const namesIn = <G extends Shape>(lexicon: Lexicon<G>, state: G['state']): NameOf => ({
  seat: (seat) => lexicon.vocabulary.seats[seat] ?? String(seat),
  thing: (id) => lexicon.vocabulary.nameOf(id),
  piece: (piece) => nameOfPiece(lexicon, state, piece),
});

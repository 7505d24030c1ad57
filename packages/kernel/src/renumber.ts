import type { Game, Shape } from './game.ts';
import type { Json, JsonRecord } from './json.ts';
import { allPieces, type PieceId, placeOf } from './pieces.ts';
import type { Table } from './play.ts';
import type { Random } from './random.ts';

/** Gives pieces other numbers, wherever they are named. */
export interface Renumbering<G extends Shape> {
  table(table: Table<G>): Table<G>;
  /** Anything that names pieces and has no list by their numbers: answers, for instance. */
  plain<T>(value: T): T;
}

/**
 * A random one among pieces with the same back. The numbers of the real table would tell a seat where pieces lie that
 * it has lost track of, and whoever has two such tables could compare them.
 */
export function renumbering<G extends Shape>(
  game: Game<G>,
  { state }: Table<G>,
  random: Random,
): Renumbering<G> {
  const pieces = game.pieces?.(state);
  const all = pieces === undefined ? [] : allPieces(pieces);
  const others = new Map<PieceId, PieceId>();
  for (const alike of game.backs?.(state) ?? [all]) {
    const mixed = [...alike];
    random.shuffle('numbers', mixed);
    alike.forEach((piece, place) => others.set(piece, mixed[place] ?? piece));
  }
  const other = (piece: string): string => others.get(piece as PieceId) ?? piece;
  const plain = <T>(value: T): T => renamed(value as Json, other) as T;

  return {
    plain,
    table(table) {
      const result = plain(table);
      const lists = game.byPiece?.(result.state) ?? [];
      const { faces, known, mixed } = game.pieces?.(result.state) ?? { faces: [], known: [], mixed: [] };
      for (const list of [faces, known, mixed, ...lists]) {
        const before = [...list];
        for (const piece of all) list[placeOf(other(piece) as PieceId)] = before[placeOf(piece)] as never;
      }
      return result;
    },
  };
}

function renamed(value: Json, other: (piece: string) => string): Json {
  if (typeof value === 'string') return value.replace(/#\d+/g, other);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, other));
  return Object.fromEntries(
    Object.entries(value as JsonRecord).map(([key, item]) => [
      key.replace(/#\d+/g, other),
      renamed(item, other),
    ]),
  );
}

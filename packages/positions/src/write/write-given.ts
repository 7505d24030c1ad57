import {
  faceOf,
  isKnown,
  isRecord,
  type Json,
  type JsonRecord,
  type PieceId,
  schema,
  type SchemaNode,
  seat,
  type Shape,
  thingOf,
  Unreadable,
} from '@concilio/kernel';
import type { Zone } from '../format.ts';
import { copyOf, type Lexicon, nameOfPiece, piecesOf, namesIn } from '../names/lexicon.ts';

/** Everything that `given` can say of a table. */
export function givenOf<G extends Shape>(lexicon: Lexicon<G>, state: G['state']): JsonRecord {
  const { position } = lexicon.game;
  const zones = position.zones(state);
  const lying = inOrderOf(position.given, laidOut(lexicon, zones));
  // Copies are numbered in the order in which they will be read, before anything names them.
  number(lexicon, state, zones, lying);
  const entries = entriesIn(lexicon, state, zones, lying);
  const { seats = [], ...rest } = position.write(state, namesIn(lexicon, state));
  const seen = seenIn(lexicon, state, zones);
  const bySeat = lexicon.vocabulary.seats.map((name, seat) => {
    const own = {
      ...schema.recordOf(schema.listOf(seats)[seat]),
      ...(seen[seat]?.length === 0 ? {} : { seen: seen[seat] ?? [] }),
    };
    return [name, own] as const;
  });
  return inOrderOf(position.given, merged(entries, { ...rest, seats: Object.fromEntries(bySeat) }));
}

/** The zones of the table as a record by their paths, with seats by their names. */
function laidOut<G extends Shape>({ vocabulary, game }: Lexicon<G>, zones: readonly Zone[]): JsonRecord {
  let whole: JsonRecord = {};
  for (const { path, on, pieces } of zones) {
    if (on !== undefined) continue;
    const parts = path.split('.');
    if (!isKnownPath(game.position.given, parts)) {
      if (pieces.length > 0) throw new Unreadable(`What lies in "${path}" cannot be written.`);
      continue;
    }
    const named =
      parts[0] === 'seats' ? ['seats', vocabulary.seats[Number(parts[1])] ?? '', ...parts.slice(2)] : parts;
    whole = merged(
      whole,
      named.reduceRight<Json>((inner, part) => ({ [part]: inner }), pieces) as JsonRecord,
    );
  }
  return whole;
}

function isKnownPath(node: SchemaNode | undefined, [part, ...rest]: readonly string[]): boolean {
  if (part === undefined) return node !== undefined;
  if (node?.is === 'by name' || node?.is === 'list') return isKnownPath(node.items, rest);
  return node?.is === 'record' && isKnownPath(node.fields[part], rest);
}

function number<G extends Shape>(
  lexicon: Lexicon<G>,
  state: G['state'],
  zones: readonly Zone[],
  laid: Json,
): void {
  if (isRecord(laid))
    for (const below of Object.values(laid as JsonRecord)) number(lexicon, state, zones, below);
  for (const piece of Array.isArray(laid) ? (laid as readonly PieceId[]) : []) {
    copyOf(lexicon, faceOf(piecesOf(lexicon, state), piece));
    for (const { on, pieces } of zones) if (on === piece) number(lexicon, state, zones, pieces);
  }
}

/** Pieces as they are written: a name, or a record of what the piece bears and carries. */
function entriesIn<G extends Shape>(
  lexicon: Lexicon<G>,
  state: G['state'],
  zones: readonly Zone[],
  laid: JsonRecord,
): JsonRecord {
  const nameOf = namesIn(lexicon, state);
  const entry = (piece: PieceId): Json => {
    const name = nameOf.thing(thingOf(faceOf(piecesOf(lexicon, state), piece)));
    const bears = lexicon.game.position.writePiece?.(state, piece, nameOf) ?? {};
    const carries = zones.flatMap(({ on, path, pieces }) =>
      on === piece && pieces.length > 0 ? [[path, pieces.map(entry)] as const] : [],
    );
    const all = { ...bears, ...Object.fromEntries(carries) };
    return Object.keys(all).length === 0 ? name : { card: name, ...all };
  };
  const walk = (value: Json): Json => {
    if (Array.isArray(value)) return (value as readonly PieceId[]).map(entry);
    return Object.fromEntries(Object.entries(value as JsonRecord).map(([key, below]) => [key, walk(below)]));
  };
  return walk(laid) as JsonRecord;
}

/** What each seat knows beyond what the zones tell it. */
function seenIn<G extends Shape>(
  lexicon: Lexicon<G>,
  state: G['state'],
  zones: readonly Zone[],
): readonly string[][] {
  const pieces = piecesOf(lexicon, state);
  return lexicon.vocabulary.seats.map((name, index) =>
    zones.flatMap((zone) =>
      zone.pieces.flatMap((piece) => {
        const told = zone.seenBy === 'all' || zone.seenBy.includes(seat(index));
        const known = isKnown(pieces, piece, seat(index));
        if (told && !known)
          throw new Unreadable(
            `${nameOfPiece(lexicon, state, piece)} lies where ${name} should see it, and does not.`,
          );
        return known && !told ? [nameOfPiece(lexicon, state, piece)] : [];
      }),
    ),
  );
}

/** Two records as one; below the same key they are merged too. */
function merged(one: JsonRecord, other: JsonRecord): JsonRecord {
  const both: Record<string, Json> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const before = both[key];
    both[key] =
      isRecord(before) && isRecord(value) ? merged(before as JsonRecord, value as JsonRecord) : value;
  }
  return both;
}

/** The same record with its keys in the order of the schema. */
function inOrderOf(node: SchemaNode | undefined, value: JsonRecord): JsonRecord {
  const known = node?.is === 'record' ? Object.keys(node.fields) : [];
  const keys = [
    ...known.filter((key) => Object.hasOwn(value, key)),
    ...Object.keys(value).filter((key) => !known.includes(key)),
  ];
  const below = (key: string) =>
    node?.is === 'record' ? node.fields[key] : node?.is === 'by name' ? node.items : undefined;
  return Object.fromEntries(
    keys.map((key) => {
      const item = value[key] ?? null;
      return [key, isRecord(item) ? inOrderOf(below(key), item as JsonRecord) : item];
    }),
  );
}

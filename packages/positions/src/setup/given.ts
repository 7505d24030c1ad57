import {
  isRecord,
  type Json,
  type JsonRecord,
  type Seat,
  type SchemaNode,
  schema,
  type Shape,
} from '@concilio/kernel';
import type { ZoneNode } from '../format.ts';
import { Misnamed, seatCalled, type Lexicon } from '../names/lexicon.ts';
import type { Path } from '../read/source.ts';

/** A piece that is named in a zone. */
export interface Entry {
  readonly name: string;
  /** What it bears there: damage, tokens. */
  readonly bears: JsonRecord;
  /** What lies on it or under it. */
  readonly carries: readonly Placement[];
  readonly at: Path;
}

/** What `given` says of one zone. */
export interface Placement {
  /** The zone's path, or its key in the entry of the piece that it lies on. */
  readonly zone: string;
  /** Whether the zone holds exactly these; otherwise they lie on top. */
  readonly exactly: boolean;
  readonly entries: readonly Entry[];
  readonly at: Path;
}

/** `given`, taken apart: what lies where, what a seat has seen, and all the rest. */
export interface Given {
  readonly placements: readonly Placement[];
  readonly seen: readonly { readonly seat: Seat; readonly name: Json; readonly at: Path }[];
  readonly rest: JsonRecord;
}

const isZone = (node: SchemaNode): node is ZoneNode => 'zone' in node;

/** Takes `given` apart in the order in which it is written; `isZonePath` tells which paths are zones of the table. */
export function readGiven<G extends Shape>(
  lexicon: Lexicon<G>,
  given: JsonRecord,
  isZonePath: (path: string) => boolean,
): Given {
  const placements: Placement[] = [];
  const seen: { seat: Seat; name: Json; at: Path }[] = [];

  const walk = (node: SchemaNode | undefined, value: Json, path: Path, at: Path): Json | undefined => {
    if (isZonePath(path.join('.'))) {
      placements.push(placementOf(node, path.join('.'), value, at));
      return undefined;
    }
    if (node !== undefined && isZone(node))
      throw new Error(`The game has a zone "${path.join('.')}" in its format, but not on its table.`);
    if (node?.is === 'list' && Array.isArray(value))
      return value.flatMap((item: Json, index) => {
        const rest = walk(node.items, item, [...path, index], [...at, index]);
        return rest === undefined ? [] : [rest];
      });
    if (!isRecord(value)) return value;
    const entries = Object.entries(value as JsonRecord).flatMap(([key, item]) => {
      const part = node?.is === 'by name' ? thingOrKey(lexicon, key) : key;
      const rest = walk(childOf(node, key), item, [...path, part], [...at, key]);
      return rest === undefined ? [] : [[key, rest] as const];
    });
    return Object.fromEntries(entries);
  };

  const { seats = {}, ...common } = given;
  const node = lexicon.game.position.given;
  const own = lexicon.vocabulary.seats.map((): Json => ({}));
  const named: Seat[] = [];
  const walkSeats = () => {
    for (const [name, value] of Object.entries(seats as JsonRecord)) {
      const at = ['given', 'seats', name];
      const seat = seatCalled(lexicon, name);
      if (named.includes(seat)) throw new Misnamed(name, `the seat "${name}" is written twice`);
      named.push(seat);
      const { seen: names = [], ...others } = value as JsonRecord;
      schema
        .listOf(names)
        .forEach((one, index) => seen.push({ seat, name: one, at: [...at, 'seen', index] }));
      const item = childOf(childOf(node, 'seats'), name);
      own[seat] = walk(item, others, ['seats', seat], at) ?? {};
    }
  };
  // In the order of the file, since copies are numbered in that order.
  const rest: Record<string, Json> = {};
  for (const key of Object.keys(given)) {
    if (key === 'seats') walkSeats();
    else {
      const value = walk(childOf(node, key), common[key] ?? null, [key], ['given', key]);
      if (value !== undefined) rest[key] = value;
    }
  }
  return { placements, seen, rest: { ...rest, seats: own } };
}

function childOf(node: SchemaNode | undefined, key: string): SchemaNode | undefined {
  if (node?.is === 'by name') return node.items;
  return node?.is === 'record' && Object.hasOwn(node.fields, key) ? node.fields[key] : undefined;
}

/** Records by name are mostly records by thing: regions by region. */
function thingOrKey<G extends Shape>({ vocabulary }: Lexicon<G>, key: string): string {
  const [only, ...others] = vocabulary.thingsCalled(key);
  return only !== undefined && others.length === 0 ? only : key;
}

function placementOf(node: SchemaNode | undefined, zone: string, value: Json, at: Path): Placement {
  const exactly = Array.isArray(value);
  const within = exactly ? at : [...at, 'top'];
  const listed = exactly ? schema.listOf(value) : schema.listOf(schema.recordOf(value).top);
  const fields = node === undefined ? {} : fieldsOfEntries(node);
  const entries = listed.map((item, index) => entryOf(item, fields, [...within, index]));
  return { zone, exactly, entries, at };
}

function entryOf(item: Json, fields: Readonly<Record<string, SchemaNode>>, at: Path): Entry {
  if (typeof item === 'string') return { name: item, bears: {}, carries: [], at };
  const { card, ...others } = schema.recordOf(item);
  if (typeof card !== 'string') throw new Misnamed(item, 'an entry names its piece: { card: NAME, … }', at);
  const carries = Object.entries(others).flatMap(([key, value]) => {
    const node = fields[key];
    return node !== undefined && isZone(node) ? [placementOf(node, key, value, [...at, key])] : [];
  });
  const zones = carries.map(({ zone }) => zone);
  const bears = Object.fromEntries(Object.entries(others).filter(([key]) => !zones.includes(key)));
  return { name: card, bears, carries, at };
}

/** What an entry of a zone may say besides its name. */
function fieldsOfEntries(node: SchemaNode): Readonly<Record<string, SchemaNode>> {
  if (node.is === 'record') return node.fields;
  if (node.is === 'list') return fieldsOfEntries(node.items);
  const [exactly] = node.is === 'either' ? node.choices : [];
  const laden = node.is === 'either' ? node.choices.find(({ is }) => is === 'record') : undefined;
  if (isZone(node)) return exactly === undefined ? {} : fieldsOfEntries(exactly);
  return laden === undefined ? {} : fieldsOfEntries(laden);
}

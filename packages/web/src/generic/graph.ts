import { type JsonRecord, isRecord, type Json } from '@concilio/kernel';
import { areSeatsInView, type MapInView, seatName, thingName, valueName } from '@concilio/words';
import { labelOf, type Reader, seatIn } from './facts.ts';

/** Something at a place: whose it is, if anybody's, and what. */
export interface Token {
  /** The id by which options speak of it; `null` for what cannot be told apart. */
  readonly id: string | null;
  readonly seat: number | null;
  /** The sign that stands for it, by the name of its field. */
  readonly field: string;
  /** Its short form. */
  readonly text: string;
  /** All of it in words. */
  readonly name: string;
}

export interface Node {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Which list of the view it comes from: places of a kind look alike. */
  readonly kind: number;
  readonly tokens: readonly Token[];
}

/** Places, what is there, and the ways between them. */
export interface Graph {
  readonly nodes: readonly Node[];
  readonly edges: readonly (readonly [string, string])[];
}

export function graphOf(reader: Reader, { lists, places }: MapInView): Graph {
  const edges = places.flatMap(({ id, beside }) =>
    beside.filter((other) => id < other).map((other) => [id, other] as const),
  );
  const spots = spread(
    places.map(({ record }) => record),
    places.map(({ id }) => id),
    edges,
  );
  return {
    nodes: places.map(({ id, list, record, ways }, index) => ({
      id,
      name: thingName(reader.words, id),
      x: spots[index]?.x ?? 50,
      y: spots[index]?.y ?? 50,
      kind: lists.indexOf(list),
      tokens: Object.entries(record)
        .filter(([field]) => !NO_TOKENS.includes(field) && !ways.includes(field))
        .flatMap(([field, value]) => tokensOf(reader, `view.${list}.${field}`, field, value)),
    })),
    edges,
  };
}

const NO_TOKENS: readonly string[] = ['id', 'x', 'y'];

/** What is not there (nothing, nobody, none) has no token. */
function tokensOf(reader: Reader, path: string, field: string, value: Json): readonly Token[] {
  if (value === null || value === false || value === 0 || value === '')
    return ownerOf(reader, path, field, value);
  const { words } = reader;
  const label = labelOf(words, path, field);
  if (Array.isArray(value))
    return value.flatMap((item: Json) => {
      if (typeof item === 'number' && areSeatsInView(path))
        return [{ id: null, seat: item, field, text: label, name: `${label}: ${seatName(words, item)}` }];
      return isRecord(item)
        ? [pieceOf(reader, label, field, item as JsonRecord)]
        : tokensOf(reader, path, field, item);
    });
  if (value === true) return [{ id: null, seat: null, field, text: label, name: label }];
  if (typeof value === 'string') {
    const text = valueName(words, field, value);
    return [{ id: value, seat: null, field, text, name: `${label}: ${text}` }];
  }
  const owner = ownerOf(reader, path, field, value);
  if (owner.length > 0) return owner;
  return [{ id: null, seat: null, field, text: String(value), name: `${label}: ${value}` }];
}

/** Seat 0 is somebody. */
function ownerOf({ words }: Reader, path: string, field: string, value: Json): readonly Token[] {
  const seat = seatIn(field, value);
  if (seat === null) return [];
  return [
    { id: null, seat, field, text: '', name: `${labelOf(words, path, field)}: ${seatName(words, seat)}` },
  ];
}

/** A piece is told by whose it is and by its numbers. */
function pieceOf({ words }: Reader, label: string, field: string, record: JsonRecord): Token {
  const entries = Object.entries(record);
  const [seat = null] = entries.flatMap(([name, value]) => seatIn(name, value) ?? []);
  const numbers = entries.flatMap(([name, value]) =>
    typeof value === 'number' && seatIn(name, value) === null ? [String(value)] : [],
  );
  const { id } = record;
  const name = [`${label}${numbers.length === 0 ? '' : ` ${numbers.join('/')}`}`];
  if (seat !== null) name.push(seatName(words, seat));
  return {
    id: typeof id === 'string' ? id : null,
    seat,
    field,
    text: numbers.join('/'),
    name: name.join(': '),
  };
}

/** How often every place is moved a little nearer to its neighbours and away from the others. */
const ROUNDS = 120;

/** Where the places are drawn, from 0 to 100: as the view says, or so that ways are short and nothing overlaps. */
function spread(
  records: readonly JsonRecord[],
  ids: readonly string[],
  edges: readonly (readonly [string, string])[],
): readonly Spot[] {
  const given = records.flatMap(({ x, y }) =>
    typeof x === 'number' && typeof y === 'number' ? [{ x, y }] : [],
  );
  return apart(fitted(given.length === records.length ? given : relaxed(ids, edges)));
}

/** From a circle, moved until they have room. */
function relaxed(ids: readonly string[], edges: Graph['edges']): readonly Spot[] {
  let spots: readonly Spot[] = ids.map((_, index) => {
    const angle = (index / ids.length) * 2 * Math.PI;
    return { x: 50 + 40 * Math.cos(angle), y: 50 + 40 * Math.sin(angle) };
  });
  for (let round = 0; round < ROUNDS; round++) {
    const now = spots;
    spots = now.map((spot, index) => nudged(spot, index, now, ids, edges));
  }
  return spots;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function nudged(
  spot: Spot,
  index: number,
  spots: readonly Spot[],
  ids: readonly string[],
  edges: readonly (readonly [string, string])[],
): Spot {
  let { x, y } = spot;
  for (const [other, { x: ox, y: oy }] of spots.entries()) {
    if (other === index) continue;
    const apart = Math.max(1, Math.hypot(spot.x - ox, spot.y - oy));
    const isNear = edges.some(
      ([from, to]) =>
        (from === ids[index] && to === ids[other]) || (to === ids[index] && from === ids[other]),
    );
    const force = 60 / (apart * apart) - (isNear ? (apart - 22) * 0.008 : 0);
    x += ((spot.x - ox) / apart) * force;
    y += ((spot.y - oy) / apart) * force;
  }
  return { x, y };
}

function fitted(spots: readonly Spot[]): Spot[] {
  const scale = (values: readonly number[]) => {
    const least = Math.min(...values);
    const span = Math.max(1, Math.max(...values) - least);
    return (value: number) => 8 + ((value - least) / span) * 84;
  };
  const across = scale(spots.map(({ x }) => x));
  const down = scale(spots.map(({ y }) => y));
  return spots.map(({ x, y }) => ({ x: across(x), y: down(y) }));
}

/** The room that a place takes on the map with what is on it, of 100. */
const ROOM: Spot = { x: 12, y: 11 };

/** Places that would cover each other are pushed apart, each by half, in the direction in which it takes less. */
function apart(spots: readonly Spot[]): readonly Spot[] {
  const moved = spots.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, one] of moved.entries())
      for (const other of moved.slice(index + 1)) {
        const across = ROOM.x - Math.abs(one.x - other.x);
        const down = ROOM.y - Math.abs(one.y - other.y);
        if (across <= 0 || down <= 0) continue;
        const axis = across / ROOM.x < down / ROOM.y ? 'x' : 'y';
        const push = (Math.min(axis === 'x' ? across : down, 2) / 2) * (one[axis] < other[axis] ? -1 : 1);
        one[axis] = inside(one[axis] + push);
        other[axis] = inside(other[axis] - push);
      }
  return moved;
}

const inside = (at: number): number => Math.min(94, Math.max(6, at));

import type { MapReading, Place } from '@concilio/text';

/** A place, and where it is drawn, from 0 to 100. */
export type Node = Place & Spot;

/** Places, what is there, and the ways between them. */
export interface Graph {
  readonly nodes: readonly Node[];
  readonly edges: readonly (readonly [string, string])[];
}

export function graphOf({ places }: MapReading): Graph {
  const edges = places.flatMap(({ id, beside }) =>
    beside.filter((other) => id < other).map((other) => [id, other] as const),
  );
  const spots = spread(places, edges);
  return {
    nodes: places.map((place, index) => ({ ...place, ...(spots[index] ?? { x: 50, y: 50 }) })),
    edges,
  };
}

/** How often every place is moved a little nearer to its neighbours and away from the others. */
const ROUNDS = 120;

/** Where the places are drawn, from 0 to 100: as the view says, or so that ways are short and nothing overlaps. */
function spread(places: readonly Place[], edges: Graph['edges']): readonly Spot[] {
  const given = places.flatMap(({ spot }) => spot ?? []);
  const ids = places.map(({ id }) => id);
  return apart(fitted(given.length === places.length ? given : relaxed(ids, edges)));
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

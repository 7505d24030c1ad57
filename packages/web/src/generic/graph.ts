import type { MapReading, Place } from '@concilio/text';
import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from 'd3-force';

/** Where a place is drawn, from 0 to 100. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A place, and where it is drawn. */
export type Node = Place & Spot;

/** Places, what is there, and the ways between them. */
export interface Graph {
  readonly nodes: readonly Node[];
  readonly edges: readonly (readonly [string, string])[];
}

const MIDDLE: Spot = { x: 50, y: 50 };

export function graphOf(map: MapReading, spots: readonly Spot[] = spotsOf(map)): Graph {
  return {
    nodes: map.places.map((place, index) => ({ ...place, ...(spots[index] ?? MIDDLE) })),
    edges: edgesOf(map),
  };
}

const edgesOf = ({ places }: MapReading): Graph['edges'] =>
  places.flatMap(({ id, beside }) =>
    beside.filter((other) => id < other).map((other) => [id, other] as const),
  );

/** What the layout of a map depends on: not on what lies there now, so that it is laid out once. */
export const outlineOf = ({ places }: MapReading): string =>
  JSON.stringify(places.map(({ id, beside, spot }) => [id, beside, spot]));

type Body = SimulationNodeDatum & { readonly id: string };

/** Half of what a place takes on the map with all that is on it, of 100. */
const ROOM = 7;
/** So long is a way where nothing says where its ends are. */
const WAY = 20;
/** From here on nothing moves any more that could be seen. */
const ROUNDS = 200;

/** Where places are drawn: as the view says, or so that ways are short, and moved apart where they would cover each other. */
export function spotsOf(map: MapReading): readonly Spot[] {
  const { places } = map;
  const given = places.flatMap(({ spot }) => spot ?? []);
  const isGiven = given.length === places.length;
  const known = fitted(given);
  const bodies: readonly Body[] = places.map(({ id }, index) => ({ id, ...(isGiven ? known[index] : {}) }));
  const forces = forceSimulation<Body>([...bodies])
    .force('apart', forceCollide(ROOM).iterations(4))
    .stop();
  if (isGiven) {
    forces
      .force(
        'x',
        forceX((_, index) => known[index]?.x ?? MIDDLE.x),
      )
      .force(
        'y',
        forceY((_, index) => known[index]?.y ?? MIDDLE.y),
      );
  } else {
    const ways = edgesOf(map).map(([source, target]) => ({ source, target }));
    forces
      .force(
        'ways',
        forceLink<Body, { source: string; target: string }>(ways)
          .id(({ id }) => id)
          .distance(WAY),
      )
      .force('wide', forceManyBody().strength(-40))
      .force('x', forceX(MIDDLE.x).strength(0.04))
      .force('y', forceY(MIDDLE.y).strength(0.04));
  }
  forces.tick(ROUNDS);
  return fitted(bodies.map(({ x = MIDDLE.x, y = MIDDLE.y }) => ({ x, y })));
}

/** Spread over the whole map, with a margin. */
function fitted(spots: readonly Spot[]): readonly Spot[] {
  const scale = (values: readonly number[]) => {
    const least = Math.min(...values);
    const span = Math.max(1, Math.max(...values) - least);
    return (value: number) => 8 + ((value - least) / span) * 84;
  };
  const across = scale(spots.map(({ x }) => x));
  const down = scale(spots.map(({ y }) => y));
  return spots.map(({ x, y }) => ({ x: across(x), y: down(y) }));
}

import { isRecord, type Json, type JsonRecord, schema } from '@concilio/kernel';

/** Places and the ways between them. */
export interface Graph {
  readonly nodes: readonly { readonly id: string; readonly x: number; readonly y: number }[];
  readonly edges: readonly (readonly [string, string])[];
}

/** A list of records with ids, each of which lists ids of others: the map of a view, if the value is one. */
export function graphIn(value: Json): Graph | null {
  if (!Array.isArray(value) || value.length < 2 || !value.every((item) => isRecord(item))) return null;
  const records = value as readonly JsonRecord[];
  const ids = records.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  if (ids.length < records.length) return null;
  const field = Object.keys(records[0] ?? {}).find((name) =>
    records.every((record) => isListOf(record[name], ids)),
  );
  if (field === undefined) return null;
  const ways = records.flatMap((record, index) =>
    schema.listOf(record[field]).map((other) => [ids[index] ?? '', String(other)] as const),
  );
  // A way that both of its ends name is drawn once.
  const edges = ways.filter(
    ([from, to]) => from < to || !ways.some(([one, other]) => one === to && other === from),
  );
  return { nodes: spread(records, ids, edges), edges };
}

const isListOf = (value: Json | undefined, ids: readonly string[]): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string' && ids.includes(item));

/** How often every place is moved a little nearer to its neighbours and away from the others. */
const ROUNDS = 120;

/** Where the places are drawn, from 0 to 100: as the view says, or so that ways are short and nothing overlaps. */
function spread(
  records: readonly JsonRecord[],
  ids: readonly string[],
  edges: readonly (readonly [string, string])[],
): Graph['nodes'] {
  const given = records.flatMap(({ x, y }) =>
    typeof x === 'number' && typeof y === 'number' ? [{ x, y }] : [],
  );
  const places = given.length === records.length ? given : relaxed(ids, edges);
  return fitted(places).map((place, index) => ({ id: ids[index] ?? '', ...place }));
}

/** From a circle, moved until they have room. */
function relaxed(ids: readonly string[], edges: Graph['edges']): readonly Place[] {
  let places: readonly Place[] = ids.map((_, index) => {
    const angle = (index / ids.length) * 2 * Math.PI;
    return { x: 50 + 40 * Math.cos(angle), y: 50 + 40 * Math.sin(angle) };
  });
  for (let round = 0; round < ROUNDS; round++) {
    const now = places;
    places = now.map((place, index) => nudged(place, index, now, ids, edges));
  }
  return places;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function nudged(
  place: Place,
  index: number,
  places: readonly Place[],
  ids: readonly string[],
  edges: readonly (readonly [string, string])[],
): Place {
  let { x, y } = place;
  for (const [other, { x: ox, y: oy }] of places.entries()) {
    if (other === index) continue;
    const apart = Math.max(1, Math.hypot(place.x - ox, place.y - oy));
    const isNear = edges.some(
      ([from, to]) =>
        (from === ids[index] && to === ids[other]) || (to === ids[index] && from === ids[other]),
    );
    const force = 60 / (apart * apart) - (isNear ? (apart - 22) * 0.008 : 0);
    x += ((place.x - ox) / apart) * force;
    y += ((place.y - oy) / apart) * force;
  }
  return { x, y };
}

function fitted(places: readonly Place[]): Place[] {
  const scale = (values: readonly number[]) => {
    const least = Math.min(...values);
    const span = Math.max(1, Math.max(...values) - least);
    return (value: number) => 8 + ((value - least) / span) * 84;
  };
  const across = scale(places.map(({ x }) => x));
  const down = scale(places.map(({ y }) => y));
  return places.map(({ x, y }) => ({ x: across(x), y: down(y) }));
}

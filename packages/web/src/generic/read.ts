import { isRecord, type Json, type JsonRecord, type SchemaNode } from '@concilio/kernel';
import { listed, mapIn, seatName, thingName, type Words } from '@concilio/words';
import { type Fact, factOf, labelOf, type Reader, seatIn, wordsOf } from './facts.ts';
import { type Graph, graphOf } from './graph.ts';
import { type Zone, zonesIn } from './piece.ts';

/** Facts and zones that belong together. */
export interface Block {
  readonly path: string;
  readonly label: string;
  readonly facts: readonly Fact[];
  readonly zones: readonly Zone[];
  readonly blocks: readonly Block[];
  readonly map: { readonly label: string; readonly graph: Graph } | null;
}

export interface Reading {
  readonly shared: Block;
  /** One block a seat, in their order. */
  readonly seats: readonly Block[];
  /** The pieces that something under way speaks of, by their ids: an attack, and who is in it. */
  readonly marks: ReadonlyMap<string, string>;
}

/** A view of any game, taken apart by how its parts are drawn. */
export function readView(words: Words, view: JsonRecord): Reading {
  const { seats, ...shared } = view;
  const node = words.game.position.view;
  const seatNode = fieldOf(node, 'seats');
  const items = seatNode?.is === 'list' ? seatNode.items : undefined;
  const reader: Reader = { words, names: namesIn(words, view), seat: null, marks: new Map() };
  return {
    shared: blockOf(reader, shared, node, 'view', ''),
    seats: (Array.isArray(seats) ? seats : []).map((own: Json, seat) =>
      blockOf(
        { ...reader, seat },
        isRecord(own) ? (own as JsonRecord) : {},
        items,
        'view.seats',
        seatName(words, seat),
      ),
    ),
    marks: reader.marks,
  };
}

/** Ids of pieces stand in views beside what they are. */
function namesIn(words: Words, view: JsonRecord): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const look = (value: Json): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (isRecord(value)) {
      const { id, card } = value as JsonRecord;
      if (typeof id === 'string' && typeof card === 'string') names.set(id, thingName(words, card));
      Object.values(value as JsonRecord).forEach(look);
    }
  };
  look(view);
  return names;
}

function blockOf(
  reader: Reader,
  value: JsonRecord,
  node: SchemaNode | undefined,
  path: string,
  label: string,
): Block {
  const facts: Fact[] = [];
  const zones: Zone[] = [];
  const blocks: Block[] = [];
  const map = mapIn(value);
  for (const [field, item] of inOrder(value, node)) {
    if (map?.lists.includes(field) === true) continue;
    const place = `${path}.${field}`;
    const name = labelOf(reader.words, place, field);
    const below = fieldOf(node, field);
    const [zone] = zonesIn(reader, item, place, name);
    if (zone !== undefined) zones.push(zone);
    else if (isRecord(item) && isOfPieces(item as JsonRecord))
      facts.push(underWay(reader, item as JsonRecord, place, name));
    else if (isRecord(item)) blocks.push(blockOf(reader, item as JsonRecord, below, place, name));
    else if (Array.isArray(item)) facts.push(...wordsOf(reader, field, item, place, name));
    else facts.push(...factOf(reader, field, item, place, name, below));
  }
  return {
    path,
    label,
    facts,
    zones,
    blocks: blocks.filter(isFilled),
    map: map && {
      label: listed(
        reader.words,
        map.lists.map((field) => labelOf(reader.words, `${path}.${field}`, field)),
      ),
      graph: graphOf(reader, map),
    },
  };
}

const isFilled = ({ facts, zones, blocks, map }: Block): boolean =>
  facts.length + zones.length + blocks.length > 0 || map !== null;

const isId = (value: Json | undefined): value is string => typeof value === 'string' && value.startsWith('#');

/** A record that only points at pieces and players, with at least one piece: something that is under way. */
function isOfPieces(record: JsonRecord): boolean {
  const values = Object.entries(record);
  return (
    values.some(([field, value]) => field !== 'id' && isId(value)) &&
    values.every(
      ([field, value]) =>
        value === null ||
        isId(value) ||
        seatIn(field, value) !== null ||
        (Array.isArray(value) && value.every(isId)),
    )
  );
}

function underWay(reader: Reader, record: JsonRecord, path: string, label: string): Fact {
  const said = Object.entries(record).flatMap(([field, value]) => {
    const seat = seatIn(field, value);
    if (seat !== null) return [seatName(reader.words, seat)];
    const ids = (Array.isArray(value) ? (value as readonly Json[]) : [value]).filter(isId);
    for (const id of ids) reader.marks.set(id, label);
    return ids.flatMap((id) => reader.names.get(id) ?? []);
  });
  return { path, label, text: said.join(' · '), number: null, range: null, among: [] };
}

/** Fields in the order of the schema, which is the order that the game wants them seen in. */
function inOrder(value: JsonRecord, node: SchemaNode | undefined): (readonly [string, Json])[] {
  const wanted = node?.is === 'record' ? Object.keys(node.fields) : [];
  const rank = (field: string) => (wanted.includes(field) ? wanted.indexOf(field) : wanted.length);
  return Object.entries(value).sort(([one], [other]) => rank(one) - rank(other));
}

const fieldOf = (node: SchemaNode | undefined, field: string): SchemaNode | undefined =>
  node?.is === 'record' ? node.fields[field] : node?.is === 'by name' ? node.items : undefined;

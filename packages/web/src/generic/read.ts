import { isRecord, type Json, type JsonRecord, type SchemaNode } from '@concilio/kernel';
import { gameText, isSeatField, isThing, seatName, thingName, type Words } from '@concilio/words';
import { type Graph, graphIn } from './graph.ts';

/** Something that lies on the table: a card, a token, a player's mark. */
export interface Piece {
  /** The id by which options and events speak of it; `null` for what cannot be told apart. */
  readonly id: string | null;
  /** What it is; `null` for a back. */
  readonly thing: string | null;
  readonly name: string | null;
  /** Which back it shows, where backs differ. */
  readonly back: string | null;
  readonly facts: readonly Fact[];
}

/** A number or a word with its name. */
export interface Fact {
  readonly path: string;
  readonly label: string;
  /** Empty where the label says it all. */
  readonly text: string;
  readonly number: number | null;
  /** What the number can be, where the game says so: then it is drawn as a track. */
  readonly range: { readonly min: number; readonly max: number } | null;
}

/** A row or a pile. */
export interface Zone {
  readonly path: string;
  readonly label: string;
  readonly pieces: readonly Piece[];
  /** How many lie there, of which `pieces` may be the first only. */
  readonly count: number;
  readonly isPile: boolean;
}

/** Facts and zones that belong together. */
export interface Block {
  readonly path: string;
  readonly label: string;
  readonly facts: readonly Fact[];
  readonly zones: readonly Zone[];
  readonly blocks: readonly Block[];
  readonly graphs: readonly { readonly label: string; readonly graph: Graph }[];
}

export interface Reading {
  readonly shared: Block;
  /** One block a seat, in their order. */
  readonly seats: readonly Block[];
}

/** A view of any game, taken apart by how its parts are drawn. */
export function readView(words: Words, view: JsonRecord): Reading {
  const { seats, ...shared } = view;
  const node = words.game.position.view;
  const seatNode = fieldOf(node, 'seats');
  const items = seatNode?.is === 'list' ? seatNode.items : undefined;
  return {
    shared: blockOf(words, shared, node, 'view', ''),
    seats: (Array.isArray(seats) ? seats : []).map((own: Json, seat) =>
      blockOf(words, isRecord(own) ? (own as JsonRecord) : {}, items, 'view.seats', seatName(words, seat)),
    ),
  };
}

function blockOf(
  words: Words,
  value: JsonRecord,
  node: SchemaNode | undefined,
  path: string,
  label: string,
): Block {
  const facts: Fact[] = [];
  const zones: Zone[] = [];
  const blocks: Block[] = [];
  const graphs: { label: string; graph: Graph }[] = [];
  for (const [field, item] of inOrder(value, node)) {
    const place = `${path}.${field}`;
    const name = labelOf(words, place, field);
    const below = fieldOf(node, field);
    const graph = graphIn(item);
    if (graph !== null) {
      graphs.push({ label: name, graph });
      continue;
    }
    const zone = zoneOf(words, item, place, name);
    if (zone !== null) zones.push(zone);
    else if (isRecord(item)) blocks.push(blockOf(words, item as JsonRecord, below, place, name));
    else if (Array.isArray(item)) facts.push(...wordsOf(words, item, place, name));
    else facts.push(...factOf(words, field, item, place, name, below));
  }
  return { path, label, facts, zones, blocks: blocks.filter(isFilled), graphs };
}

const isFilled = ({ facts, zones, blocks, graphs }: Block): boolean =>
  facts.length + zones.length + blocks.length + graphs.length > 0;

/** A list of pieces; or how many there are, and those that are known. */
function zoneOf(words: Words, value: Json, path: string, label: string): Zone | null {
  if (Array.isArray(value)) {
    const list: readonly Json[] = value;
    if (!list.every((item) => isPiece(words, item))) return null;
    const pieces = list.map((item) => pieceOf(words, item, path));
    const hidden = pieces.length > 6 && pieces.every(({ thing }) => thing === null);
    return { path, label, pieces, count: pieces.length, isPile: hidden };
  }
  if (!isRecord(value)) return null;
  const { count, ...rest } = value as JsonRecord;
  const [known, ...more] = Object.values(rest);
  if (typeof count !== 'number' || more.length > 0 || !Array.isArray(known)) return null;
  const cards: readonly Json[] = known;
  if (!cards.every((item) => isPiece(words, item))) return null;
  return { path, label, pieces: cards.map((item) => pieceOf(words, item, path)), count, isPile: true };
}

/** Things stand in views by their ids, or as records that name a thing (`null` for a back) or a player. */
function isPiece(words: Words, item: Json): boolean {
  if (item === null) return true;
  if (typeof item === 'string') return isThing(words, item);
  if (!isRecord(item)) return false;
  const record = item as JsonRecord;
  return headIn(words, record) !== undefined || Object.values(record).includes(null);
}

function pieceOf(words: Words, item: Json, path: string): Piece {
  if (typeof item === 'string')
    return { id: item, thing: item, name: thingName(words, item), back: null, facts: [] };
  if (!isRecord(item)) return { id: null, thing: null, name: null, back: null, facts: [] };
  const record = item as JsonRecord;
  const head = headIn(words, record);
  const what = head === undefined ? null : (record[head] ?? null);
  const id = typeof record.id === 'string' ? record.id : null;
  const { back } = record;
  const facts = Object.entries(record).flatMap(([field, fact]) => {
    if (field === head || field === 'id' || field === 'back' || fact === 0) return [];
    const place = `${path}.${field}`;
    const label = labelOf(words, place, field);
    return isRecord(fact)
      ? nested(words, fact as JsonRecord, place, label)
      : Array.isArray(fact)
        ? []
        : factOf(words, field, fact, place, label, undefined);
  });
  return {
    id: id ?? (typeof what === 'string' ? what : null),
    thing: typeof what === 'string' ? what : null,
    name: what === null || head === undefined ? null : scalar(words, head, what),
    back: typeof back === 'string' ? back : null,
    facts: head === undefined ? [] : facts,
  };
}

/** A piece that another one bears, as a word. */
function nested(words: Words, record: JsonRecord, path: string, label: string): Fact[] {
  const { name } = pieceOf(words, record, path);
  return name === null ? [] : [{ path, label, text: name, number: null, range: null }];
}

/** The field that says what, or whose, a record is. */
const headIn = (words: Words, record: JsonRecord): string | undefined =>
  Object.keys(record).find((field) => {
    const value = record[field];
    return typeof value === 'number'
      ? isSeatField(field)
      : typeof value === 'string' && isThing(words, value);
  });

/** A list of words that are no things. */
function wordsOf(words: Words, list: readonly Json[], path: string, label: string): Fact[] {
  const said = list.flatMap((item) =>
    typeof item === 'string' || typeof item === 'number' ? [scalar(words, '', item)] : [],
  );
  return said.length === 0 ? [] : [{ path, label, text: said.join(' · '), number: null, range: null }];
}

/** What is not so (no, nothing) is not worth a word. */
function factOf(
  words: Words,
  field: string,
  value: Json,
  path: string,
  label: string,
  node: SchemaNode | undefined,
): Fact[] {
  if (value === null || value === false || value === '') return [];
  if (value === true) return [{ path, label, text: '', number: null, range: null }];
  const number = typeof value === 'number' && !isSeatField(field) ? value : null;
  const range = number === null ? null : rangeOf(node);
  return [{ path, label, text: scalar(words, field, value), number, range }];
}

function rangeOf(node: SchemaNode | undefined): Fact['range'] {
  if (node?.is !== 'integer' || node.min === undefined || node.max === undefined) return null;
  return { min: node.min, max: node.max };
}

function scalar(words: Words, field: string, value: Json): string {
  if (typeof value === 'number' && isSeatField(field)) return seatName(words, value);
  return typeof value === 'string' && isThing(words, value) ? thingName(words, value) : String(value);
}

/** Fields in the order of the schema, which is the order that the game wants them seen in. */
function inOrder(value: JsonRecord, node: SchemaNode | undefined): (readonly [string, Json])[] {
  const wanted = node?.is === 'record' ? Object.keys(node.fields) : [];
  const rank = (field: string) => (wanted.includes(field) ? wanted.indexOf(field) : wanted.length);
  return Object.entries(value).sort(([one], [other]) => rank(one) - rank(other));
}

const fieldOf = (node: SchemaNode | undefined, field: string): SchemaNode | undefined =>
  node?.is === 'record' ? node.fields[field] : node?.is === 'by name' ? node.items : undefined;

/** The word for a field: the game's own, the name of the thing that it is, or the field itself. */
function labelOf(words: Words, path: string, field: string): string {
  const own = gameText(words, path);
  if (own !== undefined) return own;
  return isThing(words, field) ? thingName(words, field) : field;
}

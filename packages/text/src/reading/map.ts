import { type Fields, isRecord, type Json, type JsonRecord, type KindNode, view } from '@concilio/kernel';
import { seatName, thingName } from '../speaker.ts';
import { factOf } from './fact.ts';
import { type Piece, zoneOf } from './piece.ts';
import { labelOf, type Reader, scalarText } from './reader.ts';

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

/** A place of a map, with all that the view says of it. */
export interface Place {
  readonly id: string;
  readonly name: string;
  /** Which list of the view it comes from, counted: places of a kind look alike. */
  readonly kind: number;
  /** Where it is drawn, if the view says so. */
  readonly spot: { readonly x: number; readonly y: number } | null;
  readonly tokens: readonly Token[];
  /** All that is there in words, one text a field. */
  readonly said: readonly string[];
  /** Every place that it has a way to or from. */
  readonly beside: readonly string[];
}

export interface MapReading {
  /** What the lists of places are called. */
  readonly labels: readonly string[];
  readonly places: readonly Place[];
}

interface List {
  readonly field: string;
  readonly label: string;
  readonly fields: Fields;
  readonly records: readonly JsonRecord[];
}

/** Whether values of this kind are the places of a map. */
export const isPlaces = (kind: KindNode): boolean => kind.is === 'list' && kind.of.is === 'place';

/** The map of a record: its lists of places, and the ways between them, in both directions. */
export function mapOf(reader: Reader, fields: Fields, value: JsonRecord, path: string): MapReading | null {
  const lists = Object.entries(fields).flatMap(([field, kind]): List[] => {
    const list = value[field];
    if (kind.is !== 'list' || kind.of.is !== 'place' || !Array.isArray(list)) return [];
    const label = labelOf(reader.speaker, `${path}.${field}`, field, kind);
    return [{ field, label, fields: kind.of.fields, records: list as readonly JsonRecord[] }];
  });
  if (lists.length === 0) return null;
  const drawn = new Set(lists.flatMap(({ records }) => records.map(idOf)));
  const steps = lists.flatMap((list) =>
    list.records.flatMap((record) =>
      waysFrom(list.fields, record)
        .filter((other) => drawn.has(other))
        .map((other) => [idOf(record), other] as const),
    ),
  );
  const besideOf = (id: string) => [
    ...new Set(steps.flatMap(([from, to]) => (from === id ? [to] : to === id ? [from] : []))),
  ];
  return {
    labels: lists.map(({ label }) => label),
    places: lists.flatMap(({ field, fields: below, records }, kind) =>
      records.map((record) => ({
        id: idOf(record),
        name: thingName(reader.speaker, idOf(record)),
        kind,
        spot: spotOf(below, record),
        tokens: Object.entries(below).flatMap(([name, node]) =>
          tokensOf(reader, node, record[name] ?? null, `${path}.${field}.${name}`, name),
        ),
        said: Object.entries(below).flatMap(([name, node]) =>
          saidOf(reader, node, record[name] ?? null, `${path}.${field}.${name}`, name),
        ),
        beside: besideOf(idOf(record)),
      })),
    ),
  };
}

const idOf = ({ id }: JsonRecord): string => (typeof id === 'string' ? id : '');

const waysFrom = (fields: Fields, record: JsonRecord): readonly string[] =>
  Object.entries(fields).flatMap(([field, kind]) => {
    const to = record[field];
    return kind.is === 'ways' && Array.isArray(to) ? to.map(String) : [];
  });

function spotOf(fields: Fields, record: JsonRecord): Place['spot'] {
  const at = (axis: 'x' | 'y') =>
    Object.entries(fields).flatMap(([field, kind]) =>
      kind.is === 'coordinate' && kind.axis === axis && typeof record[field] === 'number'
        ? [record[field]]
        : [],
    )[0];
  const [x, y] = [at('x'), at('y')];
  return x === undefined || y === undefined ? null : { x, y };
}

/** A field of a place with its label; nothing, nobody and none are not said. */
function saidOf(reader: Reader, declared: KindNode, value: Json, path: string, field: string): string[] {
  const kind = view.presentOf(declared);
  if (kind.is === 'ways' || kind.is === 'coordinate' || (value === 0 && kind.is !== 'seat')) return [];
  const label = labelOf(reader.speaker, path, field, kind);
  const zone = zoneOf(reader, kind, value, path, label);
  if (zone !== null)
    return zone.pieces.length === 0 ? [] : [`${label} ${zone.pieces.map(figureText).join(' + ')}`];
  return factOf(reader, kind, value, path, label).map(({ text }) =>
    text === '' ? label : `${label} ${text.replaceAll(' · ', ' + ')}`,
  );
}

/** `Green Army 1 (Player Ana, Value 1)` */
const figureText = ({ name, facts }: Piece): string =>
  facts.length === 0
    ? (name ?? '')
    : `${name} (${facts.map(({ label, text }) => `${label} ${text}`).join(', ')})`;

/** What is not there (nothing, nobody, none) has no token. */
function tokensOf(
  reader: Reader,
  declared: KindNode,
  value: Json,
  path: string,
  field: string,
): readonly Token[] {
  const kind = view.presentOf(declared);
  const { speaker } = reader;
  if (value === null || kind.is === 'ways' || kind.is === 'coordinate') return [];
  const label = labelOf(speaker, path, field, kind);
  const items = view.itemsOf(kind);
  if (items !== null && Array.isArray(value))
    return value.flatMap((item: Json) =>
      items.is === 'seat' && typeof item === 'number'
        ? [{ id: null, seat: item, field, text: label, name: `${label}: ${seatName(speaker, item)}` }]
        : tokensOf(reader, items, item, path, field),
    );
  if (isRecord(value)) return [recordToken(reader, kind, value as JsonRecord, label, field)];
  // Seat 0 is somebody.
  if (kind.is === 'seat')
    return [
      {
        id: null,
        seat: Number(value),
        field,
        text: '',
        name: `${label}: ${seatName(speaker, Number(value))}`,
      },
    ];
  if (value === false || value === 0 || value === '') return [];
  if (value === true) return [{ id: null, seat: null, field, text: label, name: label }];
  const text = scalarText(reader, kind, value) ?? '';
  return [
    {
      id: typeof value === 'string' ? value : null,
      seat: null,
      field,
      text,
      name: `${label}: ${text}`,
    },
  ];
}

/** A figure is told by whose it is and by its numbers. */
function recordToken(
  { speaker }: Reader,
  kind: KindNode,
  record: JsonRecord,
  label: string,
  field: string,
): Token {
  const entries = Object.entries(view.fieldsOf(kind) ?? {});
  const [seat = null] = entries.flatMap(([name, below]) =>
    below.is === 'seat' && typeof record[name] === 'number' ? [record[name]] : [],
  );
  const numbers = entries.flatMap(([name, below]) =>
    below.is !== 'seat' && typeof record[name] === 'number' ? [String(record[name])] : [],
  );
  const name = [`${label}${numbers.length === 0 ? '' : ` ${numbers.join('/')}`}`];
  if (seat !== null) name.push(seatName(speaker, seat));
  const { id } = record;
  return {
    id: typeof id === 'string' ? id : null,
    seat,
    field,
    text: numbers.join('/'),
    name: name.join(': '),
  };
}

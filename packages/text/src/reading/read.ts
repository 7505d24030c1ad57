import {
  type Fields,
  fieldsSeen,
  isRecord,
  type Json,
  type JsonRecord,
  type KindNode,
  type SeenView,
  view,
} from '@concilio/kernel';
import { seatName, type Speaker } from '../speaker.ts';
import { type Fact, factOf } from './fact.ts';
import { isPlaces, type MapReading, mapOf } from './map.ts';
import { type Zone, zoneOf } from './piece.ts';
import { labelOf, namesIn, type Reader } from './reader.ts';

/** Facts and zones that belong together. */
export interface Block {
  readonly path: string;
  readonly label: string;
  readonly facts: readonly Fact[];
  readonly zones: readonly Zone[];
  readonly blocks: readonly Block[];
  readonly map: MapReading | null;
}

export interface Reading {
  readonly shared: Block;
  /** One block a seat, in their order. */
  readonly seats: readonly Block[];
  /** The pieces that something under way speaks of, by their ids: an attack, and who is in it. */
  readonly marks: ReadonlyMap<string, string>;
}

/** A view of any game, taken apart by the kinds that the game declares: how its parts are drawn, or said. */
export function readView(speaker: Speaker, shown: SeenView): Reading {
  const seen = fieldsSeen(shown);
  const fields = view.fieldsOf(speaker.game.contract.view) ?? {};
  const reader: Reader = { speaker, names: namesIn(speaker, seen), seat: null, marks: new Map() };
  return {
    shared: blockOf(reader, fields, seen, 'view', ''),
    seats: Object.entries(fields).flatMap(([field, kind]) => {
      const list = seen[field];
      if (kind.is !== 'per seat' || !Array.isArray(list)) return [];
      return list.map((own: Json, seat) =>
        blockOf(
          { ...reader, seat },
          kind.fields,
          isRecord(own) ? (own as JsonRecord) : {},
          `view.${field}`,
          seatName(speaker, seat),
        ),
      );
    }),
    marks: reader.marks,
  };
}

/** Of what stands by thing, also the things that have nothing are told: an action that nobody has chosen. */
function blockOf(
  reader: Reader,
  fields: Fields,
  value: JsonRecord,
  path: string,
  label: string,
  isByThing = false,
): Block {
  const facts: Fact[] = [];
  const zones: Zone[] = [];
  const blocks: Block[] = [];
  for (const [field, declared] of Object.entries(fields)) {
    const item = value[field];
    const kind = view.presentOf(declared);
    if (item === undefined || item === null || kind.is === 'per seat' || isPlaces(kind)) continue;
    const place = `${path}.${field}`;
    const name = labelOf(reader.speaker, place, field, kind);
    const zone = zoneOf(reader, kind, item, place, name);
    if (zone !== null) zones.push(zone);
    else if (isRecord(item) && isUnderWay(kind))
      facts.push(...underWay(reader, kind, item as JsonRecord, place, name));
    else if (isRecord(item)) {
      const below = fieldsIn(kind, item as JsonRecord);
      const block = blockOf(reader, below, item as JsonRecord, place, name, kind.is === 'by thing');
      if (isFilled(block)) blocks.push(block);
    } else if (Array.isArray(item) && item.length === 0 && isByThing)
      facts.push({ path: place, label: name, text: '–', number: null, sign: '', range: null, among: [] });
    else facts.push(...factOf(reader, kind, item, place, name));
  }
  return { path, label, facts, zones, blocks, map: mapOf(reader, fields, value, path) };
}

const fieldsIn = (kind: KindNode, value: JsonRecord): Fields =>
  kind.is === 'by thing'
    ? Object.fromEntries(Object.keys(value).map((key) => [key, kind.of]))
    : (view.fieldsOf(kind) ?? {});

const isFilled = ({ facts, zones, blocks, map }: Block): boolean =>
  facts.length + zones.length + blocks.length > 0 || map !== null;

/** A record that only points at pieces and players, with at least one piece: something that is under way. */
function isUnderWay(kind: KindNode): boolean {
  if (kind.is !== 'record') return false;
  const kinds = Object.values(kind.fields).map((one) => {
    const present = view.presentOf(one);
    return view.presentOf(view.itemsOf(present) ?? present).is;
  });
  return kinds.includes('piece id') && kinds.every((is) => is === 'piece id' || is === 'seat');
}

function underWay(
  reader: Reader,
  kind: KindNode,
  record: JsonRecord,
  path: string,
  label: string,
): readonly Fact[] {
  for (const value of Object.values(record).flat())
    if (typeof value === 'string') reader.marks.set(value, label);
  const said = Object.entries(view.fieldsOf(kind) ?? {}).flatMap(([field, below]) =>
    factOf(reader, below, record[field] ?? null, path, label).map(({ text }) => text),
  );
  return [{ path, label, text: said.join(' · '), number: null, sign: '', range: null, among: [] }];
}

import { isRecord, type Json, type JsonRecord, type KindNode, view } from '@concilio/kernel';
import { gameText, thingName, type Speaker } from '../speaker.ts';
import { type Fact, factOf } from './fact.ts';
import { factsOn } from './printed.ts';
import { labelOf, type Reader } from './reader.ts';

/** Something that lies on the table: a card, a token, a player's mark. */
export interface Piece {
  /** The id by which options and events speak of it; `null` for what cannot be told apart. */
  readonly id: string | null;
  /** What it is; `null` for a back. */
  readonly thing: string | null;
  readonly name: string | null;
  /** Which back it shows, where backs differ. */
  readonly back: string | null;
  /** What kind of thing it counts as, in the game's word. */
  readonly type: string | null;
  readonly facts: readonly Fact[];
  /** The numbers that count now; of a card that only shows its face, the printed ones. */
  readonly numbers: readonly Count[];
  /** What lies on it and is counted. */
  readonly tokens: readonly Count[];
  /** The game's word for it, if it is turned, or face down. */
  readonly turned: string | null;
  readonly faceDown: string | null;
  /** What lies on it, or is attached to it. */
  readonly on: readonly Zone[];
  /** Whether it lies in play, with a state of its own, and does not only show its face. */
  readonly isLaid: boolean;
}

/** A number with its name. */
export interface Count {
  /** As texts and facts write it: the table has a sign for the usual ones. */
  readonly field: string;
  readonly label: string;
  readonly value: number;
  /** By how much it differs from what is printed, and what changes it. */
  readonly changes: readonly { readonly by: string; readonly amount: number }[];
}

/** A row or a pile. */
export interface Zone {
  readonly path: string;
  readonly label: string;
  readonly pieces: readonly Piece[];
  /** How many lie there, of which `pieces` may be the first only. */
  readonly count: number;
  readonly isPile: boolean;
  /** What is written beside cards, and not a card itself: an effect that lasts. */
  readonly isNotes: boolean;
  /** What lies on a pile. */
  readonly on: readonly Zone[];
}

const NOTHING: Omit<Piece, 'id' | 'thing' | 'name'> = {
  back: null,
  type: null,
  facts: [],
  numbers: [],
  tokens: [],
  turned: null,
  faceDown: null,
  on: [],
  isLaid: false,
};

/** Whether values of this kind are drawn as pieces: cards, figures, and things by their ids. */
const isPieceKind = (kind: KindNode): boolean =>
  kind.is === 'piece' || kind.is === 'figure' || kind.is === 'thing';

/** What is a row or a pile by its kind, or a single piece; `null` for anything else. */
export function zoneOf(
  reader: Reader,
  declared: KindNode,
  value: Json,
  path: string,
  label: string,
): Zone | null {
  const kind = view.presentOf(declared);
  const zone = { path, label, isNotes: false, on: [] };
  if (kind.is === 'piece' || kind.is === 'figure') {
    const pieces = isRecord(value) ? [pieceOf(reader, kind, value as JsonRecord, path)] : [];
    return { ...zone, pieces, count: pieces.length, isPile: false };
  }
  if (kind.is === 'pile') return pileOf(reader, kind, value, path, label);
  if (kind.is !== 'zone' && kind.is !== 'notes') return null;
  const below = view.itemsOf(kind);
  const list: readonly Json[] = Array.isArray(value) ? value : [];
  const pieces = below === null ? [] : list.map((item) => pieceOf(reader, below, item, path));
  const isHidden = pieces.length > 6 && pieces.every(({ thing, id }) => thing === null && id === null);
  return {
    ...zone,
    pieces,
    count: pieces.length,
    isPile: isHidden || (kind.is === 'zone' && kind.aside),
    isNotes: kind.is === 'notes',
  };
}

function pileOf(
  reader: Reader,
  { fields }: KindNode & { readonly is: 'pile' },
  value: Json,
  path: string,
  label: string,
): Zone | null {
  if (!isRecord(value)) return null;
  const { count, cards, ...more } = value as JsonRecord;
  const known = zoneOf(reader, view.cards(), cards ?? [], path, label);
  const on = Object.entries(fields).flatMap(([field, kind]) => {
    const place = `${path}.${field}`;
    return (
      zoneOf(reader, kind, more[field] ?? null, place, labelOf(reader.speaker, place, field, kind)) ?? []
    );
  });
  return {
    path,
    label,
    pieces: known?.pieces ?? [],
    count: Number(count),
    isPile: true,
    isNotes: false,
    on: on.filter((zone) => zone.count > 0),
  };
}

function pieceOf(reader: Reader, kind: KindNode, item: Json, path: string): Piece {
  const { speaker } = reader;
  if (typeof item === 'string')
    return {
      ...NOTHING,
      id: item,
      thing: item,
      name: thingName(speaker, item),
      numbers: printed(speaker, item),
    };
  if (!isRecord(item)) return { ...NOTHING, id: null, thing: null, name: null };
  const record = item as JsonRecord;
  const id = typeof record.id === 'string' ? record.id : null;
  if (kind.is === 'record') return noted(reader, kind, record, path);
  const thing = kind.is === 'figure' ? id : typeof record.card === 'string' ? record.card : null;
  const laid = isPieceKind(kind) ? stateOf(reader, kind, record, path) : NOTHING;
  return {
    ...laid,
    id: id ?? thing,
    thing,
    name: thing === null ? null : thingName(speaker, thing),
    numbers: thing !== null && !laid.isLaid ? printed(speaker, thing) : laid.numbers,
  };
}

/** A record that is told: by what it names first. */
function noted(reader: Reader, kind: KindNode, record: JsonRecord, path: string): Piece {
  const facts = Object.entries(view.fieldsOf(kind) ?? {}).flatMap(([field, below]) =>
    factOf(
      reader,
      below,
      record[field] ?? null,
      `${path}.${field}`,
      labelOf(reader.speaker, `${path}.${field}`, field, below),
    ),
  );
  const [head, ...rest] = facts;
  return {
    ...NOTHING,
    id: null,
    thing: null,
    name: head?.text ?? null,
    facts: rest.filter(({ text }) => text !== ''),
  };
}

type State = typeof NOTHING;

/** How a piece lies on the table. */
function stateOf(reader: Reader, kind: KindNode, record: JsonRecord, path: string): State {
  const { speaker } = reader;
  const facts: Fact[] = [];
  const numbers: Count[] = [];
  const tokens: Count[] = [];
  const on: Zone[] = [];
  let { back, type, turned, faceDown } = NOTHING;
  let isLaid = false;
  const declared = Object.entries('fields' in kind ? kind.fields : {});
  const changed = declared.find(([, below]) => view.presentOf(below).is === 'changes')?.[0];
  const changes = changed === undefined ? null : record[changed];
  for (const [field, below] of declared) {
    const value = record[field];
    if (value === undefined) continue;
    const at = `${path}.${field}`;
    const present = view.presentOf(below);
    const label = labelOf(speaker, at, field, below);
    if (present.is === 'back') {
      back = typeof value === 'string' ? value : null;
      continue;
    }
    if (present.is === 'type') {
      type = gameText(speaker, `type.${String(value)}`) ?? null;
      continue;
    }
    isLaid = true;
    switch (present.is) {
      case 'turned':
        turned = value === true ? label : null;
        break;
      case 'face down':
        faceDown = value === true ? label : null;
        break;
      case 'changes':
        break;
      case 'stat':
        numbers.push({
          field: present.stat,
          label,
          value: Number(value),
          changes: changesOf(reader, changes, present.stat),
        });
        break;
      case 'tokens':
        if (value !== 0) tokens.push({ field: present.token, label, value: Number(value), changes: [] });
        break;
      default: {
        const zone = zoneOf(reader, below, value, at, label);
        if (zone === null || present.is === 'piece') {
          if (isWorthAWord(reader, present, value)) facts.push(...factOf(reader, below, value, at, label));
        } else if (zone.count > 0) on.push(zone);
      }
    }
  }
  return { back, type, facts, numbers, tokens, turned, faceDown, on, isLaid };
}

/** None of something goes without saying, and so does whose it is where it lies before them. */
const isWorthAWord = (reader: Reader, kind: KindNode, value: Json): boolean =>
  kind.is === 'seat' ? value !== reader.seat : value !== 0;

function changesOf({ speaker, names }: Reader, changes: Json | undefined, stat: string): Count['changes'] {
  const all: readonly Json[] = Array.isArray(changes) ? changes : [];
  return all.flatMap((change) => {
    if (!isRecord(change) || change.number !== stat) return [];
    const { source, amount } = change as JsonRecord;
    return typeof source === 'string' && typeof amount === 'number' && amount !== 0
      ? [{ by: names.get(source) ?? thingName(speaker, source), amount }]
      : [];
  });
}

/** The numbers that are printed on a thing and have a word in the game. */
export const printed = (speaker: Speaker, thing: string): readonly Count[] =>
  factsOn(speaker, thing, 'stat').flatMap(({ value, ...named }) =>
    typeof value === 'number' ? [{ ...named, value, changes: [] }] : [],
  );

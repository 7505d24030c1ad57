import { isRecord, type Json, type JsonRecord } from '@concilio/kernel';
import { gameText, isThing, kebab, textAbout, thingName, type Words } from '@concilio/words';
import { type Fact, factOf, labelOf, type Reader, seatIn, wordsOf } from './facts.ts';

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

/** Things stand in views by their ids, or as records that name a thing (`null` for a back) or a player. */
function isPiece(words: Words, item: Json): boolean {
  if (item === null) return true;
  if (typeof item === 'string') return isThing(words, item);
  if (!isRecord(item)) return false;
  const record = item as JsonRecord;
  const values = Object.values(record);
  return headIn(words, record) !== undefined || (values.includes(null) && !values.some(Array.isArray));
}

/** A record that is told apart by the id of a piece, wherever it stands. */
export const isSinglePiece = (item: Json): item is JsonRecord =>
  isRecord(item) && typeof item.id === 'string' && item.id.startsWith('#');

export function pieceOf(reader: Reader, item: Json, path: string): Piece {
  const { words } = reader;
  if (typeof item === 'string')
    return { ...NOTHING, id: item, thing: item, name: thingName(words, item), numbers: printed(words, item) };
  if (!isRecord(item)) return { ...NOTHING, id: null, thing: null, name: null };
  const record = item as JsonRecord;
  const head = headIn(words, record);
  const what = head === undefined ? null : (record[head] ?? null);
  const thing = typeof what === 'string' ? what : null;
  const id = typeof record.id === 'string' ? record.id : thing;
  const { back, type } = record;
  const isLaid = Object.keys(record).some((field) => field !== head && !PLAIN.includes(field));
  const laid = isLaid ? stateOf(reader, record, head, path) : NOTHING;
  return {
    ...laid,
    id,
    thing,
    name: what === null || head === undefined ? null : nameOf(reader, head, what),
    back: typeof back === 'string' ? back : null,
    type: (typeof type === 'string' ? gameText(words, `type.${type}`) : undefined) ?? null,
    numbers: thing !== null && !isLaid ? printed(words, thing) : laid.numbers,
    isLaid,
  };
}

/** Fields that say what a piece is, and not how it lies there. */
const PLAIN = ['id', 'card', 'back', 'type'];

type State = Pick<Piece, 'facts' | 'numbers' | 'tokens' | 'turned' | 'faceDown' | 'on'>;

/** How a piece lies on the table. */
function stateOf(
  reader: Reader,
  record: JsonRecord,
  head: string | undefined,
  path: string,
): State & typeof NOTHING {
  const { words } = reader;
  const facts: Fact[] = [];
  const numbers: Count[] = [];
  const tokens: Count[] = [];
  const on: Zone[] = [];
  const flag = (field: string): string | null =>
    record[field] === true ? labelOf(words, `${path}.${field}`, field) : null;
  for (const [field, value] of Object.entries(record)) {
    if (field === head || PLAIN.includes(field) || SHOWN_OTHERWISE.includes(field)) continue;
    const place = `${path}.${field}`;
    const label = labelOf(words, place, field);
    if (typeof value === 'number' && isStat(words, field))
      numbers.push({ field: kebab(field), label, value, changes: changesOf(reader, record, field) });
    else if (typeof value === 'number' && isToken(words, field)) {
      if (value > 0) tokens.push({ field: kebab(field), label, value, changes: [] });
    } else if (Array.isArray(value)) {
      const zones = zonesIn(reader, value, place, label);
      on.push(...zones);
      if (zones.length === 0) facts.push(...wordsOf(reader, field, value, place, label));
    } else if (isRecord(value)) facts.push(...worn(reader, value as JsonRecord, place, label));
    else if (isWorthAWord(reader, field, value))
      facts.push(...factOf(reader, field, value, place, label, undefined));
  }
  return {
    ...NOTHING,
    facts: head === undefined ? facts.filter(({ text }) => text !== '') : facts,
    numbers,
    tokens,
    turned: flag('exhausted'),
    faceDown: flag('facedown'),
    on: on.filter(({ count }) => count > 0),
  };
}

/** None of something goes without saying, and so does whose it is where it lies before them. */
function isWorthAWord(reader: Reader, field: string, value: Json): boolean {
  const whose = seatIn(field, value);
  return whose === null ? value !== 0 : whose !== reader.seat;
}

/** Drawn, and not written: a card is turned, lies on its face, or has a number that is not the printed one. */
const SHOWN_OTHERWISE = ['exhausted', 'facedown', 'changed'];

/** Numbers of a card that count, for which the game has a word of its own: `stat.attack`. */
const isStat = (words: Words, field: string): boolean =>
  gameText(words, `stat.${kebab(field)}`) !== undefined;

/** Numbers of a card that are tokens lying on it: `token.damage`. */
const isToken = (words: Words, field: string): boolean =>
  textAbout(words, field, (name) => `token.${name}`) !== undefined;

/** A record may list what changes its numbers: `changed: [{ number, source, amount }]`. */
function changesOf({ words, names }: Reader, { changed }: JsonRecord, field: string): Count['changes'] {
  const all: readonly Json[] = Array.isArray(changed) ? changed : [];
  return all.flatMap((change) => {
    if (!isRecord(change) || change.number !== kebab(field)) return [];
    const { source, amount } = change as JsonRecord;
    return typeof source === 'string' && typeof amount === 'number' && amount !== 0
      ? [{ by: names.get(source) ?? thingName(words, source), amount }]
      : [];
  });
}

/** The numbers that are printed on a thing and have a word in the game. */
export function printed(words: Words, thing: string): readonly Count[] {
  const facts = words.game.content?.find(({ id }) => id === thing)?.facts ?? {};
  return Object.entries(facts).flatMap(([field, value]) => {
    const label = gameText(words, `stat.${field}`);
    return label === undefined || typeof value !== 'number' ? [] : [{ field, label, value, changes: [] }];
  });
}

/** A piece that another one bears, as a word. */
function worn(reader: Reader, record: JsonRecord, path: string, label: string): Fact[] {
  const { name } = pieceOf(reader, record, path);
  return name === null ? [] : [{ path, label, text: name, number: null, range: null, among: [] }];
}

function nameOf({ words }: Reader, field: string, value: Json): string {
  const seat = seatIn(field, value);
  if (seat !== null) return words.names[seat] ?? String(seat);
  return typeof value === 'string' && isThing(words, value) ? thingName(words, value) : String(value);
}

/** The field that says what, or whose, a record is: `card` where there is one, be it a back. */
const headIn = (words: Words, record: JsonRecord): string | undefined =>
  Object.hasOwn(record, 'card')
    ? 'card'
    : Object.keys(record).find((field) => {
        const value = record[field];
        return typeof value === 'number'
          ? seatIn(field, value) !== null
          : typeof value === 'string' && field !== 'type' && isThing(words, value);
      });

/** Lists of these names are piles: what lies there is out of the way, with the last one on top. */
const PILES = ['discard', 'removed', 'victory', 'aside'];

/** A list of pieces; a single one; or how many there are, and those that are known. */
export function zonesIn(reader: Reader, value: Json, path: string, label: string): readonly Zone[] {
  const { words } = reader;
  const listOf = (list: Json | undefined): readonly Piece[] | null =>
    Array.isArray(list) && list.every((item) => isPiece(words, item))
      ? list.map((item: Json) => pieceOf(reader, item, path))
      : null;
  const pieces = isSinglePiece(value) ? [pieceOf(reader, value, path)] : listOf(value);
  if (pieces !== null) {
    const isHidden = pieces.length > 6 && pieces.every(({ thing, id }) => thing === null && id === null);
    const isPile = isHidden || PILES.includes(path.slice(path.lastIndexOf('.') + 1));
    return [{ path, label, pieces, count: pieces.length, isPile, isNotes: areNotes(value), on: [] }];
  }
  if (!isRecord(value)) return [];
  const { count, ...rest } = value as JsonRecord;
  const [known, ...more] = Object.entries(rest);
  const cards = listOf(known?.[1]);
  if (typeof count !== 'number' || cards === null) return [];
  const on = more.map(([field, list]) => {
    const place = `${path}.${field}`;
    return zonesIn(reader, list, place, labelOf(words, place, field));
  });
  if (on.some((zones) => zones.length === 0)) return [];
  return [
    {
      path,
      label,
      pieces: cards,
      count,
      isPile: true,
      isNotes: false,
      on: on.flat().filter((zone) => zone.count > 0),
    },
  ];
}

/** Records that name a card and a number of another: they say what a card does, and are none. */
const areNotes = (value: Json): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => isRecord(item) && 'number' in item && 'amount' in item && !('id' in item));

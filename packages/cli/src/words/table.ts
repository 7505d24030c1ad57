import { isRecord, type Json, type JsonRecord, type SchemaNode, type Seat } from '@concilio/kernel';
import { say } from '../text/say.ts';
import { drawItems, labelOf, scalar } from './items.ts';
import { flow, padTo, widthOf } from './paint.ts';
import { gameName, mapIn, seatName } from '@concilio/words';
import { drawMap } from './map.ts';
import { spoken } from './pieces.ts';
import type { Words } from './words.ts';

/** Whose table it is, and how much room there is to draw it. */
export interface Sight {
  readonly you: Seat | null;
  /** Who is asked now. */
  readonly asked: readonly Seat[];
  readonly width: number;
  /** Long rows that lie open to all are counted; left out, they are drawn. */
  readonly brief?: boolean;
}

/** A view of any game as lines of text: facts first, then piles and rows of cards, then the seats. */
export function drawTable(words: Words, view: Json, sight: Sight): string[] {
  if (!isRecord(view)) return [];
  const { seats, ...shared } = spoken(view) as JsonRecord;
  const { view: node } = words.game.position;
  const map = mapIn(shared);
  const rest = Object.fromEntries(
    Object.entries(shared).filter(([field]) => map?.lists.includes(field) !== true),
  );
  const parts = partsOf(words, rest, node, 'view', sight);
  return [
    ruled(words, sight.width),
    ...(parts.facts.length > 0 ? prefixed('  ', flow(parts.facts, '   ', 2, sight.width)) : []),
    ...(map === null ? [] : drawMap(words, map, sight.width)),
    ...drawZones([], parts.zones, 2, sight.width),
    ...(Array.isArray(seats) ? ['', ...drawSeats(words, seats, fieldOf(node, 'seats'), sight)] : []),
  ];
}

function ruled(words: Words, width: number): string {
  const title = gameName(words);
  const line = '─'.repeat(Math.max(2, width - widthOf(title) - 4));
  return `${words.paint.faint('──')} ${words.paint.title(title)} ${words.paint.faint(line)}`;
}

function drawSeats(
  words: Words,
  seats: readonly Json[],
  node: SchemaNode | undefined,
  sight: Sight,
): string[] {
  const you = ` ${say(words.language, 'play.you')}`;
  const heads = seats.map((_, seat) =>
    seat === sight.you ? `${seatName(words, seat)}${words.paint.faint(you)}` : seatName(words, seat),
  );
  const widest = Math.max(...heads.map(widthOf));
  const items = node?.is === 'list' ? node.items : undefined;
  return seats.flatMap((own, seat) => {
    const mark = sight.asked.some((asked) => asked === seat) ? words.paint.question('▸') : ' ';
    const head = `${mark} ${padTo(heads[seat] ?? '', widest)}`;
    if (!isRecord(own)) return [head.trimEnd()];
    // A hand is what its player plays from: it is drawn whole.
    const { facts, zones } = partsOf(words, own as JsonRecord, items, 'view.seats', {
      ...sight,
      brief: false,
    });
    return beside(head, facts, zones, sight.width);
  });
}

/** A seat on one line if it fits, otherwise its facts beside its name and the rest below. */
function beside(head: string, facts: readonly string[], zones: readonly Zone[], width: number): string[] {
  const inline = zones.flatMap(({ inline }) => inline ?? []);
  const line = [head, ...facts, ...inline].join('   ');
  if (inline.length === zones.length && widthOf(line) <= width) return [line.trimEnd()];
  return [
    ...flow([head, ...facts], '   ', widthOf(head) + 3, width).map((one) => one.trimEnd()),
    ...drawZones([], zones, 4, width),
  ];
}

/** Something with a name: a row of things, or a record. */
interface Zone {
  /** All of it in one piece, if that is short enough for a line. */
  readonly inline: string | null;
  /** All of it in lines of its own. */
  readonly draw: (indent: number) => string[];
}

interface Parts {
  /** Numbers and words. */
  readonly facts: readonly string[];
  readonly zones: readonly Zone[];
}

/** Zones one after the other: the short ones share lines, the others have their own. */
function drawZones(
  begun: readonly string[],
  zones: readonly Zone[],
  indent: number,
  width: number,
): string[] {
  const margin = ' '.repeat(indent);
  const lines: string[] = [];
  let short: string[] = [...begun];
  const flush = () => {
    if (short.length > 0) lines.push(...prefixed(margin, flow(short, '   ', indent, width)));
    short = [];
  };
  for (const { inline, draw } of zones)
    if (inline !== null && indent + widthOf(inline) <= width) short.push(inline);
    else {
      flush();
      lines.push(...draw(indent));
    }
  flush();
  return lines;
}

/** The first line has something before it; the others are indented as far already. */
const prefixed = (head: string, [first = '', ...rest]: readonly string[]): string[] => [
  head + first,
  ...rest,
];

/** A record taken apart by how its fields are shown. What is empty is not. */
function partsOf(
  words: Words,
  value: JsonRecord,
  node: SchemaNode | undefined,
  path: string,
  sight: Sight,
): Parts {
  const facts: string[] = [];
  const zones: Zone[] = [];
  for (const [field, item] of inOrder(value, node)) {
    const place = `${path}.${field}`;
    const label = words.paint.label(labelOf(words, place, field));
    const items = drawItems(words, item, place);
    if (items !== null) zones.push(...rowOf(words, label, items, sight));
    else if (isRecord(item) || Array.isArray(item)) {
      const inner = Array.isArray(item)
        ? Object.fromEntries(item.map((one: Json, index) => [`${index + 1}`, one]))
        : (item as JsonRecord);
      const below = Array.isArray(item) ? undefined : fieldOf(node, field);
      zones.push(...blockOf(words, label, partsOf(words, inner, below, place, sight), sight.width));
    } else if (item === true) facts.push(label);
    else if (item !== false && item !== null) facts.push(`${label} ${scalar(words, place, item)}`);
  }
  return { facts, zones };
}

/** More things than these in a row are counted where the table is drawn in brief. */
const BRIEF = 20;

/** A label this long does not indent the lines below it. */
const LONG_LABEL = 16;

function rowOf(words: Words, label: string, items: readonly string[], sight: Sight): readonly Zone[] {
  if (items.length === 0) return [];
  const counted = sight.brief === true && items.length > BRIEF;
  const inline = counted
    ? `${label} ${words.paint.thing(String(items.length))} ${words.paint.faint(say(words.language, 'play.brief'))}`
    : `${label} ${items.join(' · ')}`;
  const draw = (indent: number) => {
    const margin = ' '.repeat(indent);
    const [first = '', ...rest] = items;
    return widthOf(label) > LONG_LABEL
      ? prefixed(margin, flow([`${label}   ${first}`, ...rest], ' · ', indent + 4, sight.width))
      : prefixed(`${margin}${label}   `, flow(items, ' · ', indent + widthOf(label) + 3, sight.width));
  };
  return [{ inline, draw }];
}

function blockOf(words: Words, label: string, { facts, zones }: Parts, width: number): readonly Zone[] {
  if (facts.length + zones.length === 0) return [];
  const { paint } = words;
  const whole = zones.every(({ inline }) => inline !== null);
  const inner = [...facts, ...zones.flatMap(({ inline }) => inline ?? [])].join(', ');
  const draw = (indent: number) => [
    ' '.repeat(indent) + label,
    ...drawZones(facts, zones, indent + 2, width),
  ];
  return [{ inline: whole ? `${label} ${paint.faint('(')}${inner}${paint.faint(')')}` : null, draw }];
}

/** Fields in the order of the schema, which is the order that the game wants them seen in. */
function inOrder(value: JsonRecord, node: SchemaNode | undefined): (readonly [string, Json])[] {
  const wanted = node?.is === 'record' ? Object.keys(node.fields) : [];
  const rank = (field: string) => (wanted.includes(field) ? wanted.indexOf(field) : wanted.length);
  return Object.entries(value).sort(([one], [other]) => rank(one) - rank(other));
}

const fieldOf = (node: SchemaNode | undefined, field: string): SchemaNode | undefined =>
  node?.is === 'record' ? node.fields[field] : node?.is === 'by name' ? node.items : undefined;

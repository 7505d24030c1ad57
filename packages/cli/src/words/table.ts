import { isRecord, type Json, type JsonRecord, type SchemaNode, type Seat } from '@concilio/kernel';
import { say } from '../text/say.ts';
import { drawItems } from './items.ts';
import { flow, padTo, widthOf } from './paint.ts';
import { gameName, gameText, isThing, seatName, thingName, type Words } from './words.ts';

/** Whose table it is, and how much room there is to draw it. */
export interface Sight {
  readonly you: Seat | null;
  /** Who is asked now. */
  readonly asked: readonly Seat[];
  readonly width: number;
}

/** A view of any game as lines of text: facts first, then piles and rows of cards, then the seats. */
export function drawTable(words: Words, view: Json, sight: Sight): string[] {
  if (!isRecord(view)) return [];
  const { seats, ...shared } = view as JsonRecord;
  const { view: node } = words.game.position;
  return [
    ruled(words, sight.width),
    ...drawRecord(words, shared, node, 'view', 2, sight.width),
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
    return beside(head, partsOf(words, own as JsonRecord, items, 'view.seats', sight.width), sight.width);
  });
}

/** A seat on one line if it fits, otherwise its facts beside its name and its rows below. */
function beside(head: string, { facts, rows, blocks }: Parts, width: number): string[] {
  const inline = [...facts, ...rows.map(({ label, items }) => `${label} ${items.join(' · ')}`)];
  const line = [head, ...inline].join('   ');
  if (blocks.length === 0 && widthOf(line) <= width) return [line.trimEnd()];
  const indent = widthOf(head) + 3;
  return [
    ...flow([head, ...facts], '   ', indent, width),
    ...drawRows(rows, 4, width),
    ...blocks.flatMap(({ label, draw }) => [`    ${label}`, ...draw(6)]),
  ];
}

interface Row {
  readonly label: string;
  readonly items: readonly string[];
}

/** A record taken apart by how its fields are shown: numbers and words, rows of things, and all that is deeper. */
interface Parts {
  readonly facts: readonly string[];
  readonly rows: readonly Row[];
  readonly blocks: readonly { readonly label: string; readonly draw: (indent: number) => string[] }[];
}

function drawRecord(
  words: Words,
  value: JsonRecord,
  node: SchemaNode | undefined,
  path: string,
  indent: number,
  width: number,
): string[] {
  const { facts, rows, blocks } = partsOf(words, value, node, path, width);
  const margin = ' '.repeat(indent);
  return [
    ...(facts.length > 0 ? prefixed(margin, flow(facts, '   ', indent, width)) : []),
    ...drawRows(rows, indent, width),
    ...blocks.flatMap(({ label, draw }) => [margin + label, ...draw(indent + 2)]),
  ];
}

/** Rows with their labels in a column. */
function drawRows(rows: readonly Row[], indent: number, width: number): string[] {
  const column = Math.max(0, ...rows.map(({ label }) => widthOf(label)));
  const margin = ' '.repeat(indent);
  return rows.flatMap(({ label, items }) => {
    const head = `${margin}${padTo(label, column)}   `;
    return prefixed(head, flow(items, ' · ', widthOf(head), width));
  });
}

/** The first line has something before it; the others are indented as far already. */
const prefixed = (head: string, [first = '', ...rest]: readonly string[]): string[] => [
  head + first,
  ...rest,
];

function partsOf(
  words: Words,
  value: JsonRecord,
  node: SchemaNode | undefined,
  path: string,
  width: number,
): Parts {
  const facts: string[] = [];
  const rows: Row[] = [];
  const blocks: { label: string; draw: (indent: number) => string[] }[] = [];
  for (const [field, item] of inOrder(value, node)) {
    const place = `${path}.${field}`;
    const label = words.paint.label(labelOf(words, place, field));
    const items = drawItems(words, item, place);
    if (items !== null) rows.push({ label, items });
    else if (isRecord(item) || Array.isArray(item)) {
      const inner = Array.isArray(item)
        ? Object.fromEntries(item.map((one: Json, index) => [`${index + 1}`, one]))
        : (item as JsonRecord);
      const below = Array.isArray(item) ? undefined : fieldOf(node, field);
      blocks.push({ label, draw: (indent) => drawRecord(words, inner, below, place, indent, width) });
    } else if (item === true) facts.push(label);
    else if (item !== false && item !== null) facts.push(`${label} ${scalar(words, item)}`);
  }
  return { facts, rows, blocks };
}

function scalar(words: Words, value: Json): string {
  const text = String(value);
  return typeof value === 'string' && isThing(words, value)
    ? thingName(words, value)
    : words.paint.thing(text);
}

/** Fields in the order of the schema, which is the order that the game wants them seen in. */
function inOrder(value: JsonRecord, node: SchemaNode | undefined): (readonly [string, Json])[] {
  const wanted = node?.is === 'record' ? Object.keys(node.fields) : [];
  const rank = (field: string) => (wanted.includes(field) ? wanted.indexOf(field) : wanted.length);
  return Object.entries(value).sort(([one], [other]) => rank(one) - rank(other));
}

const fieldOf = (node: SchemaNode | undefined, field: string): SchemaNode | undefined =>
  node?.is === 'record' ? node.fields[field] : node?.is === 'by name' ? node.items : undefined;

/** The word for a field: the game's own, the name of the thing or the number that it is, or the field itself. */
export function labelOf(words: Words, path: string, field: string): string {
  const own = gameText(words, path);
  if (own !== undefined) return own;
  return isThing(words, field) ? thingName(words, field) : field;
}

import type { Seat, SeenView } from '@concilio/kernel';
import {
  BACK,
  type Block,
  type Count,
  type Fact,
  gameName,
  type MapReading,
  type Piece,
  type Place,
  readView,
  type Zone,
} from '@concilio/text';
import { say } from '../text/say.ts';
import { flow, padTo, widthOf } from './paint.ts';
import type { Speaker } from './speaker.ts';

/** Whose table it is, and how much room there is to draw it. */
export interface Sight {
  readonly you: Seat | null;
  /** Who is asked now. */
  readonly asked: readonly Seat[];
  readonly width: number;
  /** Long rows that lie open to all are counted; left out, they are drawn. */
  readonly brief?: boolean;
}

/** A view of any game as lines of text: facts first, then the map, piles and rows of cards, then the seats. */
export function drawTable(speaker: Speaker, view: SeenView, sight: Sight): string[] {
  const { shared, seats } = readView(speaker, view);
  const { facts, rows } = partsOf(speaker, shared, sight);
  return [
    ruled(speaker, sight.width),
    ...(facts.length > 0 ? prefixed('  ', flow(facts, '   ', 2, sight.width)) : []),
    ...(shared.map === null ? [] : drawMap(speaker, shared.map, sight.width)),
    ...drawRows([], rows, 2, sight.width),
    ...(seats.length > 0 ? ['', ...drawSeats(speaker, seats, sight)] : []),
  ];
}

function ruled(speaker: Speaker, width: number): string {
  const title = gameName(speaker);
  const line = '─'.repeat(Math.max(2, width - widthOf(title) - 4));
  return `${speaker.paint.faint('──')} ${speaker.paint.title(title)} ${speaker.paint.faint(line)}`;
}

function drawSeats(speaker: Speaker, seats: readonly Block[], sight: Sight): string[] {
  const you = ` ${say(speaker.language, 'play.you')}`;
  const heads = seats.map(({ label }, seat) =>
    seat === sight.you ? `${label}${speaker.paint.faint(you)}` : label,
  );
  const widest = Math.max(...heads.map(widthOf));
  return seats.flatMap((own, seat) => {
    const mark = sight.asked.some((asked) => asked === seat) ? speaker.paint.question('▸') : ' ';
    const head = `${mark} ${padTo(heads[seat] ?? '', widest)}`;
    // A hand is what its player plays from: it is drawn whole.
    const { facts, rows } = partsOf(speaker, own, { ...sight, brief: false });
    return beside(head, facts, rows, sight.width);
  });
}

/** A seat on one line if it fits, otherwise its facts beside its name and the rest below. */
function beside(head: string, facts: readonly string[], rows: readonly Row[], width: number): string[] {
  const inline = rows.flatMap((row) => row.inline ?? []);
  const line = [head, ...facts, ...inline].join('   ');
  if (inline.length === rows.length && widthOf(line) <= width) return [line.trimEnd()];
  return [
    ...flow([head, ...facts], '   ', widthOf(head) + 3, width).map((one) => one.trimEnd()),
    ...drawRows([], rows, 4, width),
  ];
}

/** Something with a name: a row of things, or all that belongs together. */
interface Row {
  /** All of it in one piece, if that is short enough for a line. */
  readonly inline: string | null;
  /** All of it in lines of its own. */
  readonly draw: (indent: number) => string[];
}

interface Parts {
  /** Numbers and words. */
  readonly facts: readonly string[];
  readonly rows: readonly Row[];
}

/** Rows one after the other: the short ones share lines, the others have their own. */
function drawRows(begun: readonly string[], rows: readonly Row[], indent: number, width: number): string[] {
  const margin = ' '.repeat(indent);
  const lines: string[] = [];
  let short: string[] = [...begun];
  const flush = () => {
    if (short.length > 0) lines.push(...prefixed(margin, flow(short, '   ', indent, width)));
    short = [];
  };
  for (const { inline, draw } of rows)
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

/** A block by how its parts are drawn. What is empty is not. */
function partsOf(speaker: Speaker, { facts, zones, blocks }: Block, sight: Sight): Parts {
  return {
    facts: facts.map((fact) => factText(speaker, fact)),
    rows: [
      ...zones.flatMap((zone) => rowOf(speaker, zone, sight)),
      ...blocks.flatMap((inner) =>
        blockOf(speaker, inner.label, partsOf(speaker, inner, sight), sight.width),
      ),
    ],
  };
}

const factText = ({ paint }: Speaker, { label, text }: Fact): string =>
  text === '' ? paint.label(label) : `${paint.label(label)} ${text}`;

/** More backs than these are counted. */
const BACKS_SHOWN = 6;

/** What lies in a zone as short texts, backs put together. */
function itemsOf(speaker: Speaker, { pieces, count, isNotes }: Zone): string[] {
  const faces = pieces.flatMap((piece) =>
    piece.name === null
      ? []
      : [isNotes ? [piece.name, ...piece.facts.map(noted)].join(' ') : pieceText(speaker, piece.name, piece)],
  );
  const backs = count - faces.length;
  if (backs === 0) return faces;
  return [...faces, speaker.paint.faint(backs <= BACKS_SHOWN ? BACK.repeat(backs) : `${BACK} ×${backs}`)];
}

/** In a note a number is a change. */
const noted = ({ text, number }: Fact): string => (number === null ? text : signed(number));

/** `Aragorn (damage 2)`; of a card that only shows its face, its name. */
function pieceText(speaker: Speaker, name: string, piece: Piece): string {
  if (!piece.isLaid) return name;
  const counted = [...piece.numbers, ...piece.tokens].filter(({ value }) => value !== 0);
  const said = [
    ...[piece.turned, piece.faceDown].filter((word) => word !== null),
    ...counted.map(countText),
    ...piece.facts.map(({ label, text }) => (text === '' ? label : `${label} ${text}`)),
    ...piece.on.map((zone) => `${zone.label} ${itemsOf(speaker, zone).join(' + ')}`),
  ];
  const { paint } = speaker;
  return said.length === 0 ? name : `${name} ${paint.faint('(')}${said.join(', ')}${paint.faint(')')}`;
}

/** `Attack 3 [+1 Gimli]`: what is not as printed says why. */
const countText = ({ label, value, changes }: Count): string =>
  changes.length === 0
    ? `${label} ${value}`
    : `${label} ${value} [${changes.map(({ by, amount }) => `${signed(amount)} ${by}`).join(', ')}]`;

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** More things than these in a row are counted where the table is drawn in brief. */
const BRIEF = 20;

/** A label this long does not indent the lines below it. */
const LONG_LABEL = 16;

function rowOf(speaker: Speaker, zone: Zone, sight: Sight): readonly Row[] {
  const items = itemsOf(speaker, zone);
  if (items.length === 0) return [];
  const label = speaker.paint.label(zone.label);
  const counted = sight.brief === true && items.length > BRIEF;
  const inline = counted
    ? `${label} ${speaker.paint.thing(String(items.length))} ${speaker.paint.faint(say(speaker.language, 'play.brief'))}`
    : `${label} ${items.join(' · ')}`;
  const draw = (indent: number) => {
    const margin = ' '.repeat(indent);
    const [first = '', ...rest] = items;
    return widthOf(label) > LONG_LABEL
      ? prefixed(margin, flow([`${label}   ${first}`, ...rest], ' · ', indent + 4, sight.width))
      : prefixed(`${margin}${label}   `, flow(items, ' · ', indent + widthOf(label) + 3, sight.width));
  };
  return [{ inline, draw }, ...zone.on.flatMap((inner) => rowOf(speaker, inner, sight))];
}

function blockOf(speaker: Speaker, name: string, { facts, rows }: Parts, width: number): readonly Row[] {
  if (facts.length + rows.length === 0) return [];
  const { paint } = speaker;
  const label = paint.label(name);
  const whole = rows.every(({ inline }) => inline !== null);
  const inner = [...facts, ...rows.flatMap(({ inline }) => inline ?? [])].join(', ');
  const draw = (indent: number) => [' '.repeat(indent) + label, ...drawRows(facts, rows, indent + 2, width)];
  return [{ inline: whole ? `${label} ${paint.faint('(')}${inner}${paint.faint(')')}` : null, draw }];
}

/** The map as lines: every place with what is there, and after an arrow where one comes from it. */
function drawMap(speaker: Speaker, { labels, places }: MapReading, width: number): string[] {
  const nameOf = (id: string) => places.find((place) => place.id === id)?.name ?? id;
  const told = ({ said, beside: to }: Place) => [
    ...said,
    speaker.paint.faint(`→ ${to.map(nameOf).join(', ')}`),
  ];
  return labels.flatMap((label, kind) => {
    const here = places.filter((place) => place.kind === kind);
    const widest = Math.max(...here.map(({ name }) => widthOf(name)));
    return [
      `  ${speaker.paint.label(label)}`,
      ...here.flatMap((place) => {
        const head = `    ${padTo(place.name, widest)}  `;
        const [first = '', ...rest] = flow(told(place), '  ', widthOf(head), width);
        return [`${head}${first}`.trimEnd(), ...rest];
      }),
    ];
  });
}

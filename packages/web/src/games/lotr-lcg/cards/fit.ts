import type { Line } from './lines.ts';

/**
 * How much text fits on a card. Cards are drawn by the dozen, so nothing is measured in the page: these are the widths
 * of the letters of our book face, in hundredths of their size.
 */
const WIDTHS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    22: ' ',
    25: ".,:;'’!|()[]il",
    28: 'j-',
    34: 'frst“”"',
    38: 'IJ',
    42: 'acez',
    47: 'gvxy',
    51: 'oS0123456789',
    54: 'bdhknpqu',
    60: 'BEFLPY+−',
    72: 'ACDGKNORTUVXZHwQ…',
    80: 'm',
    92: 'MW—',
  }).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width) / 100] as const)),
);
const OTHER = 0.54;
const SPACE = 0.22;
/** Bold words run a little wider. */
const SAFE = 1.02;

/** The width of a text as a share of its size. */
function widthOf(text: string): number {
  let width = 0;
  // A letter is as wide with its accents as without.
  for (const letter of text.normalize('NFD').replace(/\p{M}/gu, '')) width += WIDTHS.get(letter) ?? OTHER;
  return width * SAFE;
}

/** Into how many lines of a width a text is broken. */
export function linesNeeded(text: string, width: number, size: number): number {
  const room = width / size;
  let lines = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    const own = widthOf(word);
    if (used > 0 && used + SPACE + own > room) {
      lines += 1;
      used = 0;
    }
    // A word that is longer than a line is broken.
    lines += Math.max(0, Math.ceil(own / room) - 1);
    used += (used > 0 ? SPACE : 0) + (own % room);
  }
  return lines;
}

/** How wide the widest word of a text is, as a share of its size. */
export const widestWord = (text: string): number =>
  Math.max(...text.split(/[\s-]+/u).map((word) => widthOf(`${word}-`)));

/** Whether some word of a text is wider than a line. */
export const isTight = (text: string, width: number, size: number): boolean =>
  widestWord(text) * size > width;

export interface Paragraph extends Line {
  readonly isShadow: boolean;
}

export interface Fitted {
  readonly size: number;
  readonly paragraphs: readonly Paragraph[];
}

/** The sizes that card text is set in, with the height of their lines; nothing is smaller than the last. */
const STEPS = [
  { size: 14, high: 16.3 },
  { size: 13, high: 14.6 },
  { size: 12, high: 13.2 },
] as const;
/** Between paragraphs; and above a shadow effect there is a rule. */
const GAP = 2;
const RULE = 3;

/** The largest size in which a text fits; what does not fit in the smallest is left out, and an ellipsis says so. */
export function fitted(
  paragraphs: readonly Paragraph[],
  width: number,
  height: number,
  largest = 14,
): Fitted {
  const steps = STEPS.filter(({ size }) => size <= largest);
  for (const { size, high } of steps)
    if (heightOf(paragraphs, width, size, high) <= height) return { size, paragraphs };
  const { size, high } = STEPS[2];
  let left = paragraphs;
  while (left.length > 0 && heightOf(left, width, size, high) > height) left = shortened(left);
  return { size, paragraphs: left };
}

function heightOf(paragraphs: readonly Paragraph[], width: number, size: number, high: number): number {
  return paragraphs.reduce(
    (sum, { lead, text, isShadow }) =>
      sum +
      linesNeeded(`${isShadow ? '___' : ''}${lead} ${text}`, width, size) * high +
      GAP +
      (isShadow ? RULE : 0),
    -GAP,
  );
}

/** A word less at the end. */
function shortened(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const last = paragraphs.at(-1);
  if (last === undefined) return paragraphs;
  const before = paragraphs.slice(0, -1);
  const words = last.text.replace(/…$/u, '').trimEnd().split(' ');
  const text = words
    .slice(0, -1)
    .join(' ')
    .replace(/[\s,;:.]+$/u, '');
  if (text !== '') return [...before, { ...last, text: `${text}…` }];
  const previous = before.at(-1);
  return previous === undefined || previous.text.endsWith('…')
    ? before
    : [...before.slice(0, -1), { ...previous, text: `${previous.text} …` }];
}

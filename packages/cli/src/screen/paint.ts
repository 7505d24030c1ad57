import { styleText, stripVTControlCharacters } from 'node:util';
import type { Terminal } from '../terminal.ts';

/** How words are set apart: by colour on a terminal, not at all in a file or a pipe. */
export interface Paint {
  readonly title: (text: string) => string;
  /** What wants an answer. */
  readonly question: (text: string) => string;
  readonly thing: (text: string) => string;
  readonly label: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly warning: (text: string) => string;
  readonly seat: (index: number, text: string) => string;
}

const asIs = (text: string): string => text;

export const plainPaint: Paint = {
  title: asIs,
  question: asIs,
  thing: asIs,
  label: asIs,
  faint: asIs,
  warning: asIs,
  seat: (_index, text) => text,
};

const SEAT_COLOURS = ['cyan', 'magenta', 'green', 'blue', 'yellow', 'red'] as const;

const colourPaint: Paint = {
  title: (text) => styleText('bold', text),
  question: (text) => styleText(['bold', 'yellow'], text),
  thing: (text) => styleText('bold', text),
  label: (text) => styleText('dim', text),
  faint: (text) => styleText('dim', text),
  warning: (text) => styleText('red', text),
  seat: (index, text) => styleText(['bold', SEAT_COLOURS[index % SEAT_COLOURS.length] ?? 'cyan'], text),
};

/** Colour where somebody looks at a terminal and has not asked to be spared it. */
export function isPainting({ output, environment }: Terminal): boolean {
  const spared = (environment.NO_COLOR ?? '') !== '' || environment.TERM === 'dumb';
  return output.isTTY === true && !spared;
}

export const paintFor = (terminal: Terminal): Paint => (isPainting(terminal) ? colourPaint : plainPaint);

const USUAL = 80;
const LEAST = 40;
const MOST = 100;

/**
 * The room for text. A terminal that does not know its width says 0; in lines narrower than the least nothing can be
 * laid out, and lines longer than a page is wide are hard to read.
 */
export const widthFor = (columns: number | undefined): number =>
  Math.min(MOST, Math.max(LEAST, columns === undefined || columns === 0 ? USUAL : columns));

/** How wide a text is on the screen. */
export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

export const padTo = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Pieces of text one after the other, broken between pieces where a line is full; later lines are indented. */
export function flow(pieces: readonly string[], between: string, indent: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    const longer = line === '' ? piece : `${line}${between}${piece}`;
    if (line !== '' && indent + widthOf(longer) > width) {
      lines.push(line);
      line = piece;
    } else line = longer;
  }
  lines.push(line);
  return lines.map((text, index) => (index === 0 ? text : ' '.repeat(indent) + text));
}

/** A text in lines of at most this width; where it begins a new line itself, so it stays. */
export const wrapped = (text: string, indent: number, width: number): string[] =>
  text
    .split('\n')
    .flatMap((line) =>
      flow(line.split(' '), ' ', indent, width).map((part, index) =>
        index === 0 ? ' '.repeat(indent) + part : part,
      ),
    );

import type { RuleEntry } from '@concilio/text';
import { folded, type Index, indexOf, nextWord } from '../../search/index.ts';

/** A line of the reference as the reader sees it. */
export interface RuleLine {
  readonly id: string;
  readonly section: string;
  readonly title: string;
  readonly page: number;
  readonly kind: RuleEntry['kind'];
  readonly text: string;
  /** Whether the text is English because the reader's language lacks it. */
  readonly foreign: boolean;
}

/** A piece of text; marked where it fits what was searched. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

export interface Hit {
  readonly line: RuleLine;
  readonly pieces: readonly Piece[];
}

/** The words that are looked for. */
export const wordsIn = (query: string): readonly string[] =>
  folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Whether a text has some words one after the other, where they begin; accents and capitals do not matter. */
export const has = (text: string, words: string): boolean => nextWord(folded(text), folded(words), 0) >= 0;

const indices = new WeakMap<readonly RuleLine[], Index>();

function indexOfLines(lines: readonly RuleLine[]): Index {
  const index =
    indices.get(lines) ??
    indexOf(lines.map(({ id, title, text }) => ({ id, words: `${id} ${title} ${text}` })));
  indices.set(lines, index);
  return index;
}

/** The lines that have every word, in their text, their id or their title; the order of the rulebook stays. */
export function search(lines: readonly RuleLine[], query: string): readonly Hit[] {
  const found = indexOfLines(lines)(query);
  const words = wordsIn(query);
  return found === null
    ? []
    : lines.filter(({ id }) => found.has(id)).map((line) => ({ line, pieces: marked(line.text, words) }));
}

/** The text cut where words begin and end that were looked for. Accents and capitals do not matter. */
export function marked(text: string, words: readonly string[]): readonly Piece[] {
  const letters = [...text];
  // Folding may make one letter into several, or into none: each keeps the place that it came from.
  const origin: number[] = [];
  let plain = '';
  for (const [index, letter] of letters.entries()) {
    const fold = folded(letter);
    plain += fold;
    for (let count = 0; count < fold.length; count++) origin.push(index);
  }
  const isMarked = letters.map(() => false);
  for (const word of words)
    for (let at = nextWord(plain, word, 0); at >= 0; at = nextWord(plain, word, at + word.length))
      for (let offset = 0; offset < word.length; offset++) isMarked[origin[at + offset] ?? -1] = true;
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = 1; at <= letters.length; at++) {
    if (at < letters.length && isMarked[at] === isMarked[from]) continue;
    pieces.push({ text: letters.slice(from, at).join(''), marked: isMarked[from] ?? false });
    from = at;
  }
  return pieces;
}

/** A text around its first marked word, for a list of results. */
export function excerpt(pieces: readonly Piece[], before: number, length: number): readonly Piece[] {
  const text = pieces.map((piece) => piece.text).join('');
  const start = pieces
    .slice(
      0,
      Math.max(
        0,
        pieces.findIndex((piece) => piece.marked),
      ),
    )
    .reduce((sum, piece) => sum + piece.text.length, 0);
  const wanted = Math.max(0, start - before);
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const until = from + length >= text.length ? text.length : text.lastIndexOf(' ', from + length);
  let at = 0;
  const cut = pieces.flatMap((piece) => {
    const begin = at;
    at += piece.text.length;
    const part = piece.text.slice(Math.max(0, from - begin), Math.max(0, until - begin));
    return part === '' ? [] : [{ text: part, marked: piece.marked }];
  });
  return [
    ...(from > 0 ? [{ text: '… ', marked: false }] : []),
    ...cut,
    ...(until < text.length ? [{ text: ' …', marked: false }] : []),
  ];
}

/** A text with the ids of other rules taken out, so that they can be links. */
export function withIds(
  text: string,
  ids: ReadonlySet<string>,
): readonly { readonly text: string; readonly id: string | null }[] {
  return text
    .split(/([A-Z]{2,6}-\d+(?:\.\d+)?)/)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, id: ids.has(part) ? part : null }));
}

/** The lines that one names in its text, and those that name it. */
export function related(lines: readonly RuleLine[], id: string): readonly RuleLine[] {
  const ids = new Set(lines.map((line) => line.id));
  const names = (text: string, other: string): boolean =>
    withIds(text, ids).some((part) => part.id === other);
  const here = lines.find((line) => line.id === id);
  if (here === undefined) return [];
  return lines.filter((line) => line.id !== id && (names(line.text, id) || names(here.text, line.id)));
}

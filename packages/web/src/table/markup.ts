import type { Language } from '@concilio/text';
import { type Spoken, type Markup, plainMarkup, type Speaker } from '@concilio/text';

/**
 * Names of things and players are set apart by characters that no text of ours holds; `Rich` turns them into spans
 * that can be pointed at.
 */
const OPEN = '\uE000';
const SPLIT = '\uE001';
const CLOSE = '\uE002';

export const marked: Markup = {
  thing: (text, id) => (id === undefined ? text : `${OPEN}t${id}${SPLIT}${text}${CLOSE}`),
  faint: (text) => `${OPEN}f${SPLIT}${text}${CLOSE}`,
  seat: (seat, text) => `${OPEN}s${seat}${SPLIT}${text}${CLOSE}`,
};

export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'thing'; readonly id: string; readonly text: string }
  | { readonly kind: 'faint'; readonly text: string }
  | { readonly kind: 'seat'; readonly seat: number; readonly text: string };

/** A marked sentence taken apart. */
export function partsOf(text: string): readonly Part[] {
  return text.split(OPEN).flatMap((piece, index): Part[] => {
    if (index === 0) return plain(piece);
    const [head = '', rest = ''] = piece.split(SPLIT, 2);
    const [inside = '', after = ''] = rest.split(CLOSE, 2);
    return [partOf(head.charAt(0), head.slice(1), inside), ...plain(after)];
  });
}

const plain = (text: string): Part[] => (text === '' ? [] : [{ kind: 'text', text }]);

function partOf(kind: string, about: string, text: string): Part {
  if (kind === 't') return { kind: 'thing', id: about, text };
  return kind === 's' ? { kind: 'seat', seat: Number(about), text } : { kind: 'faint', text };
}

/** Players choose their names: marks in them would forge spans. */
const unmarked = (name: string): string => name.replace(/[\uE000-\uE002]/g, '');

export const speakerFor = (
  game: Spoken,
  language: Language,
  names: readonly string[],
  paint: Markup = plainMarkup,
): Speaker => ({ game, language, names: names.map(unmarked), paint });

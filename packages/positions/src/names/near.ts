import { schema } from '@concilio/kernel';
import { fold } from './fold.ts';

/** The known word that a mistyped one was surely meant to be: near, and mostly of the same letters. */
export function reallyNear(word: string, known: readonly string[]): string | null {
  const near = schema.nearest(word, known);
  if (near === null) return null;
  const left = [...near.toLowerCase()];
  for (const letter of word.toLowerCase()) {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
  }
  const shared = near.length - left.length;
  return shared * 3 > Math.max(near.length, word.length) * 2 ? near : null;
}

/** `did you mean "goal"?`, or all that there is. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = reallyNear(word, known);
  return near === null ? `known are ${known.join(', ') || 'none'}` : `did you mean "${near}"?`;
}

/** More names than these are no help. */
const MOST_SUGGESTED = 6;

/**
 * The names that a word may have been meant to be: the one that it nearly is; or those that it begins; or those that
 * begin as it does, since people add a word of their own ("Fighting card").
 */
export function suggestions(word: string, known: readonly string[]): readonly string[] {
  const near = reallyNear(fold(word), known.map(fold));
  const begin = (start: string) => known.filter((name) => `${fold(name)} `.startsWith(`${start} `));
  const first = fold(word).split(' ', 1)[0] ?? '';
  const firsts = [...new Set(known.map((name) => fold(name).split(' ', 1)[0] ?? ''))];
  const meant = reallyNear(first, firsts);
  const tiers = [
    begin(fold(word)),
    near === null ? [] : known.filter((name) => fold(name) === near),
    meant === null ? [] : begin(meant),
  ];
  const [found = []] = tiers.filter((names) => names.length > 0);
  return [...new Set(found)].slice(0, MOST_SUGGESTED);
}

/** `; did you mean "Fighting (brown)" or "Fighting (grey)"?`, or nothing where no name is near. */
export function orMeant(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`);
  const last = quoted.at(-1);
  if (last === undefined) return '';
  return `; did you mean ${quoted.length === 1 ? last : `${quoted.slice(0, -1).join(', ')} or ${last}`}?`;
}

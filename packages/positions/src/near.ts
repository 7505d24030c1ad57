import { schema } from '@concilio/kernel';

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

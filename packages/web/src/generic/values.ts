import type { Words } from '@concilio/words';

/** All words that a field can hold, where the game has one text each for three or more, in the game's order. */
export function valuesOf(words: Words, field: string): readonly string[] {
  const values = Object.keys(words.game.text[words.language]).flatMap((key) => {
    const [kind, value, ...more] = key.split('.');
    return kind === field && value !== undefined && more.length === 0 ? [value] : [];
  });
  return values.length < 3 ? [] : values;
}

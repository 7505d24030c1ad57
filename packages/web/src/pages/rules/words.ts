import type { Language } from '@concilio/text';
import type { Word } from './glossary.ts';
import { has, type RuleLine } from './search.ts';

/** The words of a glossary that some lines use. */
export function wordsUsedIn(
  lines: readonly RuleLine[],
  words: readonly Word[],
  language: Language,
): readonly Word[] {
  return words.filter(({ found }) =>
    lines.some(({ text, foreign }) => {
      // What is not translated yet stands in English.
      const forms = found[foreign ? 'en' : language] ?? [];
      return forms.some((form) => has(text, form));
    }),
  );
}

import type { Word } from './glossary.ts';
import { has, type RuleLine } from './search.ts';

/** The words of a glossary that some lines use. What is not translated yet stands in English. */
export const wordsUsedIn = (lines: readonly RuleLine[], words: readonly Word[]): readonly Word[] =>
  words.filter(({ found, foundInEnglish }) =>
    lines.some(({ text, foreign }) => (foreign ? foundInEnglish : found).some((form) => has(text, form))),
  );

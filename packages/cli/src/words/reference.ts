import { type Language, LANGUAGES } from '@concilio/kernel';
import type { AnyGame } from '../games.ts';
import { sentenceIfAny } from '@concilio/words';
import type { Words } from './words.ts';

/** A text of a game in every language that has it; Romanian may lack the rules reference. */
export type Translations = Partial<Record<Language, string>>;

export function translationsOf({ text }: AnyGame, key: string): Translations {
  const translations: Translations = {};
  for (const language of LANGUAGES) {
    const own = Object.hasOwn(text[language], key) ? text[language][key] : undefined;
    if (own !== undefined) translations[language] = own;
  }
  return translations;
}

/** A text of the reference in the reader's language, in English where that lacks it; `otherwise` if no language has it. */
export const referenceText = (words: Words, key: string, otherwise: string): string =>
  sentenceIfAny(words, key) ?? otherwise;

import type { Kit } from '../games.ts';
import { type Language, LANGUAGES, sentenceIfAny } from '@concilio/text';
import type { Speaker } from './speaker.ts';

/** A text of a game in every language that has it; Romanian may lack the rules reference. */
export type Translations = Partial<Record<Language, string>>;

export function translationsOf({ text }: Kit, key: string): Translations {
  const translations: Translations = {};
  for (const language of LANGUAGES) {
    const own = Object.hasOwn(text[language], key) ? text[language][key] : undefined;
    if (own !== undefined) translations[language] = own;
  }
  return translations;
}

/** A text of the reference in the reader's language, in English where that lacks it; `otherwise` if no language has it. */
export const referenceText = (speaker: Speaker, key: string, otherwise: string): string =>
  sentenceIfAny(speaker, key) ?? otherwise;

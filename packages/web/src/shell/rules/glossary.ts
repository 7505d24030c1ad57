import type { Language } from '@concilio/text';
import en from './text/en/glossary.json';
import es from './text/es/glossary.json';
import ro from './text/ro/glossary.json';

/** A word of the rules and what it means, in one language. */
interface Entry {
  /** Where the rules say it. */
  readonly rule: string;
  readonly name: string;
  readonly means: string;
  /** How it stands in the rules, as beginnings of words. Empty where the rules are not written in this language. */
  readonly found: readonly string[];
}

export interface Word extends Entry {
  readonly foundInEnglish: readonly string[];
}

type Glossaries = Readonly<Record<string, readonly Entry[]>>;
const english: Glossaries = en;
const glossaries: Readonly<Record<Language, Glossaries>> = { en, es, ro };

/** The words of a game, in the order in which a reader meets them. */
export const glossaryOf = (game: string, language: Language): readonly Word[] =>
  (glossaries[language][game] ?? []).map((word, place) => ({
    ...word,
    foundInEnglish: english[game]?.[place]?.found ?? [],
  }));

import type { Shape } from '@concilio/kernel';
import { LANGUAGES, type Language, type Spoken, type Texts } from '@concilio/text';
import { describe, expect, test } from 'vitest';

/** One term of a game, and in each language the words that must not stand for it. */
export interface Term {
  /** What it is, as the rulebook calls it. */
  readonly term: string;
  /** The word that is used, for whoever reads why the test fails. */
  readonly says: Readonly<Partial<Record<Language, string>>>;
  readonly never: Readonly<Partial<Record<Language, RegExp>>>;
}

export interface Glossary<G extends Shape> {
  readonly game: Spoken<G, Language>;
  readonly terms: readonly Term[];
  /** Keys of texts in which any word may stand: the names of printed things are facts. */
  readonly names?: RegExp;
}

/** A name that is printed, wherever a text mentions it, is no use of a word. */
const NAMES = /^thing\./;

/**
 * Table, rules and cards of a game speak with one tongue: for each term one word is chosen, and others that might stand
 * for it are found wherever they stand.
 */
export function glossarySuite<G extends Shape>({ game, terms, names = NAMES }: Glossary<G>): void {
  describe(`${game.id}: one word for each term`, () => {
    for (const language of LANGUAGES) {
      const texts = withoutNames(game.text[language], names);
      for (const term of terms.filter(({ never }) => never[language] !== undefined))
        test(`${language}: ${term.term}`, () => {
          expect(strayWords(texts, term, language)).toEqual([]);
        });
    }

    test('the terms are told apart, and each has a word that the texts use', () => {
      expect(new Set(terms.map(({ term }) => term)).size).toBe(terms.length);
      for (const language of LANGUAGES) {
        const said = Object.values(withoutNames(game.text[language], names)).join('\n').toLowerCase();
        for (const { term, says, never } of terms) {
          const word = says[language];
          if (never[language] !== undefined)
            expect(word, `${term} has a word in "${language}"`).toBeDefined();
          if (word !== undefined) expect(said, `"${word}" stands in a text`).toContain(word.toLowerCase());
        }
      }
    });
  });
}

/** Where another word stands for a term, and which. */
export const strayWords = (texts: Texts, { says, never }: Term, language: Language): readonly string[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    const found = never[language]?.exec(text) ?? null;
    return found === null ? [] : [`${key}: "${found[0]}" stands for "${says[language] ?? ''}"`];
  });

/** All texts but the names of things; where others mention such a name, it is left out. */
export function withoutNames(texts: Texts, names: RegExp = NAMES): Texts {
  const all = Object.entries(texts);
  const printed = all.flatMap(([key, name]) => (names.test(key) && name.length > 3 ? [name] : []));
  // The longest first: a name may be a part of another.
  const longest = printed.sort((one, other) => other.length - one.length);
  const cleared = (said: string) => longest.reduce((left, name) => left.replaceAll(name, '…'), said);
  return Object.fromEntries(
    all.filter(([key]) => !names.test(key)).map(([key, said]) => [key, cleared(said)]),
  );
}

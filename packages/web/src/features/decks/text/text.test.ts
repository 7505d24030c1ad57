import { LANGUAGES } from '@concilio/text';
import { format } from '@concilio/text';
import { describe, expect, it } from 'vitest';
import { texts } from './index.ts';

/** The names of the values that a sentence wants: `{name}`, or `{count, plural, …}`. */
const wanted = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = '']) => name))].sort();

describe('the texts of the decks', () => {
  const keys = Object.keys(texts.en) as (keyof typeof texts.en)[];

  it.each(LANGUAGES)('want the same values in %s as in English', (language) => {
    for (const key of keys) expect(wanted(texts[language][key]), key).toEqual(wanted(texts.en[key]));
  });

  it.each(LANGUAGES)('can be said in %s, whatever the numbers are', (language) => {
    for (const key of keys)
      for (const number of [0, 1, 2, 5, 21]) {
        const values = Object.fromEntries(wanted(texts.en[key]).map((name) => [name, number]));
        expect(format(language, texts[language][key], values), key).not.toMatch(/[{}]|^$/);
      }
  });

  it('write Romanian with commas below, not with cedillas', () => {
    for (const key of keys) expect(texts.ro[key], key).not.toMatch(/[şţŞŢ]/);
  });
});

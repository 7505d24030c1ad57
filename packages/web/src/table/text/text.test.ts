import { PHRASES } from '@concilio/tables';
import { format, LANGUAGES } from '@concilio/text';
import { expect, test } from 'vitest';
import { texts as generic } from '../../generic/text/index.ts';
import { texts as offline } from '../../shell/local/text/index.ts';
import { texts as people } from '../../people/text/index.ts';
import { texts as table } from './index.ts';

/** The names that a sentence puts values in for. */
const valuesIn = (sentence: string): readonly string[] =>
  [
    ...new Set(
      [...sentence.matchAll(/(?<!(?:=\d+|zero|one|two|few|many|other) )\{(\w+)(?=[,}])/g)].map(
        ([, name]) => name ?? '',
      ),
    ),
  ].sort();

test.each(Object.entries({ table, generic, offline, people }))(
  'the sentences of %s are there in every language, and say the same values',
  (_area, texts) => {
    for (const language of LANGUAGES) {
      const own: Readonly<Record<string, string>> = texts[language];
      expect(Object.keys(own).sort()).toEqual(Object.keys(texts.en).sort());
      for (const [key, english] of Object.entries(texts.en)) {
        const said = own[key] ?? '';
        expect(valuesIn(said), `${language} ${key}`).toEqual(valuesIn(english));
        const values = Object.fromEntries(valuesIn(english).map((name) => [name, 2]));
        expect(format(language, said, values), `${language} ${key}`).not.toBe('');
      }
    }
  },
);

test('every preset phrase has its words', () => {
  for (const phrase of PHRASES) expect(Object.keys(table.en)).toContain(`phrase.${phrase}`);
});

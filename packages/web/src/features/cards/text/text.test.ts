import { LANGUAGES } from '@concilio/text';
import { expect, test } from 'vitest';
import { texts } from './index.ts';

test('the browser speaks three languages', () => {
  for (const language of LANGUAGES)
    for (const [key, sentence] of Object.entries(texts.en)) {
      const own = (texts[language] as Readonly<Record<string, string>>)[key] ?? '';
      const valuesIn = (text: string) =>
        [...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name).toSorted();
      expect(valuesIn(own), `${language} ${key}`).toEqual(valuesIn(sentence));
      expect(own).not.toMatch(/[şţŞŢ]/);
    }
});

import { expect, test } from 'vitest';
import { strayWords, type Term, withoutNames } from './glossary-suite.ts';

const skirmish: Term = { term: 'skirmish', says: { es: 'escaramuza' }, never: { es: /\bcombates?\b/i } };

const texts = {
  'thing.combat': 'El Último Combate',
  'phase.skirmish': 'Fase de Combate',
  'text.combat': 'Escaramuza: Descarta El Último Combate.',
};

test('another word for a term is found, with its key', () => {
  expect(strayWords(texts, skirmish, 'es')).toHaveLength(3);
  expect(strayWords(withoutNames(texts), skirmish, 'es')).toEqual([
    'phase.skirmish: "Combate" stands for "escaramuza"',
  ]);
});

test('names are no use of a word, wherever they stand', () => {
  expect(withoutNames(texts)).toEqual({
    'phase.skirmish': 'Fase de Combate',
    'text.combat': 'Escaramuza: Descarta ….',
  });
});

test('a language without a word to avoid has none', () => {
  expect(strayWords(texts, skirmish, 'en')).toEqual([]);
});

import { expect, test } from 'vitest';
import { indexOf } from './index.ts';

const index = indexOf([
  { id: 'eowyn', words: 'Éowyn\nA noble of Rohan. Action: discard 1 card.' },
  { id: 'bearer', words: 'The Ring-bearer may bring two cards. LOB-8.06' },
  { id: 'forest', words: 'Forest spider, Aragorn’s foe' },
]);
const found = (wanted: string): readonly string[] => [...(index(wanted) ?? [])].toSorted();

test('every word is wanted, at the beginning of a word, whatever its accents and capitals', () => {
  expect(found('eowyn')).toEqual(['eowyn']);
  expect(found('EOW roh')).toEqual(['eowyn']);
  expect(found('card')).toEqual(['bearer', 'eowyn']);
  expect(found('card ring')).toEqual(['bearer']);
  expect(found('orest')).toEqual([]);
  expect(found('eowyn spider')).toEqual([]);
});

test('what is quoted, or has signs in it, stands together', () => {
  expect(found('"two cards"')).toEqual(['bearer']);
  expect(found('"cards two"')).toEqual([]);
  expect(found('ring-bearer')).toEqual(['bearer']);
  expect(found('lob-8.06')).toEqual(['bearer']);
  expect(found("aragorn's")).toEqual(['forest']);
});

test('nothing typed is no search, and signs alone find nothing', () => {
  expect(index('  ')).toBeNull();
  expect(found('?!')).toEqual([]);
});

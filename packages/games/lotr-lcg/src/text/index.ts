import type { Language, Texts } from '@concilio/kernel';
import { cards as cardsEn } from './cards-en.ts';
import { cards as cardsEs } from './cards-es.ts';
import { cards as cardsRo } from './cards-ro.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { labels } from './labels.ts';
import { reference as referenceEn } from './reference-en.ts';
import { reference as referenceEs } from './reference-es.ts';
import { reference as referenceRo } from './reference-ro.ts';
import { ro } from './ro.ts';
import { words as wordsEn } from './words-en.ts';
import { words as wordsEs } from './words-es.ts';
import { words as wordsRo } from './words-ro.ts';

export { rules } from './reference.ts';

export const text: Readonly<Record<Language, Texts>> = {
  en: { ...labels('en'), ...en, ...cardsEn, ...wordsEn, ...referenceEn },
  es: { ...labels('es'), ...es, ...cardsEs, ...wordsEs, ...referenceEs },
  ro: { ...labels('ro'), ...ro, ...cardsRo, ...wordsRo, ...referenceRo },
};

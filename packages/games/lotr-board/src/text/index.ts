import type { Language, Texts } from '@concilio/kernel';
import { boardTexts } from './boards.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { reference as referenceEn } from './reference-en.ts';
import { reference as referenceEs } from './reference-es.ts';
import { ro } from './ro.ts';

export { rules } from './reference.ts';

/** The rules reference is in English and Spanish; all else is in Romanian too. */
export const text: Readonly<Record<Language, Texts>> = {
  en: { ...en, ...boardTexts(en), ...referenceEn },
  es: { ...es, ...boardTexts(es), ...referenceEs },
  ro: { ...ro, ...boardTexts(ro) },
};

import type { Language, Texts } from '@concilio/kernel';
import type { Box } from '../content/box.ts';
import { STANDARD } from '../content/standard.ts';
import { boxTexts, namesIn } from './box-texts.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { ro } from './ro/index.ts';

export { rules } from './reference.ts';

/** What is said with any box; the rules reference is in English and Spanish, all else is in Romanian too. */
const OWN: Readonly<Record<Language, Texts>> = { en, es, ro };

function textIn(language: Language, box: Box): Texts {
  const names = { ...OWN[language], ...namesIn(language, box) };
  return { ...names, ...boxTexts(language, box, names) };
}

/** The texts of a table with this box. What it does not name is called as in ours, or by its id. */
export const textOf = (box: Box): Readonly<Record<Language, Texts>> => ({
  en: textIn('en', box),
  es: textIn('es', box),
  ro: textIn('ro', box),
});

export const text = textOf(STANDARD);

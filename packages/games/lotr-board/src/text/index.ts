import type { Language, Texts } from '@concilio/kernel';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { ro } from './ro/index.ts';

export { rules } from './reference.ts';

/** The rules reference is in English and Spanish; all else is in Romanian too. */
export const text: Readonly<Record<Language, Texts>> = { en, es, ro };

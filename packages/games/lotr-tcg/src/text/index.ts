import type { Language, Texts } from '@concilio/kernel';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { ro } from './ro/index.ts';

export { rules } from './reference.ts';

export const text: Readonly<Record<Language, Texts>> = { en, es, ro };

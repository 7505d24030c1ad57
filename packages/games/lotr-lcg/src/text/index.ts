import type { Language, Texts } from '@concilio/text';
import { text as en } from './en/index.ts';
import { text as es } from './es/index.ts';
import { text as ro } from './ro/index.ts';

export const text: Readonly<Record<Language, Texts>> = { en, es, ro };

import type { Language } from '@concilio/kernel';
import { format, type Values } from '@concilio/words';
import { en, type Key } from './text/en.ts';
import { es } from './text/es.ts';
import { ro } from './text/ro.ts';

export const texts: Readonly<Record<Language, Readonly<Record<Key, string>>>> = { en, es, ro };

/** Speaks about cards in one language. */
export type Say = (key: Key, values?: Values) => string;

export const speaker =
  (language: Language): Say =>
  (key, values = {}) =>
    format(language, texts[language][key], values);

import type { Language } from '@concilio/kernel';
import { format, type Values } from './format.ts';
import { en, type Key } from './text/en.ts';
import { es } from './text/es.ts';
import { ro } from './text/ro.ts';

const texts: Readonly<Record<Language, Readonly<Record<Key, string>>>> = { en, es, ro };

/** A sentence that every game says alike. */
export const common = (language: Language, key: Key, values: Values = {}): string =>
  format(language, texts[language][key], values);

/** Whether there is one of that name: for names put together, as those of options are. */
export const isCommon = (key: string): key is Key => Object.hasOwn(en, key);

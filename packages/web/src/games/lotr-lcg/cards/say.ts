import type { Language } from '@concilio/kernel';
import { format, type Values } from '@concilio/words';
import { type Key, texts } from './text/index.ts';

export { texts };

/** Speaks about cards in one language. */
export type Say = (key: Key, values?: Values) => string;

export const speaker =
  (language: Language): Say =>
  (key, values = {}) =>
    format(language, texts[language][key], values);

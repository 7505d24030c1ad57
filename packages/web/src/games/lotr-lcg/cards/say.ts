import type { Language } from '@concilio/text';
import { format, type Values } from '@concilio/text';
import { type Key, texts } from './text/index.ts';

export { texts };

/** Speaks about cards in one language. */
export type Say = (key: Key, values?: Values) => string;

export const sayIn =
  (language: Language): Say =>
  (key, values = {}) =>
    format(language, texts[language][key], values);

import { format, type Language, type Values } from '@concilio/text';
import { type Key, texts } from './text/index.ts';

/** Speaks about this game's cards and decks in one language. */
export const sayIn =
  (language: Language) =>
  (key: Key, values: Values = {}): string =>
    format(language, texts[language][key], values);

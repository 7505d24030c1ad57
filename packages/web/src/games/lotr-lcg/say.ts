import type { Language } from '@concilio/text';
import { format, type Values } from '@concilio/text';
import { type Key, texts } from './text/index.ts';

export type { Key };

/** Speaks the sentences of this table in one language. */
export type Say = (key: Key, values?: Values) => string;

export const sayIn =
  (language: Language): Say =>
  (key, values = {}) =>
    format(language, texts[language][key], values);

/** A key that is put together, if there is such a sentence. */
export const keyIfAny = (key: string): Key | null => (Object.hasOwn(texts.en, key) ? (key as Key) : null);

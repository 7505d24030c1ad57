import { UsageError } from '../command.ts';
import { format, type Language, translations, type Values } from '@concilio/text';
import en from './text/en/sim.json';
import es from './text/es/sim.json';
import ro from './text/ro/sim.json';

/** The sentences of `concilio sim`. */
const texts = translations({ en, es, ro });
export type SimKey = keyof typeof en;

/** Speaks one language. */
export type Say = (key: SimKey, values?: Values) => string;

export const sayIn =
  (language: Language): Say =>
  (key, values = {}) =>
    format(language, texts[language][key], values);

/** Wrong usage, in the reader's language. */
export const misuse = (say: Say, key: SimKey, values: Values = {}): UsageError =>
  new UsageError(say(key, values));

import type { Language } from '@concilio/text';
import { format, type Values } from '@concilio/text';

/** The sentences of one area of the client, in every language. */
export type Texts<K extends string> = Readonly<Record<Language, Readonly<Record<K, string>>>>;

export type Say<K extends string> = (key: K, values?: Values) => string;

/** One sentence of an area in one language. */
export const say = <K extends string>(
  texts: Texts<K>,
  language: Language,
  key: K,
  values: Values = {},
): string => format(language, texts[language][key], values);

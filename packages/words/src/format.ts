import type { Language } from '@concilio/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

export type Values = Readonly<Record<string, string | number>>;

/** Sentences taken apart, by language: a screen says the same ones again and again. */
const parsed = new Map<string, IntlMessageFormat>();

/** An ICU sentence with its values put in. Markup is off: `<` is only a sign in our texts. */
export function format(language: Language, text: string, values: Values): string {
  const key = `${language} ${text}`;
  let sentence = parsed.get(key);
  if (sentence === undefined) {
    sentence = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
    parsed.set(key, sentence);
  }
  return String(sentence.format(values));
}

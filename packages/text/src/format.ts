import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from './texts.ts';

export type Values = Readonly<Record<string, string | number>>;

/** Sentences taken apart, by language: a screen says the same ones again and again. */
const parsed = new Map<string, IntlMessageFormat>();

/** Makes one thing for each list of wishes. */
function kept<W extends readonly unknown[], T>(make: (...wishes: W) => T): (...wishes: W) => T {
  const made = new Map<string, T>();
  return (...wishes) => {
    const key = JSON.stringify(wishes);
    const before = made.get(key);
    if (before !== undefined) return before;
    const now = make(...wishes);
    made.set(key, now);
    return now;
  };
}

/** All sentences share these: to make a set for each of them takes longer than to say it. */
const formatters = {
  getNumberFormat: kept(
    (...wishes: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...wishes),
  ),
  getDateTimeFormat: kept(
    (...wishes: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...wishes),
  ),
  getPluralRules: kept(
    (...wishes: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...wishes),
  ),
};

/** An ICU sentence with its values put in. Markup is off: `<` is only a sign in our texts. */
export function format(language: Language, text: string, values: Values): string {
  const key = `${language} ${text}`;
  let sentence = parsed.get(key);
  if (sentence === undefined) {
    sentence = new IntlMessageFormat(text, language, undefined, { ignoreTag: true, formatters });
    parsed.set(key, sentence);
  }
  return String(sentence.format(values));
}

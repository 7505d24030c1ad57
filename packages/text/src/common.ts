import { format, type Values } from './format.ts';
import en from './text/en/common.json';
import es from './text/es/common.json';
import ro from './text/ro/common.json';
import { type Language, translations } from './texts.ts';

/** What every game says alike. */
const texts = translations({ en, es, ro });
type Key = keyof typeof en;

/** A sentence that every game says alike. */
export const common = (language: Language, key: Key, values: Values = {}): string =>
  format(language, texts[language][key], values);

/** Whether there is one of that name: for names put together, as those of options are. */
export const isCommon = (key: string): key is Key => Object.hasOwn(en, key);

import type { Language, Texts } from '@concilio/text';
import type { Ragnarok } from '../state.ts';
import * as en from './en/index.ts';
import * as es from './es/index.ts';
import * as ro from './ro/index.ts';

/** The rules reference is in English and Spanish; all else is in Romanian too. */
export const text: Readonly<Record<Language, Texts>> = { en: en.text, es: es.text, ro: ro.text };

/** The texts of a table with another box than ours. */
export function textFor(options: Ragnarok['options']): Readonly<Record<Language, Texts>> | null {
  const all = { en: en.textFor(options), es: es.textFor(options), ro: ro.textFor(options) };
  if (all.en === null || all.es === null || all.ro === null) return null;
  return { en: all.en, es: all.es, ro: all.ro };
}

import { useCallback } from 'react';
import { useLanguage } from '../client/language.ts';
import { type Say, say, type Texts } from './texts.ts';

export { type Say, say, type Texts } from './texts.ts';

/** Speaks the sentences of an area in the reader's language, and again when that changes. */
export function useSay<K extends string>(texts: Texts<K>): Say<K> {
  const language = useLanguage();
  return useCallback((key, values) => say(texts, language, key, values), [texts, language]);
}

import { type Language, LANGUAGES } from '@concilio/kernel';
import { create } from 'zustand';
import { keep, kept } from './keep.ts';

const isLanguage = (text: string | null): text is Language => LANGUAGES.some((language) => language === text);

/** The first of the wished languages that we speak; English otherwise. */
export function spoken(wished: readonly string[]): Language {
  for (const wish of wished) {
    const [base = ''] = wish.toLowerCase().split('-');
    if (isLanguage(base)) return base;
  }
  return 'en';
}

function first(): Language {
  const before = kept('language');
  return isLanguage(before) ? before : spoken(navigator.languages);
}

const store = create<{ language: Language }>(() => ({ language: first() }));

export const useLanguage = (): Language => store((state) => state.language);

/** For what stands outside the components. */
export const currentLanguage = (): Language => store.getState().language;

export function chooseLanguage(language: Language): void {
  keep('language', language);
  store.setState({ language });
}

/** Keeps the page's own language right, for screen readers and for hyphens. */
export function tellDocument(): void {
  const tell = (): void => {
    document.documentElement.lang = store.getState().language;
  };
  tell();
  store.subscribe(tell);
}

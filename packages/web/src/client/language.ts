import { type Language, LANGUAGES } from '@concilio/text';
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

/** `coming` has been chosen, and its texts are on their way. */
interface Languages {
  readonly language: Language;
  readonly coming: Language | null;
}

const store = create<Languages>(() => ({ language: first(), coming: null }));

export const useLanguage = (): Language => store((state) => state.language);

/** The one that was chosen last, also while its texts are still to come: a choice shows at once. */
export const useChosenLanguage = (): Language => store((state) => state.coming ?? state.language);

/** For what stands outside the components. */
export const currentLanguage = (): Language => store.getState().language;

/** Turns to a language once its texts have come, unless another has been chosen meanwhile; if they do not come, nothing changes. */
export async function chooseLanguage(
  language: Language,
  texts: (language: Language) => Promise<void>,
): Promise<void> {
  store.setState({ coming: language });
  const came = await texts(language).then(
    () => true,
    () => false,
  );
  if (store.getState().coming !== language) return;
  if (came) keep('language', language);
  store.setState(came ? { language, coming: null } : { coming: null });
}

/** Keeps the page's own language right, for screen readers and for hyphens. */
export function tellDocument(): void {
  const tell = (): void => {
    document.documentElement.lang = store.getState().language;
  };
  tell();
  store.subscribe(tell);
}

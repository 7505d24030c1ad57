import type { Language } from '@concilio/text';
import { turnTo } from '../client/loadedGames.ts';
import { useChosenLanguage } from '../client/language.ts';
import { texts } from '../text/index.ts';
import { useSay } from '../ui/say.ts';
import type { MenuChoice } from '../ui/Menu.tsx';

/** Each language in its own words. */
const NAMES: Readonly<Record<Language, string>> = { es: 'Español', en: 'English', ro: 'Română' };
const ORDER: readonly Language[] = ['es', 'en', 'ro'];

/** The languages as a part of a menu: what is played goes on in the one that is chosen. */
export function useLanguageChoice(): MenuChoice {
  const say = useSay(texts);
  const value = useChosenLanguage();
  return {
    label: say('menu.language'),
    value,
    values: ORDER.map((language) => ({
      text: NAMES[language],
      value: language,
      lang: language,
      choose: () => turnTo(language),
    })),
  };
}

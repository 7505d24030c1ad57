import type { Language } from '@concilio/kernel';

type Key = 'title' | 'about' | 'go';

/** The words of the way to the first game: all that the start page needs to know of it. */
export const cardTexts: Readonly<Record<Language, Readonly<Record<Key, string>>>> = {
  en: {
    title: 'Your first game',
    about: 'Play through Moria at once, with a coach beside you.',
    go: 'Begin',
  },
  es: {
    title: 'Tu primera partida',
    about: 'Juega Moria desde ya, con una guía a tu lado.',
    go: 'Empezar',
  },
  ro: {
    title: 'Prima ta partidă',
    about: 'Joacă Moria de îndată, cu un îndrumător alături.',
    go: 'Începe',
  },
};

import type { Language } from '@concilio/text';
import type { TAUGHT } from './match.ts';

type Game = (typeof TAUGHT)[number];
type Key = `${Game}.title` | `${Game}.about` | 'go';

/** The words of the ways to a first game: all that the start page needs to know of them. */
export const cardTexts: Readonly<Record<Language, Readonly<Record<Key, string>>>> = {
  en: {
    'lotr-board.title': 'Your first game',
    'lotr-board.about': 'Play through Moria at once, with a coach beside you.',
    'lotr-lcg.title': 'Your first card game',
    'lotr-lcg.about': 'Lead three heroes through Mirkwood, with a coach beside you.',
    go: 'Begin',
  },
  es: {
    'lotr-board.title': 'Tu primera partida',
    'lotr-board.about': 'Juega Moria desde ya, con una guía a tu lado.',
    'lotr-lcg.title': 'Tu primera partida de cartas',
    'lotr-lcg.about': 'Guía a tres héroes por el Bosque Negro, con una guía a tu lado.',
    go: 'Empezar',
  },
  ro: {
    'lotr-board.title': 'Prima ta partidă',
    'lotr-board.about': 'Joacă Moria de îndată, cu un îndrumător alături.',
    'lotr-lcg.title': 'Prima ta partidă cu cărți',
    'lotr-lcg.about': 'Condu trei eroi prin Mirkwood, cu un îndrumător alături.',
    go: 'Începe',
  },
};

import type { LessonOfGame } from '../../../features/lesson/contract.ts';

/** A guided first game: what is said of it, and where it comes from once it is begun. */
export const lesson: LessonOfGame = {
  icon: 'hand',
  words: {
    en: {
      title: 'Your first card game',
      about: 'Lead three heroes through Mirkwood, with a coach beside you.',
    },
    es: {
      title: 'Tu primera partida de cartas',
      about: 'Guía a tres héroes por el Bosque Negro, con una guía a tu lado.',
    },
    ro: {
      title: 'Prima ta partidă cu cărți',
      about: 'Condu trei eroi prin Mirkwood, cu un îndrumător alături.',
    },
  },
  load: async () => (await import('./taught.ts')).taught,
};

import type { LessonOfGame } from '../../../features/lesson/contract.ts';

/** A guided first game: what is said of it, and where it comes from once it is begun. */
export const lesson: LessonOfGame = {
  icon: 'ring',
  words: {
    en: {
      title: 'Your first game',
      about: 'Play through Moria at once, with a coach beside you.',
    },
    es: {
      title: 'Tu primera partida',
      about: 'Juega Moria desde ya, con una guía a tu lado.',
    },
    ro: {
      title: 'Prima ta partidă',
      about: 'Joacă Moria de îndată, cu un îndrumător alături.',
    },
  },
  load: async () => (await import('./taught.ts')).taught,
};

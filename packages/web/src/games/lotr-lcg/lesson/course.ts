import type { Course } from '../../../features/lesson/course.ts';
import { LESSONS, LOST, WON } from './lessons.ts';
import { plan } from './plan.ts';
import { texts } from './text/index.ts';

/** The card game: alone through Mirkwood with the leadership deck, to the end. */
export const course: Course = {
  game: 'lotr-lcg',
  lessons: LESSONS,
  ending: ({ winners }, seat) => (winners.some((winner) => winner === seat) ? WON : LOST),
  plan,
  texts,
};

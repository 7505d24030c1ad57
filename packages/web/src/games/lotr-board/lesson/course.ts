import type { Course } from '../../../features/lesson/course.ts';
import { LESSONS } from './lessons.ts';
import { plan } from './plan.ts';
import { texts } from './text/index.ts';

/** The board game: through Moria, and from there on to Mordor. */
export const course: Course = {
  game: 'lotr-board',
  lessons: LESSONS,
  ending: null,
  plan,
  texts,
};

import type { Language } from '@concilio/text';
import type { ComponentType } from 'react';
import type { IconName } from '../../icons/paths.ts';
import type { Course } from './course.ts';

/** A guided first game, as a game brings it. */
export interface LessonOfGame {
  readonly icon: IconName;
  /** What the start page says of it before anything of the lesson is loaded. */
  readonly words: Readonly<Record<Language, { readonly title: string; readonly about: string }>>;
  readonly load: () => Promise<Taught>;
}

/** A course with what it draws besides the table. */
export interface Taught {
  readonly course: Course;
  /** What looks back on a part of the match, over the table, once its time has come. */
  readonly Summary: ComponentType | null;
}

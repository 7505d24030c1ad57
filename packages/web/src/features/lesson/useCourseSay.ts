import { format, type Values } from '@concilio/text';
import { useCallback } from 'react';
import { useLanguage } from '../../client/language.ts';
import { useCoach } from './coach.ts';

/** Speaks the sentences of the course that is being taken, in the reader's language. */
export function useCourseSay(): (key: string, values?: Values) => string {
  const language = useLanguage();
  const [{ course }] = useCoach();
  return useCallback(
    (key, values = {}) => format(language, course.texts[language][key] ?? key, values),
    [course, language],
  );
}

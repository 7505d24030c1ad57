import { LANGUAGES } from '@concilio/text';
import { format } from '@concilio/text';
import { expect, test } from 'vitest';
import { game as board } from './lotr-board/testing.ts';
import { game as cards } from './lotr-lcg/testing.ts';
import { course as boardCourse } from './lotr-board/lesson/course.ts';
import { course as cardCourse } from './lotr-lcg/lesson/course.ts';
import { texts } from '../features/lesson/text/index.ts';
import { clientOf, taught } from './index.ts';

const COURSES = [
  { course: boardCourse, game: board },
  { course: cardCourse, game: cards },
] as const;

test('every game that is taught has its course', () => {
  expect(COURSES.map(({ course }) => course.game)).toEqual(taught().map(({ game }) => game));
});

test.each(COURSES)('$course.game: every rule that is linked to is in the reference', ({ course, game }) => {
  for (const { id, rules } of course.lessons) {
    expect(rules.length, id).toBeGreaterThan(0);
    for (const rule of rules) expect(Object.keys(game.text.en), id).toContain(`rule.${rule}`);
  }
});

/** The names that a sentence puts values in for. */
const valuesIn = (sentence: string): readonly string[] =>
  [...new Set([...sentence.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name ?? ''))].toSorted();

/** As much as can be read in passing. */
const LONGEST = 190;

test.each(COURSES)('$course.game: the coach speaks three languages, and is short in each', ({ course }) => {
  for (const language of LANGUAGES) {
    const own: Readonly<Record<string, string>> = { ...texts[language], ...course.texts[language] };
    const english: Readonly<Record<string, string>> = { ...texts.en, ...course.texts.en };
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const { id } of course.lessons)
      for (const part of ['title', 'text', 'think']) {
        expect(own[`${id}.${part}`], `${language} ${id}.${part}`).toBeTruthy();
        expect(own[`${id}.${part}`]?.length, `${language} ${id}.${part}`).toBeLessThanOrEqual(LONGEST);
      }
    for (const [key, sentence] of Object.entries(english)) {
      const said = own[key] ?? '';
      expect(valuesIn(said), `${language} ${key}`).toEqual(valuesIn(sentence));
      expect(said, key).not.toMatch(/[şţŞŢ]/);
      const values = Object.fromEntries(valuesIn(sentence).map((name) => [name, 2]));
      expect(format(language, said, values), `${language} ${key}`).not.toMatch(/[{}]|^$/);
    }
    expect(Object.values(clientOf(course.game)?.lesson?.words[language] ?? { none: '' })).not.toContain('');
  }
});

import { LANGUAGES } from '@concilio/kernel';
import { format } from '@concilio/words';
import { expect, test } from 'vitest';
import { ACTIVITIES } from '../games/lotr-board/read.ts';
import { game } from '../games/lotr-board/testing.ts';
import { cardTexts } from './card.ts';
import { CORRUPTION, type LessonId, LESSONS, lessonOf } from './lessons.ts';
import type { Moment } from './moment.ts';
import { begun, due, further, heard, type Progress } from './progress.ts';
import { simulate } from './simulate.ts';
import { texts } from './text/index.ts';

/** Goes through the lesson's match until all is said, and tells with which question each lesson came. */
function wholeLesson(look: (moment: Moment, progress: Progress) => void = () => {}) {
  const came = new Map<LessonId, Moment>();
  let progress = begun('here-1');
  simulate((moment) => {
    const next = heard(progress, moment);
    expect(next.given.length - progress.given.length).toBeLessThanOrEqual(1);
    const [id] = next.given.slice(progress.given.length);
    if (id !== undefined) came.set(id, moment);
    progress = next;
    look(moment, progress);
    return came.size < LESSONS.length && ['moria', 'lothlorien'].includes(moment.view.place);
  });
  return { came, progress };
}

test('every lesson’s moment comes when the simple bot plays for the player', () => {
  const { came, progress } = wholeLesson();
  expect([...came.keys()].toSorted()).toEqual(LESSONS.map(({ id }) => id).toSorted());
  expect(progress.given[0]).toBe('welcome');
  expect(progress.given.at(-1)).toBe('summary');
});

test('lessons come with what they speak of, and not before', () => {
  const { came } = wholeLesson();
  const key = (id: LessonId) => came.get(id)?.question.key;
  expect(key('tile')).toBe('resolve');
  expect(key('cards')).toBe('play-card');
  expect(came.get('cards')?.question.optional).toBe(false);
  expect(key('demand')).toBe('group-demand');
  expect(key('alone')).toBe('demand');
  expect(key('die')).toBe('suffer');
  expect(key('darkness')).toBe('darkness');
  expect(came.get('interject')?.question.optional).toBe(true);
  expect(came.get('gandalf')?.question.options.some(({ id }) => id.startsWith('gandalf/'))).toBe(true);
  expect(came.get('corruption')?.view.players.some(({ corruption }) => corruption > 0)).toBe(true);
  expect(came.get('life')?.view.players.some(({ lives }) => lives.heart + lives.sun + lives.ring > 0)).toBe(
    true,
  );
  expect(came.get('near')?.view.place).toBe('moria');
  expect(came.get('summary')?.view.place).toBe('lothlorien');
});

test('whoever asks for more gets all that is due, each lesson once', () => {
  let progress = begun('here-1');
  simulate((moment) => {
    progress = heard(progress, moment);
    while (due(progress, moment) !== null) progress = further(progress, moment);
    return moment.view.place === 'moria';
  });
  expect(new Set(progress.given).size).toBe(progress.given.length);
  expect(progress.given).toEqual(expect.arrayContaining(['welcome', 'tile', 'cards', 'rest', 'darkness']));
});

test('what is lit is on the table', () => {
  const known = new Set<string>([
    ...game.position.things.map(({ id }) => id),
    ...ACTIVITIES,
    'resolve',
    'roll',
    'suffer',
    'rest-draw',
    'rest-heal',
    'put-on-ring',
    CORRUPTION,
  ]);
  wholeLesson(({ view, ...moment }, { given }) => {
    const hand = view.players[moment.seat]?.hand.flatMap(({ id }) => id ?? []) ?? [];
    const id = given.at(-1);
    const lit = id === undefined ? [] : lessonOf(id).lights({ view, ...moment });
    for (const one of lit) expect(known.has(one) || hand.includes(one), `${id} lights ${one}`).toBe(true);
  });
});

test('every rule that is linked to is in the reference', () => {
  for (const { id, rules } of LESSONS) {
    expect(rules.length, id).toBeGreaterThan(0);
    for (const rule of rules) expect(Object.keys(game.text.en), id).toContain(`rule.${rule}`);
  }
});

/** The names that a sentence puts values in for. */
const valuesIn = (sentence: string): readonly string[] =>
  [...new Set([...sentence.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name ?? ''))].toSorted();

/** As much as can be read in passing. */
const LONGEST = 190;

test('the coach speaks three languages, and is short in each', () => {
  for (const language of LANGUAGES) {
    const own: Readonly<Record<string, string>> = texts[language];
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(texts.en).toSorted());
    for (const { id } of LESSONS)
      for (const part of ['title', 'text', 'think']) {
        expect(own[`${id}.${part}`], `${language} ${id}.${part}`).toBeTruthy();
        expect(own[`${id}.${part}`]?.length).toBeLessThanOrEqual(LONGEST);
      }
    for (const [key, english] of Object.entries(texts.en)) {
      const said = own[key] ?? '';
      expect(valuesIn(said), `${language} ${key}`).toEqual(valuesIn(english));
      expect(said, key).not.toMatch(/[şţŞŢ]/);
      const values = Object.fromEntries(valuesIn(english).map((name) => [name, 2]));
      expect(format(language, said, values), `${language} ${key}`).not.toMatch(/[{}]|^$/);
    }
    expect(Object.values(cardTexts[language]).every((text) => text !== '')).toBe(true);
  }
});

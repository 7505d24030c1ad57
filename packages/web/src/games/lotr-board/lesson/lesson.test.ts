import { expect, test } from 'vitest';
import { ACTIVITIES } from '@concilio/lotr-board/contract';
import { game } from '../testing.ts';
import { lessonOf, type Situation } from '../../../features/lesson/course.ts';
import { begun, due, further, heard, type Progress } from '../../../features/lesson/progress.ts';
import { simulate } from '../../../features/lesson/simulate.ts';
import { course } from './course.ts';
import { boardMoment, CORRUPTION, LESSONS, type BoardSituation } from './lessons.ts';

/** Goes through the lesson's match until all is said, and tells with which question each lesson came. */
async function wholeLesson(
  look: (moment: BoardSituation, progress: Progress, seen: Situation) => void = () => {},
) {
  const came = new Map<string, BoardSituation>();
  let progress = begun('here-1');
  await simulate(course, game, (seen) => {
    const moment = boardMoment(seen);
    const next = heard(course, progress, seen);
    expect(next.given.length - progress.given.length).toBeLessThanOrEqual(1);
    const [id] = next.given.slice(progress.given.length);
    if (id !== undefined) came.set(id, moment);
    progress = next;
    look(moment, progress, seen);
    return came.size < LESSONS.length && ['moria', 'lothlorien'].includes(moment.view.place);
  });
  return { came, progress };
}

test('every lesson’s moment comes when the simple bot plays for the player', async () => {
  const { came, progress } = await wholeLesson();
  expect([...came.keys()].toSorted()).toEqual(LESSONS.map(({ id }) => id).toSorted());
  expect(progress.given[0]).toBe('welcome');
});

test('lessons come with what they speak of, and not before', async () => {
  const { came } = await wholeLesson();
  const key = (id: string) => came.get(id)?.question.key;
  expect(key('tile')).toBe('resolve');
  expect(key('cards')).toBe('play-card');
  expect(came.get('cards')?.question.optional).toBe(false);
  expect(key('demand')).toBe('group-demand');
  expect(key('alone')).toBe('demand');
  expect(key('darkness')).toBe('darkness');
  expect(came.get('interject')?.question.optional).toBe(true);
  expect(came.get('gandalf')?.question.options.some(({ id }) => id.startsWith('gandalf/'))).toBe(true);
  expect(came.get('corruption')?.view.seats.some(({ corruption }) => corruption > 0)).toBe(true);
  expect(came.get('life')?.view.seats.some(({ lives }) => lives.heart + lives.sun + lives.ring > 0)).toBe(
    true,
  );
  expect(came.get('near')?.view.place).toBe('moria');
  expect(came.get('summary')?.view.place).toBe('lothlorien');
});

test('whoever asks for more gets all that is due, each lesson once', async () => {
  let progress = begun('here-1');
  await simulate(course, game, (moment) => {
    progress = heard(course, progress, moment);
    while (due(course, progress, moment) !== null) progress = further(course, progress, moment);
    return boardMoment(moment).view.place === 'moria';
  });
  expect(new Set(progress.given).size).toBe(progress.given.length);
  expect(progress.given).toEqual(expect.arrayContaining(['welcome', 'tile', 'cards', 'rest', 'darkness']));
});

test('what is lit is on the table', async () => {
  const known = new Set<string>([
    ...game.things.map(({ id }) => id),
    ...ACTIVITIES,
    'resolve',
    'roll',
    'suffer',
    'rest-draw',
    'rest-heal',
    'put-on-ring',
    CORRUPTION,
  ]);
  await wholeLesson(({ view, seat }, { given }, seen) => {
    const hand: readonly string[] = view.seats[seat]?.hand.flatMap(({ id }) => id ?? []) ?? [];
    const id = given.at(-1);
    const lit = id === undefined ? [] : lessonOf(course, id).lights(seen);
    for (const one of lit) expect(known.has(one) || hand.includes(one), `${id} lights ${one}`).toBe(true);
  });
});

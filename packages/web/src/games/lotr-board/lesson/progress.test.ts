import { afterEach, expect, test, vi } from 'vitest';
import {
  hasAfter,
  hasBefore,
  hasMore,
  litBy,
  newCoach,
  shownLesson,
} from '../../../features/lesson/coach.ts';
import { game } from '../testing.ts';
import type { Situation } from '../../../features/lesson/course.ts';
import { course } from './course.ts';
import { begun, heard, keptProgress, readProgress } from '../../../features/lesson/progress.ts';
import { simulate } from '../../../features/lesson/simulate.ts';

/** The first moments of the lesson's match. */
async function firstMoments(count: number): Promise<readonly Situation[]> {
  const moments: Situation[] = [];
  await simulate(course, game, (moment) => moments.push(moment) < count);
  return moments;
}

function browser(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
}
afterEach(() => vi.unstubAllGlobals());

test('a lesson is given once, and is still there when the page is loaded again at the same question', async () => {
  browser();
  const [first, second] = await firstMoments(2);
  if (first === undefined || second === undefined) throw new Error('The match has no two moments.');
  const coach = newCoach(course, begun('here-1'));
  coach.hear(first);
  coach.hear(first);
  expect(coach.getState().progress.given).toEqual(['welcome']);

  const again = newCoach(course, keptProgress(course) ?? begun('lost'));
  again.hear(first);
  expect(shownLesson(again.getState())).toBe('welcome');
  again.hear(second);
  expect(again.getState().progress.given).toEqual(['welcome', 'cards']);
  expect(again.getState().progress.match).toBe('here-1');
});

test('one walks back through what was said, and comes back to the present', async () => {
  browser();
  const coach = newCoach(course, begun('here-1'));
  for (const moment of await firstMoments(3)) coach.hear(moment);
  expect(shownLesson(coach.getState())).toBe('second');
  expect(hasAfter(coach.getState())).toBe(false);
  coach.back();
  coach.back();
  expect(shownLesson(coach.getState())).toBe('welcome');
  expect(hasBefore(coach.getState())).toBe(false);
  coach.back();
  expect(shownLesson(coach.getState())).toBe('welcome');
  coach.forward();
  expect(shownLesson(coach.getState())).toBe('cards');
  coach.forward();
  expect(shownLesson(coach.getState())).toBe('second');
});

test('more is heard at the same moment if there is more; then the coach is quiet', async () => {
  browser();
  const [first] = await firstMoments(1);
  if (first === undefined) throw new Error('The match has no moment.');
  const coach = newCoach(course, begun('here-1'));
  coach.hear(first);
  expect(hasMore(course, coach.getState())).toBe(true);
  coach.forward();
  expect(shownLesson(coach.getState())).toBe('tile');
  expect(hasMore(course, coach.getState())).toBe(false);

  const told = { ...begun('here-1'), given: course.lessons.map(({ id }) => id) };
  expect(heard(course, told, first).speaks).toBe(false);
  const quiet = newCoach(course, told);
  quiet.hear(first);
  expect(shownLesson(quiet.getState())).toBeNull();
  quiet.back();
  expect(shownLesson(quiet.getState())).toBe(course.lessons.at(-1)?.id);
  quiet.forward();
  expect(shownLesson(quiet.getState())).toBeNull();
});

test('a folded coach lights nothing', async () => {
  browser();
  const [first] = await firstMoments(1);
  if (first === undefined) throw new Error('The match has no moment.');
  const coach = newCoach(course, begun('here-1'));
  coach.hear(first);
  expect(litBy(course, coach.getState())).toEqual(['frodo']);
  coach.fold(true);
  expect(litBy(course, coach.getState())).toEqual([]);
  expect(keptProgress(course)?.folded).toBe(true);
});

test('what a browser has kept and cannot be read is as good as nothing', () => {
  expect(readProgress(course, null)).toBeNull();
  expect(readProgress(course, '{')).toBeNull();
  expect(readProgress(course, '[1]')).toBeNull();
  expect(readProgress(course, '{"match":"here-1","given":["tile","gone",7,"tile"],"speaks":true}')).toEqual({
    ...begun('here-1'),
    given: ['tile'],
    speaks: true,
  });
});

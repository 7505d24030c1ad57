import { expect, test } from 'vitest';
import { cardsOf } from '../cards/facts.ts';
import { game } from '../testing.ts';
import { lessonOf, type Situation } from '../../../features/lesson/course.ts';
import { begun, due, further, given, heard, type Progress } from '../../../features/lesson/progress.ts';
import { simulate } from '../../../features/lesson/simulate.ts';
import { course } from './course.ts';
import { LOST, lcgMoment, WON } from './lessons.ts';

const { lessons } = course;
/** Those that come with the end, with “More” at the very first question, or only when things go badly. */
const ELSEWHERE = [WON, LOST, 'mulligan', 'threat'];

/** Goes through the lesson's match to its end, and tells with which question each lesson came. */
async function wholeLesson(look: (moment: Situation, progress: Progress) => void = () => {}) {
  const came = new Map<string, Situation>();
  let progress = begun('here-1');
  const outcome = await simulate(course, game, (moment) => {
    const next = heard(course, progress, moment);
    expect(next.given.length - progress.given.length).toBeLessThanOrEqual(1);
    const [id] = next.given.slice(progress.given.length);
    if (id !== undefined) came.set(id, moment);
    progress = next;
    look(moment, progress);
    return true;
  });
  return { came, progress, outcome };
}

test('the match comes to its end, and on the way every lesson’s moment comes', async () => {
  const { came, progress, outcome } = await wholeLesson();
  expect(outcome?.reason).toBe('won');
  const all = lessons.map(({ id }) => id).filter((id) => !ELSEWHERE.includes(id));
  expect([...came.keys()].toSorted()).toEqual(all.toSorted());
  expect(progress.given.slice(0, 2)).toEqual(['welcome', 'planning']);
  if (outcome === null || course.ending === null) throw new Error('There is no end.');
  expect(course.ending(outcome, 0)).toBe(WON);
  expect(course.ending({ ...outcome, winners: [] }, 0)).toBe(LOST);
  expect(given(progress, WON).given.at(-1)).toBe(WON);
  expect(given(given(progress, WON), WON).given).toHaveLength(progress.given.length + 1);
});

test('lessons come with what they speak of, and not before', async () => {
  const { came } = await wholeLesson();
  for (const id of [
    'planning',
    'pay',
    'commit',
    'travel',
    'engage',
    'defender',
    'strike',
    'attackers',
    'respond',
  ])
    expect(came.get(id)?.question.key, id).toBe(id);
  expect(came.get('attach')?.question.key).toBe('attach-to');
  const view = (id: string) => {
    const moment = came.get(id);
    if (moment === undefined) throw new Error(`${id} never came.`);
    return lcgMoment(moment).view;
  };
  expect(view('round').round).toBeGreaterThan(1);
  expect(view('hurt').seats[0]?.inPlay.some(({ type, damage }) => type === 'hero' && damage > 0)).toBe(true);
});

test('whoever asks for more gets all that is due, each lesson once', async () => {
  let progress = begun('here-1');
  let moments = 0;
  await simulate(course, game, (moment) => {
    progress = heard(course, progress, moment);
    while (due(course, progress, moment) !== null) progress = further(course, progress, moment);
    return ++moments < 60;
  });
  expect(new Set(progress.given).size).toBe(progress.given.length);
  expect(progress.given).toEqual(
    expect.arrayContaining(['welcome', 'mulligan', 'planning', 'commit', 'staging']),
  );
});

test('what is lit lies on the table or in the hand', async () => {
  await wholeLesson((moment, { given: said }) => {
    const id = said.at(-1);
    if (id === undefined) return;
    const onTable = JSON.stringify(moment.view);
    for (const one of lessonOf(course, id).lights(moment))
      expect(onTable.includes(`"${one}"`) || cardsOf(game).has(one), `${id} lights ${one}`).toBe(true);
  });
});

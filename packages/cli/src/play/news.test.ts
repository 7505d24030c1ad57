import { seat } from '@concilio/kernel';
import { expect, test } from 'vitest';
import { gameNamed } from '../games.ts';
import { plainPaint } from '../screen/paint.ts';
import type { Speaker } from '../screen/speaker.ts';
import { lastOf, newsOf } from './news.ts';

const speaker: Speaker = {
  game: gameNamed('lotr-board'),
  language: 'en',
  names: ['Ana', 'Bo'],
  paint: plainPaint,
};
const moved = (who: number, to: number) => ({ name: 'hobbit.moved', said: { seat: who, to } });

test('of much that has happened the last lines are shown, and all that is about oneself', () => {
  const events = [moved(1, 1), moved(0, 12), moved(1, 2), ...Array.from({ length: 20 }, () => moved(1, 3))];
  const lines = lastOf(speaker, newsOf(speaker, events, seat(0)));
  expect(lines.slice(0, 3)).toEqual(['2 more lines: log', 'Ana is on space 12.', 'Bo is on space 3.']);
  expect(lines).toHaveLength(22);
});

test('for everybody only the last lines are shown', () => {
  const events = Array.from({ length: 21 }, (_, index) => moved(0, index));
  expect(lastOf(speaker, newsOf(speaker, events, null)).slice(0, 2)).toEqual([
    '1 more line: log',
    'Ana is on space 1.',
  ]);
});

test('a few lines are all shown', () => {
  expect(lastOf(speaker, newsOf(speaker, [moved(1, 2)], seat(0)))).toEqual(['Bo is on space 2.']);
});

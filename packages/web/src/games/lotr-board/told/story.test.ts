import { expect, test } from 'vitest';
import type { Match, MatchRecord } from '@concilio/kernel';
import type { LotrBoard } from '@concilio/lotr-board';
import type { View } from '@concilio/lotr-board/contract';
import { plainMarkup, type Speaker } from '@concilio/text';
import { storyOf } from '../../../table/story.ts';
import { newTape } from '../../../table/tape.ts';
import { viewOf } from '../../../table/view.ts';
import { story } from './story.ts';
import { game, playThrough } from '../testing.ts';

const speaker: Speaker = { game, language: 'en', names: ['Ana', 'Luis', 'Mircea'], paint: plainMarkup };

function played(text: string): MatchRecord {
  let last: Match<LotrBoard> | null = null;
  playThrough(3, text, (match) => (last = match));
  const match = last as Match<LotrBoard> | null;
  if (match === null) throw new Error('Nothing was played.');
  return match.save();
}

test('a match tells its numbers at every moment, its places in order, and where it turned', () => {
  const tape = newTape(game, played('story'));
  const { lines, chapters, points } = storyOf(tape, story, speaker);
  const [eye, ...others] = lines;
  const reached = others.pop();
  expect(others).toHaveLength(3);
  for (const line of lines) expect(line.values).toHaveLength(tape.length + 1);
  const end = viewOf<View>(tape.frame(tape.length, 'referee'));
  expect(eye?.values.at(-1)).toBe(end.sauron);
  expect(eye?.values[0]).toBe(15);
  expect(reached?.values.at(-1)).toBe(end.reached);
  for (const [seat, line] of others.entries()) {
    const { out, corruption } = end.seats[seat] ?? {};
    expect(line.values.at(-1)).toBe(out === true ? null : corruption);
  }
  expect(chapters.slice(0, 3).map(({ title }) => title)).toEqual(['Bag End', 'Rivendell', 'Moria']);
  expect(chapters[0]?.from).toBe(0);

  // Each is where its event has just been told.
  expect(points.length).toBeGreaterThan(0);
  for (const { at } of points) {
    const before = at === 0 ? 0 : tape.frame(at - 1, 'referee').events.length;
    const told = tape.frame(at, 'referee').events.slice(before);
    expect(told.some((event) => story.isTurningPoint(event))).toBe(true);
  }
});

import { frameFor, Match, seedFrom } from '@concilio/kernel';
import { kit } from '@concilio/lotr-board/kit';
import type { View } from '@concilio/lotr-board/contract';
import { plainMarkup, type Speaker } from '@concilio/text';
import { expect, test } from 'vitest';
import { viewOf } from '../../../table/view.ts';
import { SHAPES } from '../../../table/SeatMark.tsx';
import { figuresOf, markOf } from './seats.ts';
import { story } from '../told/story.ts';
import { game } from '../testing.ts';

const speaker: Speaker = { game, language: 'en', names: [], paint: plainMarkup };

const viewAt = (seats: number, text: string): View =>
  viewOf<View>(
    frameFor(Match.create(kit, { seats, options: { sauron: 15 }, seed: seedFrom(text) }), 'audience', 0),
  );

test('a hobbit has the same mark in every match, on the table and in the replay, and no other has it', () => {
  const marks = new Map<string, number>();
  const places = new Set<string>();
  for (const [seats, text] of [
    [5, 'one'],
    [5, 'two'],
    [3, 'three'],
    [2, 'four'],
    [4, 'five'],
  ] as const) {
    const view = viewAt(seats, text);
    const tones = new Map(story.numbers(view, speaker).map(({ id, tone }) => [id, tone]));
    for (const { hobbit, mark, seat } of figuresOf(view, speaker)) {
      expect(mark, hobbit).toBe(marks.get(hobbit) ?? mark);
      expect(tones.get(hobbit)).toBe(mark);
      expect(markOf(view, seat)).toBe(mark);
      marks.set(hobbit, mark);
      places.add(`${hobbit} ${seat}`);
    }
  }
  // They have changed seats meanwhile.
  expect(places.size).toBeGreaterThan(5);
  expect(new Set(marks.values())).toEqual(new Set([0, 1, 2, 3, 4]));
  expect(new Set([...marks.values()].map((mark) => SHAPES[mark])).size).toBe(5);
});

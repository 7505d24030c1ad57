import type { Eyes, JsonRecord } from '@concilio/kernel';
import { expect, test } from 'vitest';
import { readView } from './read.ts';
import { playThrough, viewOf } from './testing.ts';

const SCENARIOS = ['passage-through-mirkwood', 'journey-along-the-anduin', 'escape-from-dol-guldur'];

test.each(SCENARIOS)(
  'every view of %s can be read, from every seat and from beside the table',
  (scenario) => {
    // Every twentieth moment: to make a view takes longer than to play on.
    let moment = 0;
    for (const seats of [1, 2])
      playThrough(scenario, seats, `read ${seats}`, (match) => {
        if (moment++ % 20 !== 0) return;
        const eyes: readonly Eyes[] = [...match.seats, 'audience'];
        for (const look of eyes) {
          const read = readView(viewOf(match, look));
          expect(read.players).toHaveLength(seats);
          if (typeof look === 'number')
            expect(read.players[look]?.hand.every(({ id, card }) => id !== null && card !== null)).toBe(true);
        }
      });
  },
);

test('a view that does not fit is refused in one sentence that names the field', () => {
  const views: JsonRecord[] = [];
  playThrough('passage-through-mirkwood', 1, 'refused', (match) => {
    if (views.length === 0) views.push(viewOf(match, 'audience'));
  });
  const [view = {}] = views;
  expect(() => readView({ ...view, round: 'first' })).toThrow(
    'The view of lotr-lcg does not fit: "round" is not a number.',
  );
  expect(() => readView({ ...view, phase: 'lunch' })).toThrow('"phase" is not a phase.');
  expect(() => readView({ ...view, staging: [{ card: 'warg' }] })).toThrow('"staging.0.id" is not a text.');
});

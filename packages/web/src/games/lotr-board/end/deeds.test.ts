import { frameFor } from '@concilio/kernel';
import type { SeenEvent } from '@concilio/tables';
import { plainMarkup, type Speaker } from '@concilio/text';
import { expect, test } from 'vitest';
import { deedOf } from './deeds.ts';
import type { View } from '@concilio/lotr-board/contract';
import { sayIn } from '../say.ts';
import { game, playThrough } from '../testing.ts';

const speaker: Speaker = { game, language: 'en', names: [], paint: plainMarkup };
const say = sayIn('en');

const event = (name: string, said: SeenEvent['said']): SeenEvent => ({ name, said }) as SeenEvent;

/** The last view of a match, with some things put otherwise. */
function lastView(change: (view: View) => View): View {
  let last: View | null = null;
  playThrough(3, 'deeds', (match) => {
    last = frameFor(match, 'referee', Number.MAX_SAFE_INTEGER).view as never;
  });
  if (last === null) throw new Error('Nothing was played.');
  return change(last);
}

const view = lastView((last) => ({
  ...last,
  bearer: last.seats[1]?.hobbit ?? null,
  seats: last.seats.map((player, seat) => ({ ...player, out: seat === 2, corruption: 4, runes: 2 })),
}));
const told = (seat: number, events: readonly SeenEvent[], of = view): string => {
  const { key, values } = deedOf(events, of, seat, speaker);
  return say(key, values);
};

test('each hobbit has a line of its own', () => {
  const events = [
    event('place.reached', { place: 'moria' }),
    event('hobbit.moved', { seat: 0, to: 5 }),
    event('hobbit.moved', { seat: 0, to: 3 }),
    event('hobbit.moved', { seat: 0, to: 4 }),
    event('ring.borne', { seat: 1 }),
    event('place.reached', { place: 'mordor' }),
    event('ring.borne', { seat: 1 }),
    event('player.eliminated', { seat: 2, cause: 'sauron' }),
  ];
  expect(told(0, events)).toBe('Healed from 5 to 3.');
  expect(told(1, events)).toBe('Bore the Ring since Moria.');
  expect(told(2, events)).toBe('Fell at Mordor.');
  expect(told(0, [...events, event('ring.worn', { seat: 0 }), event('ring.worn', { seat: 0 })])).toBe(
    'Put on the Ring 2 times.',
  );
  expect(told(0, [...events, event('ring.destroyed', { seat: 0 })])).toBe('Destroyed the Ring.');
});

test('where nothing is told there is still something to say', () => {
  expect(told(0, [])).toBe('On space 4 of corruption.');
  expect(told(1, [])).toBe('Bore the Ring at the end.');
  expect(told(2, [])).toBe('Fell on the way.');
  const rich = {
    ...view,
    seats: view.seats.map((player, seat) => ({ ...player, runes: seat === 0 ? 6 : 2 })),
  };
  expect(told(0, [], rich)).toBe('Most runes: 6.');
});

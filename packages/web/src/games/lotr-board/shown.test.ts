import { isRecord, type JsonRecord, seat, seenBy } from '@concilio/kernel';
import type { SeenEvent } from '@concilio/tables';
import { expect, test } from 'vitest';
import type { View } from '@concilio/lotr-board/contract';
import { withEvents, withHand } from './shown.ts';
import { playThrough } from './testing.ts';

const isView = (view: unknown): view is JsonRecord => isRecord(view);
const isEvent = (event: unknown): event is SeenEvent => isRecord(event) && typeof event.name === 'string';

test('when all events of a frame are told, the pieces stand where the view has them', () => {
  let before: View | null = null;
  let told = 0;
  let moves = 0;
  playThrough(4, 'shown', (match) => {
    const { view, events } = seenBy(match, 'audience');
    if (!isView(view)) throw new Error('A view is a record.');
    const after = view;
    const fresh = events.slice(told).filter(isEvent);
    told = events.length;
    if (before !== null && before.conflict.board === after.conflict.board && before.place === after.place) {
      const shown = withEvents(before, after, fresh);
      expect(shown.sauron).toBe(after.sauron);
      expect(shown.conflict.tracks).toEqual(after.conflict.tracks);
      expect(shown.conflict.events).toBe(after.conflict.events);
      expect(shown.seats.map(({ corruption }) => corruption)).toEqual(
        after.seats.map(({ corruption }) => corruption),
      );
      moves += fresh.filter(({ name }) => name.endsWith('.moved')).length;
      // Before anything is told, they stand where they stood.
      expect(withEvents(before, after, []).conflict.tracks).toEqual(before.conflict.tracks);
    }
    before = after;
  });
  expect(moves).toBeGreaterThan(20);
});

test('the own hand changes with each event that is told, and ends as the view has it', () => {
  let before: View | null = null;
  let told = 0;
  let changes = 0;
  const ids = (view: View) => view.seats[1]?.hand.map(({ id }) => id) ?? [];
  playThrough(3, 'hands', (match) => {
    const { view, events } = seenBy(match, seat(1));
    if (!isView(view)) throw new Error('A view is a record.');
    const after = view;
    const fresh = events.slice(told).filter(isEvent);
    told = events.length;
    if (before !== null) {
      const hands = [fresh, ...fresh.map((_, index) => fresh.slice(index + 1))].map((pending) =>
        ids(withHand(before ?? after, after, pending, 1)),
      );
      expect(hands.at(-1)).toEqual(ids(after));
      // Nothing is told yet: what is to go is there, and what is to come is not. A hand that is passed from has new ids.
      const isMixed = fresh.some(({ name, said }) => name === 'card.passed' && said.seat === 1);
      for (const id of isMixed ? [] : (hands[0] ?? [])) expect(ids(before)).toContain(id);
      for (const [index, hand] of hands.entries())
        if (index > 0 && hand.length !== hands[index - 1]?.length) changes += 1;
    }
    before = after;
  });
  expect(changes).toBeGreaterThan(20);
});

import { expect, test } from 'vitest';
import type { View } from '@concilio/lotr-lcg/contract';
import { shownView } from './shown.ts';
import { playThrough, viewOf } from './testing.ts';

/** The first two views of a match between which something happens that the test asks for. */
function around(is: (before: View, after: View) => boolean): readonly [View, View] {
  const found: [View, View][] = [];
  let last: View | null = null;
  playThrough('passage-through-mirkwood', 1, 'shown', (match) => {
    if (found.length > 0) return;
    const view = viewOf(match, match.seats[0] ?? 'audience');
    if (last !== null && is(last, view)) found.push([last, view]);
    last = view;
  });
  const [pair] = found;
  if (pair === undefined) throw new Error('It did not happen.');
  return pair;
}

const ids = (cards: readonly { readonly id: string | null }[]) => cards.map(({ id }) => id);

test('a card that is still to be staged is not there yet, and its threat does not count', () => {
  const [before, after] = around(
    (was, is) => is.staging.length > was.staging.length && is.round === was.round,
  );
  const fresh = after.staging.find(({ id }) => !ids(before.staging).includes(id));
  if (fresh === undefined) throw new Error('Nothing is new.');
  const pending = [{ name: 'card.staged', said: { piece: fresh.id, card: fresh.card } }];
  const shown = shownView(before, after, pending);
  expect(ids(shown.staging)).not.toContain(fresh.id);
  expect(shown.threat).toBe(after.threat - (fresh.threat ?? 0));
  expect(shownView(before, after, [])).toBe(after);
});

test('a hand keeps what is still to be played, at its place, and threat rises when it is told', () => {
  const [before, after] = around(
    (was, is) => (is.seats[0]?.hand.length ?? 0) < (was.seats[0]?.hand.length ?? 0),
  );
  const held = before.seats[0]?.hand ?? [];
  const gone = held.find(({ id }) => !ids(after.seats[0]?.hand ?? []).includes(id));
  const shown = shownView(before, after, [
    { name: 'card.played', said: { seat: 0, piece: gone?.id ?? null } },
    { name: 'threat.raised', said: { seat: 0, threat: 1, to: 99 } },
  ]);
  expect(ids(shown.seats[0]?.hand ?? [])).toEqual(ids(held));
  expect(shown.seats[0]?.threat).toBe(before.seats[0]?.threat);
});

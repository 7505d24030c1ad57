import { newTable, seat, seedFrom } from '@concilio/kernel';
import { expect, test } from 'vitest';
import { ragnarok } from '../index.ts';
import { cardOf, playerAt } from '../state.ts';
import { bearersOf } from './abilities.ts';

test('LOR-25.08: another Blessing in the place of the last one counts, as when an answer was taken back', () => {
  const options = { drafts: 'two-drafts', content: null } as const;
  const { state } = newTable(ragnarok, 2, options, seedFrom('blessings'));
  const [one, other] = state.blessings.cards;
  if (one === undefined || other === undefined) throw new Error('There are Blessings.');
  const { blessings } = playerAt(state, seat(0));
  for (const card of [one, other]) {
    // The list itself stays: the kernel puts states right in place.
    blessings[0] = card;
    expect(bearersOf(state, seat(0)).map(({ id }) => id)).toEqual([cardOf(state, card)]);
  }
});

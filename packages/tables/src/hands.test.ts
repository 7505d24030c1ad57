import { expect, test } from 'vitest';
import { openHands } from './hands.ts';

test('two views are laid over each other without losing anything', () => {
  const one = { round: 2, seats: [{ hand: [{ id: '#a', card: 'x' }] }, { hand: [{ card: null }] }], top: [] };
  const other = {
    round: 2,
    seats: [{ hand: [{ card: null }] }, { hand: [{ id: '#b', card: 'y' }] }],
    top: [{ id: '#c', card: 'z' }],
  };
  expect(openHands(one, other)).toEqual({
    round: 2,
    seats: [{ hand: [{ id: '#a', card: 'x' }] }, { hand: [{ id: '#b', card: 'y' }] }],
    top: [{ id: '#c', card: 'z' }],
  });
});

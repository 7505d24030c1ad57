import { expect, test } from 'vitest';
import { spoken } from './pieces.ts';

test('cards that a view points at are called by what they are, and unseen ones stay pointers', () => {
  const view = {
    seats: [{ inPlay: [{ id: '#a', card: 'frodo', bears: [{ id: '#b', card: 'ring' }] }], ringBearer: '#a' }],
    skirmish: { character: '#a', minions: ['#b', '#c'] },
  };
  expect(spoken(view)).toEqual({
    seats: [
      { inPlay: [{ id: '#a', card: 'frodo', bears: [{ id: '#b', card: 'ring' }] }], ringBearer: 'frodo' },
    ],
    skirmish: { character: 'frodo', minions: ['ring', '#c'] },
  });
});

import { expect, test } from 'vitest';
import { migrations } from './migrations.ts';

test('a table of version 1 is read: what was to leave, and what ended with an attack', () => {
  const old = {
    round: 3,
    leaving: [
      { card: '#7', at: 'phase', to: 'hand' },
      { card: '#8', at: 'phase', to: 'deck' },
    ],
    cards: {
      lasting: [
        { number: 'attack', until: 'attack' },
        { number: 'threat', until: 'phase' },
      ],
      at: [],
    },
  };
  expect(migrations[1]?.(old)).toEqual({
    round: 3,
    due: [
      { card: '#7', what: 'sneak-attack', ability: 'to-hand' },
      { card: '#8', what: 'beorn', ability: 'to-deck' },
    ],
    cards: {
      lasting: [
        { number: 'attack', until: 'attack/1' },
        { number: 'threat', until: 'phase' },
      ],
      at: [],
    },
  });
});

import { describe, expect, test } from 'vitest';
import { newCards } from './cards.ts';
import { beginLasting, endLasting, forgetLasting, type Lasting } from './lasting.ts';

const effect = (until: string, on: Lasting['on'] = ['#1']): Lasting => ({
  from: 'horn',
  number: 'strength',
  amount: 1,
  on,
  until,
});

describe('a lasting effect', () => {
  test('ends with what it lasts for, and with nothing else', () => {
    const cards = newCards();
    for (const until of ['phase', 'round', 'match']) beginLasting(cards, effect(until));
    endLasting(cards, 'skirmish');
    expect(cards.lasting).toHaveLength(3);
    endLasting(cards, 'phase');
    expect(cards.lasting.map(({ until }) => until)).toEqual(['round', 'match']);
    endLasting(cards, 'round');
    expect(cards.lasting.map(({ until }) => until)).toEqual(['match']);
  });

  test('that concerns nobody does not begin', () => {
    const cards = newCards();
    beginLasting(cards, effect('round', []));
    expect(cards.lasting).toEqual([]);
  });

  test('forgets a card that has left, and is over when it concerns nobody any more', () => {
    const cards = newCards();
    beginLasting(cards, effect('round', ['#1', '#11']));
    beginLasting(cards, effect('round', ['#1']));
    beginLasting(cards, effect('round', ['seat-1', 'table']));
    forgetLasting(cards, '#1');
    expect(cards.lasting.map(({ on }) => on)).toEqual([['#11'], ['seat-1', 'table']]);
  });
});

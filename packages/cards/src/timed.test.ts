import { describe, expect, test } from 'vitest';
import { newCards } from './cards.ts';
import { beginTimed, endTimed, forgetTimed, type TimedModifier } from './timed.ts';

const effect = (until: string, on: TimedModifier['on'] = ['#1']): TimedModifier => ({
  from: 'horn',
  number: 'strength',
  amount: 1,
  on,
  until,
});

describe('a lasting effect', () => {
  test('ends with what it lasts for, and with nothing else', () => {
    const cards = newCards();
    for (const until of ['phase', 'round', 'match']) beginTimed(cards, effect(until));
    endTimed(cards, 'skirmish');
    expect(cards.lasting).toHaveLength(3);
    endTimed(cards, 'phase');
    expect(cards.lasting.map(({ until }) => until)).toEqual(['round', 'match']);
    endTimed(cards, 'round');
    expect(cards.lasting.map(({ until }) => until)).toEqual(['match']);
  });

  test('that concerns nobody does not begin', () => {
    const cards = newCards();
    beginTimed(cards, effect('round', []));
    expect(cards.lasting).toEqual([]);
  });

  test('forgets a card that has left, and is over when it concerns nobody any more', () => {
    const cards = newCards();
    beginTimed(cards, effect('round', ['#1', '#11']));
    beginTimed(cards, effect('round', ['#1']));
    beginTimed(cards, effect('round', ['seat-1', 'table']));
    forgetTimed(cards, '#1');
    expect(cards.lasting.map(({ on }) => on)).toEqual([['#11'], ['seat-1', 'table']]);
  });
});

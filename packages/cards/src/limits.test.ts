import { seat } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { ability } from '../test/bench.ts';
import { limitedBy, momentOf } from './ability.ts';
import { newCards } from './cards.ts';
import { forgetLimits, isSpent, type Limit, renew, spend } from './limits.ts';

const once: Limit = { times: 1, per: 'round' };
const at = (self: `#${number}`, who: number) => ({
  self,
  seat: seat(who),
  moment: momentOf('deed'),
  chosen: {},
});

describe('a limit', () => {
  test('is spent after so many times, and not before', () => {
    const cards = newCards();
    const thrice: Limit = { times: 3, per: 'phase' };
    expect(isSpent(cards, thrice, '#1/blow')).toBe(false);
    spend(cards, thrice, '#1/blow');
    spend(cards, thrice, '#1/blow');
    expect(isSpent(cards, thrice, '#1/blow')).toBe(false);
    spend(cards, thrice, '#1/blow');
    expect(isSpent(cards, thrice, '#1/blow')).toBe(true);
  });

  test('is renewed with what it is counted by, and with nothing else', () => {
    const cards = newCards();
    spend(cards, once, '#1/blow');
    renew(cards, 'phase');
    expect(isSpent(cards, once, '#1/blow')).toBe(true);
    renew(cards, 'round');
    expect(isSpent(cards, once, '#1/blow')).toBe(false);
    expect(cards.used).toEqual({});
  });

  test('is each copy’s own', () => {
    const blow = ability('blow', { limit: once });
    expect(limitedBy(blow, at('#1', 0))).not.toBe(limitedBy(blow, at('#2', 0)));
    expect(limitedBy(blow, at('#1', 0))).toBe(limitedBy(blow, at('#1', 1)));
    expect(limitedBy(blow, at('#1', 0))).not.toBe(limitedBy(ability('ring', { limit: once }), at('#1', 0)));
  });

  test('may be each player’s own', () => {
    const blow = ability('blow', { limit: { ...once, eachPlayer: true } });
    expect(limitedBy(blow, at('#1', 0))).not.toBe(limitedBy(blow, at('#1', 1)));
  });

  test('goes with the card that leaves play, and with no other', () => {
    const cards = newCards();
    for (const what of ['#1/blow', '#1/blow/0', '#11/blow']) spend(cards, once, what);
    forgetLimits(cards, '#1');
    expect(cards.used).toEqual({ 'round:#11/blow': 1 });
  });
});

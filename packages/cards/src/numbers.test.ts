import { seat } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { benchBox, card, laid, stateOf } from '../test/bench.ts';
import { addTokens, hostOf, markOf, tokensOn } from './cards.ts';
import { beginLasting } from './lasting.ts';
import { has, isCard, modifiersOf, netNumber, numberOf, printed } from './numbers.ts';
import { moveTo, turn } from './zones.ts';

const definitions = [
  card('troll', { numbers: { strength: 5, 'trait/troll': 1 } }),
  card('sword', {
    constants: [
      { number: 'strength', of: ({ cards }, self, bearer) => hostOf(cards, self) === bearer, amount: 2 },
    ],
  }),
  card('fear', {
    constants: [
      { number: 'strength', of: (_state, self, bearer) => isCard(bearer) && bearer !== self, amount: -4 },
      { number: 'hand-size', of: (_state, _self, bearer) => bearer === 'seat-1', amount: -1 },
      { number: 'dark', of: (_state, _self, bearer) => bearer === 'table', amount: 1 },
    ],
  }),
  card('wrath', {
    constants: [
      {
        number: 'strength',
        of: (_state, self, bearer) => bearer === self,
        amount: ({ cards }, self) => tokensOn(cards, self, 'wound'),
      },
    ],
  }),
];
const box = benchBox(definitions);
const table = { 'play/0': ['troll'], 'hand/0': ['sword'], 'play/1': ['fear'] };

describe('a number', () => {
  test('is what is printed, and nothing where nothing is', () => {
    const state = stateOf(laid(box, { 'play/0': ['troll'] }));
    expect([printed(box, state, '#0', 'strength'), printed(box, state, '#0', 'charm')]).toEqual([5, 0]);
    expect(numberOf(box, state, '#0', 'strength')).toBe(5);
    expect(printed(box, state, 'table', 'strength')).toBe(0);
    expect(has(box, state, '#0', 'trait/troll')).toBe(true);
    expect(has(box, state, '#0', 'trait/orc')).toBe(false);
  });

  test('is changed by cards in play and by lasting effects, and the source of each point can be told', () => {
    const state = stateOf(laid(box, table));
    moveTo(box, state.cards, '#1', 'on/#0');
    beginLasting(state.cards, { from: 'horn', number: 'strength', amount: 1, on: ['#0'], until: 'round' });
    expect(modifiersOf(box, state, '#0', 'strength')).toEqual([
      { source: '#2', amount: -4 },
      { source: '#1', amount: 2 },
      { source: 'horn', amount: 1 },
    ]);
    expect(numberOf(box, state, '#0', 'strength')).toBe(4);
    expect(printed(box, state, '#0', 'strength')).toBe(5);
  });

  test('is changed by a lasting effect that is worked out anew, as the table is now', () => {
    const follows = benchBox(definitions, {
      workOut: ({ cards }, { anew }) => ({
        on: [...(cards.zones[String(anew?.zone)] ?? [])],
        amount: tokensOn(cards, '#0', 'wound'),
      }),
    });
    const state = stateOf(laid(follows, { 'play/0': ['troll'], 'hand/0': ['troll/2'] }));
    const anew = { zone: 'play/0' };
    beginLasting(state.cards, { from: 'fog', number: 'strength', amount: 0, on: [], until: 'round', anew });
    const strengths = () => ['#0', '#1'].map((one) => numberOf(follows, state, one as '#0', 'strength'));
    expect(strengths()).toEqual([5, 5]);
    addTokens(state.cards, '#0', 'wound', 3);
    expect(strengths()).toEqual([8, 5]);
    moveTo(follows, state.cards, '#1', 'play/0');
    expect(strengths()).toEqual([8, 8]);
    // It stays, though cards that it concerned are gone.
    moveTo(follows, state.cards, '#1', 'hand/0');
    expect(modifiersOf(follows, state, '#0', 'strength')).toEqual([{ source: 'fog', amount: 3 }]);
  });

  test('counts as 0 when it is below, but the sum goes on from below', () => {
    const state = stateOf(laid(box, { 'play/0': ['troll'], 'play/1': ['fear', 'fear/2'] }));
    expect(netNumber(box, state, '#0', 'strength')).toBe(-3);
    expect(numberOf(box, state, '#0', 'strength')).toBe(0);
    expect(has(box, state, '#0', 'strength')).toBe(false);
    beginLasting(state.cards, { from: 'horn', number: 'strength', amount: 4, on: ['#0'], until: 'round' });
    expect(numberOf(box, state, '#0', 'strength')).toBe(1);
  });

  test('may be worked out anew each time, and points that are none have no source', () => {
    const state = stateOf(laid(box, { 'play/0': ['wrath'] }));
    expect(modifiersOf(box, state, '#0', 'strength')).toEqual([]);
    addTokens(state.cards, '#0', 'wound', 3);
    expect(modifiersOf(box, state, '#0', 'strength')).toEqual([{ source: '#0', amount: 3 }]);
  });

  test('may be a seat’s or the whole table’s', () => {
    const state = stateOf(laid(box, table));
    expect(netNumber(box, state, 'seat-1', 'hand-size')).toBe(-1);
    expect(netNumber(box, state, 'seat-0', 'hand-size')).toBe(0);
    expect(has(box, state, 'table', 'dark')).toBe(true);
  });

  test('of a card in a hand is changed as well', () => {
    const state = stateOf(laid(box, { 'hand/0': ['troll'], 'play/1': ['fear'] }));
    expect(numberOf(box, state, '#0', 'strength')).toBe(1);
  });
});

describe('nothing is changed', () => {
  test('by a card that is not in play', () => {
    const state = stateOf(laid(box, { 'play/0': ['troll'], 'hand/1': ['fear'] }));
    expect(numberOf(box, state, '#0', 'strength')).toBe(5);
  });

  test('by a card with its back up, which is blank itself', () => {
    const state = stateOf(laid(box, table));
    turn(box, state.cards, '#2', true);
    turn(box, state.cards, '#0', true);
    expect(modifiersOf(box, state, '#0', 'strength')).toEqual([]);
    expect(numberOf(box, state, '#0', 'strength')).toBe(1);
    expect(has(box, state, '#0', 'trait/troll')).toBe(false);
    expect(markOf(state.cards, '#0').facedown).toBe(true);
  });

  test('by a card that does not count now', () => {
    const idle = benchBox(definitions, {
      counts: ({ cards }, piece) => cards.owners[Number(piece.slice(1))] !== seat(1),
    });
    const state = stateOf(laid(idle, table));
    expect(numberOf(idle, state, '#0', 'strength')).toBe(5);
    expect(numberOf(box, state, '#0', 'strength')).toBe(1);
  });
});

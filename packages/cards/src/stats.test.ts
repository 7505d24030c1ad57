import { seat } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { benchRules, card, laid, stateOf } from '../test/bench.ts';
import { addTokens, hostOf, statusOf, tokensOn } from './cards.ts';
import { beginTimed } from './timed.ts';
import { has, isCard, modifiersOf, netStat, statOf, printedStat } from './stats.ts';
import { moveTo, turn } from './zones.ts';

const definitions = [
  card('troll', { stats: { strength: 5, 'trait/troll': 1 } }),
  card('sword', {
    constants: [
      { stat: 'strength', of: ({ cards }, self, bearer) => hostOf(cards, self) === bearer, amount: 2 },
    ],
  }),
  card('fear', {
    constants: [
      { stat: 'strength', of: (_state, self, bearer) => isCard(bearer) && bearer !== self, amount: -4 },
      { stat: 'hand-size', of: (_state, _self, bearer) => bearer === 'seat-1', amount: -1 },
      { stat: 'dark', of: (_state, _self, bearer) => bearer === 'table', amount: 1 },
    ],
  }),
  card('wrath', {
    constants: [
      {
        stat: 'strength',
        of: (_state, self, bearer) => bearer === self,
        amount: ({ cards }, self) => tokensOn(cards, self, 'wound'),
      },
    ],
  }),
];
const rules = benchRules(definitions);
const table = { 'play/0': ['troll'], 'hand/0': ['sword'], 'play/1': ['fear'] };

describe('a number', () => {
  test('is what is printed, and nothing where nothing is', () => {
    const state = stateOf(laid(rules, { 'play/0': ['troll'] }));
    expect([printedStat(rules, state, '#0', 'strength'), printedStat(rules, state, '#0', 'charm')]).toEqual([
      5, 0,
    ]);
    expect(statOf(rules, state, '#0', 'strength')).toBe(5);
    expect(printedStat(rules, state, 'table', 'strength')).toBe(0);
    expect(has(rules, state, '#0', 'trait/troll')).toBe(true);
    expect(has(rules, state, '#0', 'trait/orc')).toBe(false);
  });

  test('is changed by cards in play and by lasting effects, and the source of each point can be told', () => {
    const state = stateOf(laid(rules, table));
    moveTo(rules, state.cards, '#1', 'on/#0');
    beginTimed(state.cards, { from: 'horn', number: 'strength', amount: 1, on: ['#0'], until: 'round' });
    expect(modifiersOf(rules, state, '#0', 'strength')).toEqual([
      { source: '#2', amount: -4 },
      { source: '#1', amount: 2 },
      { source: 'horn', amount: 1 },
    ]);
    expect(statOf(rules, state, '#0', 'strength')).toBe(4);
    expect(printedStat(rules, state, '#0', 'strength')).toBe(5);
  });

  test('is changed by a lasting effect that is worked out anew, as the table is now', () => {
    const follows = benchRules(definitions, {
      workOut: ({ cards }, { anew }) => ({
        on: [...(cards.zones[String(anew?.zone)] ?? [])],
        amount: tokensOn(cards, '#0', 'wound'),
      }),
    });
    const state = stateOf(laid(follows, { 'play/0': ['troll'], 'hand/0': ['troll/2'] }));
    const anew = { zone: 'play/0' };
    beginTimed(state.cards, { from: 'fog', number: 'strength', amount: 0, on: [], until: 'round', anew });
    const strengths = () => ['#0', '#1'].map((one) => statOf(follows, state, one as '#0', 'strength'));
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
    const state = stateOf(laid(rules, { 'play/0': ['troll'], 'play/1': ['fear', 'fear/2'] }));
    expect(netStat(rules, state, '#0', 'strength')).toBe(-3);
    expect(statOf(rules, state, '#0', 'strength')).toBe(0);
    expect(has(rules, state, '#0', 'strength')).toBe(false);
    beginTimed(state.cards, { from: 'horn', number: 'strength', amount: 4, on: ['#0'], until: 'round' });
    expect(statOf(rules, state, '#0', 'strength')).toBe(1);
  });

  test('may be worked out anew each time, and points that are none have no source', () => {
    const state = stateOf(laid(rules, { 'play/0': ['wrath'] }));
    expect(modifiersOf(rules, state, '#0', 'strength')).toEqual([]);
    addTokens(state.cards, '#0', 'wound', 3);
    expect(modifiersOf(rules, state, '#0', 'strength')).toEqual([{ source: '#0', amount: 3 }]);
  });

  test('may be a seat’s or the whole table’s', () => {
    const state = stateOf(laid(rules, table));
    expect(netStat(rules, state, 'seat-1', 'hand-size')).toBe(-1);
    expect(netStat(rules, state, 'seat-0', 'hand-size')).toBe(0);
    expect(has(rules, state, 'table', 'dark')).toBe(true);
  });

  test('of a card in a hand is changed as well', () => {
    const state = stateOf(laid(rules, { 'hand/0': ['troll'], 'play/1': ['fear'] }));
    expect(statOf(rules, state, '#0', 'strength')).toBe(1);
  });
});

describe('nothing is changed', () => {
  test('by a card that is not in play', () => {
    const state = stateOf(laid(rules, { 'play/0': ['troll'], 'hand/1': ['fear'] }));
    expect(statOf(rules, state, '#0', 'strength')).toBe(5);
  });

  test('by a card with its back up, which is blank itself', () => {
    const state = stateOf(laid(rules, table));
    turn(rules, state.cards, '#2', true);
    turn(rules, state.cards, '#0', true);
    expect(modifiersOf(rules, state, '#0', 'strength')).toEqual([]);
    expect(statOf(rules, state, '#0', 'strength')).toBe(1);
    expect(has(rules, state, '#0', 'trait/troll')).toBe(false);
    expect(statusOf(state.cards, '#0').facedown).toBe(true);
  });

  test('by a card that does not count now', () => {
    const idle = benchRules(definitions, {
      counts: ({ cards }, piece) => cards.owners[Number(piece.slice(1))] !== seat(1),
    });
    const state = stateOf(laid(idle, table));
    expect(statOf(idle, state, '#0', 'strength')).toBe(5);
    expect(statOf(rules, state, '#0', 'strength')).toBe(1);
  });
});

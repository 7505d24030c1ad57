import { describe, expect, test } from 'vitest';
import { benchRules, card, laid, stateOf } from '../test/bench.ts';
import { has } from './stats.ts';
import { inPlay, isNameInPlay, spotted } from './spot.ts';
import { turn } from './zones.ts';

const definitions = [card('elf', { stats: { 'trait/elf': 1 } }), card('orc')];
const rules = benchRules(definitions);
const table = {
  'play/1': ['elf/1', 'orc/1'],
  'play/0': ['elf/2'],
  'on/#2': ['orc/2'],
  'under/#2': ['elf/3'],
  'hand/0': ['elf/4'],
};

describe('spotting', () => {
  test('finds what is in play, in the order of the zones’ names', () => {
    const state = stateOf(laid(rules, table));
    expect(inPlay(rules, state)).toEqual(['#3', '#2', '#0', '#1']);
    expect(spotted(rules, state, (piece) => has(rules, state, piece, 'trait/elf'))).toEqual(['#2', '#0']);
  });

  test('does not depend on the order of keys', () => {
    const state = stateOf(laid(rules, table));
    const found = inPlay(rules, state);
    state.cards.zones = Object.fromEntries(Object.entries(state.cards.zones).toReversed());
    expect(inPlay(rules, state)).toEqual(found);
  });

  test('passes over what does not count now', () => {
    const idle = benchRules(definitions, { counts: (_state, piece) => piece !== '#2' });
    expect(inPlay(idle, stateOf(laid(idle, table)))).toEqual(['#3', '#0', '#1']);
  });
});

test('a name is in play where a card in play bears it face up', () => {
  const state = stateOf(laid(rules, { 'play/0': ['elf/1'], 'hand/0': ['orc'] }));
  expect(isNameInPlay(rules, state, 'elf')).toBe(true);
  expect(isNameInPlay(rules, state, 'orc')).toBe(false);
  turn(rules, state.cards, '#0', true);
  expect(isNameInPlay(rules, state, 'elf')).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { benchBox, card, laid, stateOf } from '../test/bench.ts';
import { has } from './numbers.ts';
import { inPlay, isNameInPlay, spotted } from './spot.ts';
import { turn } from './zones.ts';

const definitions = [card('elf', { numbers: { 'trait/elf': 1 } }), card('orc')];
const box = benchBox(definitions);
const table = {
  'play/1': ['elf/1', 'orc/1'],
  'play/0': ['elf/2'],
  'on/#2': ['orc/2'],
  'under/#2': ['elf/3'],
  'hand/0': ['elf/4'],
};

describe('spotting', () => {
  test('finds what is in play, in the order of the zones’ names', () => {
    const state = stateOf(laid(box, table));
    expect(inPlay(box, state)).toEqual(['#3', '#2', '#0', '#1']);
    expect(spotted(box, state, (piece) => has(box, state, piece, 'trait/elf'))).toEqual(['#2', '#0']);
  });

  test('does not depend on the order of keys', () => {
    const state = stateOf(laid(box, table));
    const found = inPlay(box, state);
    state.cards.zones = Object.fromEntries(Object.entries(state.cards.zones).toReversed());
    expect(inPlay(box, state)).toEqual(found);
  });

  test('passes over what does not count now', () => {
    const idle = benchBox(definitions, { counts: (_state, piece) => piece !== '#2' });
    expect(inPlay(idle, stateOf(laid(idle, table)))).toEqual(['#3', '#0', '#1']);
  });
});

test('a name is in play where a card in play bears it face up', () => {
  const state = stateOf(laid(box, { 'play/0': ['elf/1'], 'hand/0': ['orc'] }));
  expect(isNameInPlay(box, state, 'elf')).toBe(true);
  expect(isNameInPlay(box, state, 'orc')).toBe(false);
  turn(box, state.cards, '#0', true);
  expect(isNameInPlay(box, state, 'elf')).toBe(false);
});

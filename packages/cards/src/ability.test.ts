import { type PieceId, seat } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { ability, type BenchState, benchRules, card, laid, stateOf } from '../test/bench.ts';
import {
  type AbilityContext,
  type Choice,
  type Cost,
  keyOf,
  momentOf,
  openOptions,
  whyNot,
} from './ability.ts';
import { tokensOn } from './cards.ts';
import { spend } from './limits.ts';
import type { Bench } from '../test/bench.ts';

const rules = benchRules([card('elf'), card('horn')]);
const table = { 'play/0': ['elf/1', 'elf/2', 'elf/3'] };
const state = () => stateOf(laid(rules, table));
const at: AbilityContext = { self: '#0', seat: seat(0), moment: momentOf('deed'), chosen: {} };

const pick = (
  as: string,
  of: (state: BenchState, at: AbilityContext) => readonly string[],
): Choice<Bench> => ({
  as,
  key: 'choose',
  of: (now, used) => of(now, used).map((id) => ({ id })),
  open: true,
  rule: `no-${as}`,
});
const price = (rule: string, can: (state: BenchState, at: AbilityContext) => boolean): Cost<Bench> => ({
  word: 'price',
  rule,
  can,
  pay: () => undefined,
});

describe('an ability may be used', () => {
  test('unless a rule forbids it, and the first one that does is named', () => {
    const now = state();
    expect(whyNot(rules, now, ability('plain'), at)).toBeNull();
    const limit = { times: 1, per: 'round' };
    const requires = [
      { rule: 'needs-this', holds: () => true },
      { rule: 'needs-that', holds: () => false },
    ];
    const costs = [price('too-dear', () => false)];
    const chooses = [pick('card', () => [])];
    expect(whyNot(rules, now, ability('a', { costs }), at)).toBe('too-dear');
    expect(whyNot(rules, now, ability('a', { costs, chooses }), at)).toBe('no-card');
    expect(whyNot(rules, now, ability('a', { costs, chooses, requires }), at)).toBe('needs-that');
    spend(now.cards, limit, '#0/a');
    expect(whyNot(rules, now, ability('a', { costs, chooses, requires, limit }), at)).toBe('spent');
    const when = () => false;
    expect(whyNot(rules, now, ability('a', { costs, chooses, requires, limit, when }), at)).toBe('not-now');
  });

  test('only if what the rules of the game add to its costs can be paid too', () => {
    const taxed = benchRules([card('elf')], {
      costs: (_state, { costs = [] }) => [...costs, price('tax', (_now, { seat: who }) => who === seat(1))],
    });
    expect(whyNot(taxed, state(), ability('a'), at)).toBe('tax');
    expect(whyNot(taxed, state(), ability('a'), { ...at, seat: seat(1) })).toBeNull();
  });

  test('if there is any way to choose after which everything can be paid', () => {
    const chooses = [pick('one', () => ['a', 'b']), pick('other', () => ['c', 'd'])];
    const costs = [price('too-dear', (_state, { chosen }) => chosen.one === 'b' && chosen.other === 'd')];
    expect(whyNot(rules, state(), ability('x', { chooses, costs }), at)).toBeNull();
    const never = [price('too-dear', (_state, { chosen }) => chosen.one === 'c')];
    expect(whyNot(rules, state(), ability('x', { chooses, costs: never }), at)).toBe('too-dear');
  });
});

describe('what may be chosen', () => {
  const wounds = ({ cards }: BenchState, id: string | undefined) =>
    id === undefined ? 0 : tokensOn(cards, id as PieceId, 'wound');

  test('is only what can be paid for', () => {
    const now = state();
    now.cards.marks[1] = { exhausted: false, facedown: false, controller: seat(0), tokens: { wound: 1 } };
    const healing = ability('heal', {
      chooses: [pick('elf', ({ cards }) => cards.zones['play/0'] ?? [])],
      costs: [price('unhurt', (one, { chosen }) => wounds(one, chosen.elf) > 0)],
    });
    expect(openOptions(rules, now, healing, at, 0)).toEqual([{ id: '#1' }]);
  });

  test('is only what leaves something for the next choice', () => {
    const chooses = [
      pick('one', () => ['a', 'b', 'c']),
      // The second is to be another, and never "c".
      pick('other', (_state, { chosen }) => ['b'].filter((id) => id !== chosen.one)),
    ];
    const two = ability('two', { chooses });
    expect(openOptions(rules, state(), two, at, 0).map(({ id }) => id)).toEqual(['a', 'c']);
    const then = { ...at, chosen: { one: 'a' } };
    expect(openOptions(rules, state(), two, then, 1).map(({ id }) => id)).toEqual(['b']);
    expect(openOptions(rules, state(), two, then, 2)).toEqual([]);
  });
});

test('an ability is named by its card and its name there', () => {
  expect(keyOf('#7', { name: 'ready' })).toBe('#7/ready');
});

test('a moment is about nothing but what it is said to be about', () => {
  expect(momentOf('deed', { card: '#1', amount: 2 })).toEqual({
    name: 'deed',
    card: '#1',
    what: null,
    by: null,
    seat: null,
    amount: 2,
  });
});

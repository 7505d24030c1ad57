import { cardsIn, ownerOf } from '@concilio/cards';
import { newTable, schema, seedFrom, seat } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { STARTER_DECKS } from '../content/decks.ts';
import { treachery } from '../content/declare.ts';
import { lotrLcg } from '../index.ts';
import type { Options } from '../state.ts';
import { declare } from './lore.ts';
import { defined, nameOf } from './select.ts';

/** A table as it is laid out for some options. */
function laid(seats: number, wish: Partial<Options> = {}, seed = 'a') {
  const read = schema.check(lotrLcg.options, wish as never);
  if (!('value' in read)) throw new Error('These are no options.');
  return newTable(lotrLcg, seats, read.value, seedFrom(seed)).state;
}

const refusal = (wish: object) => 'value' in schema.check(lotrLcg.options, wish as never);

describe('the table', () => {
  test('LCG-1.02, LCG-1.03: one to four players, each with cards of their own', () => {
    expect(lotrLcg.seats).toEqual({ min: 1, max: 4 });
    const state = laid(4, { decks: [{ name: 'mine', heroes: ['aragorn'], cards: { gandalf: 3 } }] });
    expect(cardsIn(state.cards, 'deck/0').map((card) => nameOf(state, card))).toEqual(
      Array.from({ length: 3 }, () => 'gandalf'),
    );
    expect(state.players).toHaveLength(4);
  });

  test('LCG-2.01, LCG-28.14: the scenario is chosen beforehand, and is Passage through Mirkwood at first', () => {
    expect(laid(1).options.scenario).toBe('passage-through-mirkwood');
    expect(laid(1, { scenario: 'escape-from-dol-guldur' }).options.scenario).toBe('escape-from-dol-guldur');
    expect(refusal({ scenario: 'nowhere' })).toBe(false);
  });

  test('LCG-2.03, LCG-14.01: each deck is shuffled by itself; heroes and stages are in none', () => {
    const names = (seed: string, zone: string) => {
      const state = laid(2, {}, seed);
      return cardsIn(state.cards, zone).map((card) => nameOf(state, card));
    };
    for (const zone of ['deck/0', 'deck/1', 'encounter']) {
      expect(names('a', zone)).not.toEqual(names('b', zone));
      expect(names('a', zone).toSorted()).toEqual(names('b', zone).toSorted());
    }
    const state = laid(2);
    for (const zone of ['deck/0', 'deck/1', 'encounter'])
      for (const card of cardsIn(state.cards, zone))
        expect(['hero', 'quest']).not.toContain(defined(state, card).type);
    for (const card of cardsIn(state.cards, 'deck/1')) expect(ownerOf(state.cards, card)).toBe(seat(1));
    expect(cardsIn(state.cards, 'quests')).toHaveLength(4);
  });

  test('LCG-30.01, LCG-14.06: the encounter deck is all cards of the sets, objectives included', () => {
    const count = (scenario: string) => cardsIn(laid(1, { scenario }).cards, 'encounter').length;
    expect(count('passage-through-mirkwood')).toBe(36);
    expect(count('journey-along-the-anduin')).toBe(47);
    expect(count('escape-from-dol-guldur')).toBe(41);
    const state = laid(1, { scenario: 'escape-from-dol-guldur' });
    const objectives = cardsIn(state.cards, 'encounter').filter(
      (card) => defined(state, card).type === 'objective',
    );
    expect(objectives).toHaveLength(3);
  });

  test('LCG-30.07: the difficulty changes nothing on the table', () => {
    expect(JSON.stringify(laid(1))).not.toContain('difficulty');
  });

  test('LCG-28.15, LCG-28.05: nobody brings a hero who is there already', () => {
    expect(() => laid(2, { decks: ['lore', 'lore'] })).toThrow('"glorfindel" is at the table twice');
    expect(() =>
      laid(2, { decks: ['leadership', { name: 'x', heroes: ['eowyn', 'aragorn'], cards: { gandalf: 1 } }] }),
    ).toThrow('"aragorn" is at the table twice');
  });

  test('LCG-28.04: whoever names no deck gets the next starter deck that is free', () => {
    expect(laid(3, { decks: ['spirit'] }).players.map(({ deck }) => deck)).toEqual([
      'spirit',
      'leadership',
      'tactics',
    ]);
    expect(laid(4).players.map(({ deck }) => deck)).toEqual(STARTER_DECKS.map(({ id }) => id));
  });

  test('LCG-28.06: cards of a sphere without a hero may be in a deck', () => {
    const state = laid(1, { decks: [{ name: 'odd', heroes: ['eowyn'], cards: { faramir: 2 } }] });
    expect(cardsIn(state.cards, 'deck/0')).toHaveLength(2);
  });

  test('LCG-28.02: a fourth copy is refused', () => {
    const deck = (copies: number) => ({ decks: [{ heroes: ['eowyn'], cards: { faramir: copies } }] });
    expect(refusal(deck(3))).toBe(true);
    expect(refusal(deck(4))).toBe(false);
  });

  test('easy mode leaves out the worst cards and gives every hero a resource', () => {
    const state = laid(1, { easy: true });
    const names = cardsIn(state.cards, 'encounter').map((card) => nameOf(state, card));
    expect(names).not.toContain('hummerhorns');
    expect(names.filter((name) => name === 'the-necromancers-reach')).toHaveLength(1);
    expect(names).toHaveLength(27);
  });

  test('LCG-1.13: a card of another box needs nothing but to be declared', () => {
    declare([treachery({ id: 'of-another-box', number: 900, set: 'dol-guldur-orcs', copies: 2 })]);
    expect(cardsIn(laid(1).cards, 'encounter')).toHaveLength(38);
  });
});

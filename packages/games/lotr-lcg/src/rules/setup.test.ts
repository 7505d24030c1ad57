import { cardsIn, controllerOf, ownerOf, tokensOn } from '@concilio/cards';
import { newTable, schema, type Seat, seat, seedFrom } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { STARTER_DECKS } from '../content/decks.ts';
import { SCENARIOS } from '../content/scenarios.ts';
import { lotrLcg } from '../index.ts';
import type { Options, State } from '../state.ts';
import { printed, nameOf } from './select.ts';

/** A table as it is laid out for some options. */
function laid(seats: number, wish: Partial<Options> = {}, seed = 'a') {
  const read = schema.check(lotrLcg.options, wish as never);
  if (!('value' in read)) throw new Error('These are no options.');
  return newTable(lotrLcg, seats, read.value, seedFrom(seed)).state;
}

/** What a seat is shown, as far as these tests look. */
const seen = (state: State, viewer: Seat) =>
  lotrLcg.view(state, viewer) as unknown as {
    readonly seats: readonly { readonly inPlay: readonly { readonly card?: string }[] }[];
  };

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
        expect(['hero', 'quest']).not.toContain(printed(state, card).type);
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
      (card) => printed(state, card).type === 'objective',
    );
    expect(objectives).toHaveLength(3);
  });

  test('LCG-30.07: the difficulty is printed on the scenario, and changes nothing on the table', () => {
    const before = SCENARIOS.map(({ id, difficulty }) => ({ difficulty, table: laid(1, { scenario: id }) }));
    expect(before.map(({ difficulty }) => difficulty)).toEqual([1, 4, 7]);
    for (const scenario of SCENARIOS) Object.assign(scenario, { difficulty: 9 });
    const after = SCENARIOS.map(({ id }) => laid(1, { scenario: id }));
    for (const [index, { difficulty }] of before.entries())
      Object.assign(SCENARIOS[index] ?? {}, { difficulty });
    expect(after).toEqual(before.map(({ table }) => table));
  });

  test('LCG-28.15, LCG-28.05: nobody brings a hero who is there already', () => {
    expect(() => laid(2, { decks: ['lore', 'lore'] })).toThrow('"glorfindel" is at the table twice');
    expect(() =>
      laid(2, { decks: ['leadership', { name: 'x', heroes: ['eowyn', 'aragorn'], cards: { gandalf: 1 } }] }),
    ).toThrow('"aragorn" is at the table twice');
  });

  test('LCG-28.04: who plays which heroes is agreed before, and nobody has a hero twice', () => {
    const agreed = laid(2, { decks: ['tactics', { name: 'x', heroes: ['aragorn'], cards: { gandalf: 1 } }] });
    const heroes = (seat: number) =>
      cardsIn(agreed.cards, `play/${seat}`).map((card) => nameOf(agreed, card));
    expect([heroes(0), heroes(1)]).toEqual([['legolas', 'gimli', 'thalin'], ['aragorn']]);
    expect(() =>
      laid(2, { decks: ['leadership', { name: 'x', heroes: ['aragorn'], cards: { gandalf: 1 } }] }),
    ).toThrow('"aragorn" is at the table twice');
  });

  test('LCG-28.04: whoever wants no hero in particular gets a starter deck whose heroes are free', () => {
    expect(laid(3, { decks: ['spirit'] }).players.map(({ deck }) => deck)).toEqual([
      'spirit',
      'leadership',
      'tactics',
    ]);
    expect(laid(4).players.map(({ deck }) => deck)).toEqual(STARTER_DECKS.map(({ id }) => id));
    const own = { name: 'x', heroes: ['aragorn', 'legolas'], cards: { gandalf: 1 } };
    expect(laid(3, { decks: [own] }).players.map(({ deck }) => deck)).toEqual(['x', 'spirit', 'lore']);
    expect(() => laid(4, { decks: [own] })).toThrow('There is no starter deck left for this seat');
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
    const resources = (table: State) =>
      cardsIn(table.cards, 'play/0').map((hero) => tokensOn(table.cards, hero, 'resource'));
    expect(resources(state)).toEqual([1, 1, 1]);
    expect(resources(laid(1))).toEqual([0, 0, 0]);
  });

  test('LCG-2.04: heroes lie open before their players, and nothing has happened yet', () => {
    const state = laid(2);
    for (const [at, hero] of cardsIn(state.cards, 'play/0').entries()) {
      expect(controllerOf(state.cards, hero)).toBe(seat(0));
      expect(seen(state, seat(1)).seats[0]?.inPlay[at]?.card).toBe(nameOf(state, hero));
    }
    expect(state).toMatchObject({ attacked: [], struck: [], due: [], staged: false, prisoners: [] });
  });

  test('a deck is the same in whatever order its cards are written', () => {
    const table = (cards: Record<string, number>) =>
      laid(1, { decks: [{ name: 'x', heroes: ['eowyn'], cards }] });
    expect(table({ faramir: 2, gandalf: 1, beorn: 1 })).toEqual(table({ gandalf: 1, beorn: 1, faramir: 2 }));
  });
});

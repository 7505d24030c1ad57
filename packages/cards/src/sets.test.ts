import { describe, expect, test } from 'vitest';
import { ability, card } from '../test/bench.ts';
import { newCards } from './cards.ts';
import { cardSet, setStore } from './sets.ts';

const ORC = card('orc');
const ELF = card('elf', { stats: { strength: 3 } });

describe('a set', () => {
  test('finds what is printed by a face and by a name', () => {
    const set = cardSet(null, [ORC, ELF]);
    expect(set.on('orc/2')).toBe(ORC);
    expect(set.named('elf')).toBe(ELF);
    expect([set.has('elf'), set.has('toString')]).toEqual([true, false]);
    expect(() => set.named('ent')).toThrow('There is no card "ent".');
  });

  test('has each card once, and on a card each name of an ability', () => {
    expect(() => cardSet(null, [ORC, ORC])).toThrow('The card "orc" is declared twice.');
    const twice = card('twice', { abilities: [ability('ready'), ability('ready')] });
    expect(() => cardSet(null, [twice])).toThrow('The card "twice" has two abilities called "ready"');
  });

  test('is known by its name and by all that its cards say', () => {
    const id = cardSet('mine', [ORC, ELF]).id;
    expect(cardSet('mine', [{ ...ORC }, { ...ELF }]).id).toBe(id);
    expect(cardSet('yours', [ORC, ELF]).id).not.toBe(id);
    expect(cardSet('mine', [ORC, { ...ELF, stats: { strength: 4 } }]).id).not.toBe(id);
    expect(cardSet('mine', [ORC, ELF], { decks: ['first'] }).id).not.toBe(id);
    expect(cardSet(null, [ORC, ELF]).id).toBeNull();
  });
});

describe('a store of sets', () => {
  const own = cardSet(null, [ORC]);
  const other = cardSet('other', [ORC, ELF]);

  test('gives each table the set that its state names', () => {
    const store = setStore<typeof own>();
    store.keep(own);
    store.keep(other);
    expect(store.of(newCards())).toBe(own);
    expect(store.of(newCards(other.id))).toBe(other);
    expect(newCards()).not.toHaveProperty('set');
  });

  test('knows nothing that no game was made from', () => {
    const store = setStore<typeof own>();
    expect(() => store.of(newCards())).toThrow('The set of the game is not at hand');
    expect(() => store.of(newCards(other.id))).toThrow(`The set ${other.id} is not at hand`);
  });

  test('holds on to what a name has once stood for', () => {
    const store = setStore<typeof own>();
    for (const set of [own, other]) {
      store.keep(set);
      expect(() => store.keep(set)).not.toThrow();
      expect(() => store.keep({ ...set })).toThrow('Two sets say the same');
    }
  });

  test('lets the oldest go when there are very many, and never the one that the game comes with', () => {
    const store = setStore<typeof own>();
    store.keep(own);
    const many = Array.from({ length: 65 }, (_, place) => cardSet(`set ${place}`, [ORC]));
    many.forEach((set) => store.keep(set));
    expect(() => store.of(newCards(many[0]?.id))).toThrow('is not at hand');
    expect(store.of(newCards(many[1]?.id))).toBe(many[1]);
    expect(store.of(newCards())).toBe(own);
  });
});

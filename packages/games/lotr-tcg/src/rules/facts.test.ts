import { describe, expect, test } from 'vitest';
import { CARDS } from '../content/index.ts';
import { STARTERS } from '../content/starters.ts';
import { FREE_CULTURES, SHADOW_CULTURES } from '../content/vocabulary.ts';
import type { Card } from '../state.ts';

/** As they were printed: without what the council has revised later. */
const printed = CARDS.filter(({ revises }) => revises === null);
const towers = printed.filter(({ set }) => set === 4);
const named = (id: string): Card => {
  const card = CARDS.find((one) => one.id === id);
  if (card === undefined) throw new Error(`There is no card "${id}".`);
  return card;
};
const has = ({ stats }: Card, keyword: string) =>
  Object.entries(stats).some(([name, value]) => name === keyword && value > 0);
const of = (...types: readonly Card['type'][]) => CARDS.filter(({ type }) => types.includes(type));

describe('what is printed on the cards', () => {
  test('TCG-1.13: no card has a keyword of a later set', () => {
    const later = ['aid', 'toil', 'hunter', 'lurker', 'muster', 'enduring', 'threat', 'initiative'];
    for (const card of CARDS) for (const keyword of later) expect(has(card, keyword), card.id).toBe(false);
  });

  test('TCG-16.01: nine types of card, all of them in the box', () => {
    expect([...new Set(CARDS.map(({ type }) => type))].sort()).toEqual([
      'ally',
      'artifact',
      'companion',
      'condition',
      'event',
      'minion',
      'possession',
      'ring',
      'site',
    ]);
  });

  test('TCG-16.03: artifacts are unique', () => {
    expect(of('artifact')).toHaveLength(4);
    for (const { id, unique } of of('artifact')) expect(unique, id).toBe(true);
  });

  test('TCG-16.08, TCG-16.09: sites and The One Ring have no culture, no side and no twilight cost', () => {
    for (const { id, culture, side, stats } of of('ring', 'site')) {
      expect({ culture, side }, id).toEqual({ culture: null, side: 'none' });
      expect(stats, id).not.toHaveProperty('twilight');
    }
  });

  test('TCG-16.10: a culture belongs to one side', () => {
    expect(FREE_CULTURES).toEqual(['dwarven', 'elven', 'gandalf', 'gondor', 'rohan', 'shire']);
    expect(SHADOW_CULTURES).toEqual(['dunland', 'isengard', 'moria', 'raider', 'ringwraith', 'sauron']);
    for (const { id, culture, side } of CARDS) {
      if (culture === null) continue;
      const isFree = (FREE_CULTURES as readonly string[]).includes(culture);
      expect(side, id).toBe(isFree ? 'free' : 'shadow');
    }
  });

  test('TCG-16.11: Rohan, Dunland and Raider are new in The Two Towers', () => {
    const cultures = (cards: readonly Card[]) => new Set(cards.map(({ culture }) => culture));
    const older = cultures(CARDS.filter(({ set }) => set < 4));
    for (const culture of ['rohan', 'dunland', 'raider'] as const) {
      expect(cultures(towers)).toContain(culture);
      expect(older).not.toContain(culture);
    }
  });

  test('TCG-16.12: a deck may mix cultures', () => {
    const [aragorn] = STARTERS;
    const cultures = new Set(Object.keys(aragorn?.cards ?? {}).map((id) => named(id).culture));
    expect(cultures.size).toBeGreaterThan(2);
  });

  test('TCG-16.13: minions have a site number, and only allies have a home', () => {
    for (const { id, type, stats, homes } of CARDS) {
      expect((stats['site'] ?? 0) > 0, id).toBe(type === 'minion' || type === 'site');
      expect(homes.length > 0, id).toBe(type === 'ally');
    }
  });

  test('TCG-21.10: companions have resistance 6 unless another is printed, allies have none', () => {
    for (const { id, type, title, stats } of of('companion', 'ally')) {
      const own = title === 'frodo' ? 10 : title === 'sam' ? 5 : 6;
      expect(stats['resistance'] ?? 0, id).toBe(type === 'ally' ? 0 : own);
    }
  });

  test('TCG-22.01: The One Ring has three versions, and a player uses one', () => {
    expect(
      of('ring')
        .map(({ id }) => id)
        .sort(),
    ).toEqual([
      'the-one-ring-answer-to-all-riddles',
      'the-one-ring-isildurs-bane',
      'the-one-ring-the-ruling-ring',
    ]);
    for (const { ring } of STARTERS) expect(named(ring).type).toBe('ring');
  });

  test('TCG-24.01, TCG-24.02, TCG-24.17: the new keywords, and words that only others ask for', () => {
    const found = new Set(CARDS.flatMap(({ stats }) => Object.keys(stats)));
    for (const keyword of ['battleground', 'easterling', 'machine', 'southron', 'valiant', 'villager'])
      expect(found).toContain(keyword);
    for (const keyword of ['race/ent', 'ambush', 'ring-bound', 'unhasty']) expect(found).toContain(keyword);
    for (const keyword of ['ranger', 'tracker', 'stealth', 'tale', 'spell', 'search', 'plains', 'forest'])
      expect(found).toContain(keyword);
  });

  test('TCG-24.09: all versions of Frodo and Sam are Ring-bound, Merry and Pippin are not', () => {
    for (const card of of('companion')) {
      if (card.title === 'frodo' || card.title === 'sam') expect(has(card, 'ring-bound'), card.id).toBe(true);
      if (card.title === 'merry' || card.title === 'pippin')
        expect(has(card, 'ring-bound'), card.id).toBe(false);
    }
  });

  test('TCG-24.18: a word in a title is no keyword', () => {
    expect(has(named('guma-plains-farmer'), 'plains')).toBe(false);
    expect(has(named('uruk-plains-runner'), 'plains')).toBe(false);
    expect(has(named('search-far-and-wide'), 'search')).toBe(false);
    expect(has(named('rangers-sword-blade-of-aragorn'), 'ranger')).toBe(false);
    expect(has(named('company-of-archers'), 'archer')).toBe(false);
  });

  test('TCG-25.01, TCG-25.07: the homes of allies, with their block', () => {
    expect(named('guma-plains-farmer').homes).toEqual([{ site: 4, block: 'towers' }]);
    expect(named('aldor-soldier-of-edoras').homes).toEqual([
      { site: 3, block: 'towers' },
      { site: 6, block: 'towers' },
    ]);
    expect(named('elrond-lord-of-rivendell').homes).toEqual([{ site: 3, block: 'fellowship' }]);
  });

  test('TCG-33.01: the collector code reads set, rarity, number', () => {
    expect(named('aragorn-wingfoot')).toMatchObject({
      code: '4P364',
      set: 4,
      rarity: 'premium',
      number: 364,
    });
    expect(named('hill-chief')).toMatchObject({ code: '4R20', set: 4, rarity: 'rare', number: 20 });
    expect(named('anger')).toMatchObject({ code: '4C3', set: 4, rarity: 'common', number: 3 });
    expect(named('ugluks-sword')).toMatchObject({ code: '4R177', set: 4, rarity: 'rare', number: 177 });
  });

  test('TCG-33.02: 365 cards, 121 of each rarity and two premium ones', () => {
    const count = (rarity: Card['rarity']) => towers.filter((card) => card.rarity === rarity).length;
    expect(towers).toHaveLength(365);
    expect(new Set(towers.map(({ number }) => number)).size).toBe(365);
    expect((['rare', 'uncommon', 'common', 'premium'] as const).map(count)).toEqual([121, 121, 121, 2]);
  });

  test('TCG-33.03: two kinds of starter deck, with sixty cards each', () => {
    expect(STARTERS).toHaveLength(2);
    for (const { name, cards } of STARTERS)
      expect(
        Object.values(cards).reduce((sum, copies) => sum + copies, 0),
        name,
      ).toBe(60);
  });

  test('TCG-33.04: there is no Gollum', () => {
    expect(CARDS.filter(({ title }) => /gollum|sm[eé]agol/.test(title))).toEqual([]);
  });
});

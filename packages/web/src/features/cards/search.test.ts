import { SCENARIOS } from '@concilio/lotr-lcg';
import { type Language, LANGUAGES, plainMarkup, type Speaker } from '@concilio/text';
import { expect, test } from 'vitest';
import { cardsOf } from '../../games/lotr-lcg/cards/facts.ts';
import { game } from '../../games/lotr-lcg/testing.ts';
import { EVERYTHING, filterCount, found, fromAddress, type Query, scenariosOf, toAddress } from './search.ts';
import { texts } from './text/index.ts';

const wordsIn = (language: Language): Speaker => ({ game, language, names: [], paint: plainMarkup });
const cards = [...cardsOf(game).values()];
const ids = (query: Partial<Query>, language: Language = 'en'): readonly string[] =>
  found(wordsIn(language), cards, { ...EVERYTHING, ...query }, SCENARIOS).map(({ id }) => id);

test('words are found in names, traits and texts, with or without accents', () => {
  expect(ids({})).toHaveLength(128);
  expect(ids({ text: 'eowyn' })).toContain('eowyn');
  expect(ids({ text: 'ÉOWYN' })).toContain('eowyn');
  expect(ids({ text: 'silvan' })).toEqual(expect.arrayContaining(['legolas', 'silverlode-archer']));
  expect(ids({ text: '"lower your threat"' })).toEqual(['wandering-took', 'gandalf']);
  expect(ids({ text: 'nazgul' })).toContain('nazgul-of-dol-guldur');
  expect(ids({ text: 'dwarf axe' })).toEqual(['veteran-axehand', 'dwarven-axe']);
  expect(ids({ text: 'no such words' })).toEqual([]);
  // A word begins so: “rest” is not in “forest”.
  expect(ids({ text: 'orest' })).toEqual([]);
});

test('the reader’s language is searched, and the English name with it', () => {
  expect(ids({ text: 'paianjen' }, 'ro')).toContain('forest-spider');
  expect(ids({ text: 'Forest Spider' }, 'ro')).toContain('forest-spider');
  expect(ids({ text: 'araña' }, 'es')).toContain('forest-spider');
});

test('filters: any of a group, all groups together', () => {
  expect(ids({ houses: ['lore'], types: ['ally'] })).toEqual([
    'daughter-of-the-nimrodel',
    'erebor-hammersmith',
    'henamarth-riversong',
    'miner-of-the-iron-hills',
    'gleowine',
  ]);
  expect(ids({ houses: ['neutral'] })).toEqual(['gandalf']);
  expect(ids({ costs: ['x'] })).toEqual(['stand-and-fight', 'gandalfs-search']);
  expect(ids({ costs: ['5'], types: ['ally'] })).toEqual(['brok-ironfist', 'beorn', 'gandalf']);
  expect(ids({ keywords: ['ranged', 'sentinel'] })).toHaveLength(5);
  expect(ids({ traits: ['troll', 'nazgul'] })).toEqual(['hill-troll', 'nazgul-of-dol-guldur']);
  expect(ids({ unique: true, types: ['attachment'] })).toEqual([
    'steward-of-gondor',
    'celebrians-stone',
    'horn-of-gondor',
  ]);
  expect(ids({ sets: ['saurons-reach'] })).toHaveLength(4);
  expect(ids({ scenarios: ['passage-through-mirkwood'], types: ['quest'] })).toHaveLength(4);
  expect(ids({ scenarios: ['passage-through-mirkwood'] })).toContain('ungoliants-spawn');
  expect(ids({ conditions: [{ measure: 'willpower', how: 'min', value: 4 }] })).toEqual(['eowyn', 'gandalf']);
  expect(
    ids({
      types: ['enemy'],
      conditions: [
        { measure: 'engagement-cost', how: 'max', value: 10 },
        { measure: 'attack', how: 'min', value: 3 },
      ],
    }),
  ).toEqual(['east-bight-patrol']);
});

test('sorting: by name as the language sorts, by numbers from the largest down', () => {
  expect(ids({ sort: 'title' })[0]).toBe('a-fork-in-the-road');
  expect(ids({ sort: 'attack' }).slice(0, 3)).toEqual(['hill-troll', 'ungoliants-spawn', 'gandalf']);
  expect(ids({ sort: 'cost', types: ['ally'] }).at(-1)).toBe('beorn');
  expect(ids({ sort: 'type' })[0]).toBe('aragorn');
});

test('an address brings back what was looked for, and what it says that there is not is left out', () => {
  const query: Query = {
    text: 'nazgûl "in play"',
    houses: ['lore', 'encounter'],
    types: ['enemy'],
    costs: ['0', 'x'],
    keywords: ['surge'],
    traits: ['dol-guldur'],
    sets: ['wilderlands'],
    scenarios: ['escape-from-dol-guldur'],
    unique: true,
    conditions: [{ measure: 'hit-points', how: 'min', value: 9 }],
    sort: 'threat',
  };
  expect(fromAddress(toAddress(query))).toEqual(query);
  expect(filterCount(query)).toBe(11);
  expect(toAddress(EVERYTHING)).toBe('');
  expect(fromAddress('')).toEqual(EVERYTHING);
  expect(
    fromAddress('?houses=mordor.lore&types=&sort=<b>&numbers=attack_over_3.attack_min_x.luck_min_1'),
  ).toEqual({
    ...EVERYTHING,
    houses: ['lore'],
  });
});

test('a card knows the scenarios that it comes up in', () => {
  const scenarios = (id: string) => {
    const card = cardsOf(game).get(id);
    return card === undefined ? [] : scenariosOf(card, SCENARIOS).map((scenario) => scenario.id);
  };
  expect(scenarios('dol-guldur-orcs')).toHaveLength(3);
  expect(scenarios('hill-troll')).toEqual(['journey-along-the-anduin']);
  expect(scenarios('beorns-path')).toEqual(['passage-through-mirkwood']);
  expect(scenarios('aragorn')).toEqual([]);
});

test('the browser speaks three languages', () => {
  for (const language of LANGUAGES)
    for (const [key, sentence] of Object.entries(texts.en)) {
      const own = (texts[language] as Readonly<Record<string, string>>)[key] ?? '';
      const valuesIn = (text: string) =>
        [...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name).toSorted();
      expect(valuesIn(own), `${language} ${key}`).toEqual(valuesIn(sentence));
      expect(own).not.toMatch(/[şţŞŢ]/);
    }
});

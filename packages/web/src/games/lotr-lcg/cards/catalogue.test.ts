import { type Language, plainMarkup } from '@concilio/text';
import { expect, test } from 'vitest';
import {
  EVERYTHING,
  filterCount,
  found,
  fromAddress,
  type Query,
  toAddress,
} from '../../../features/cards/search.ts';
import { game } from '../testing.ts';
import { cards, catalogueOf } from './catalogue.tsx';

const speakerOf = (language: Language) => ({ game, language, names: [], paint: plainMarkup });
const catalogues = {
  en: catalogueOf(speakerOf('en')),
  es: catalogueOf(speakerOf('es')),
  ro: catalogueOf(speakerOf('ro')),
};
type Wanted = Partial<Omit<Query, 'chosen'>> & Readonly<Record<string, unknown>>;
/** What is looked for, with what is chosen of each facet beside the rest. */
const query = ({ text, conditions, sort, ...chosen }: Wanted): Query => ({
  ...EVERYTHING,
  ...(text !== undefined && { text }),
  ...(conditions !== undefined && { conditions }),
  ...(sort !== undefined && { sort }),
  chosen: chosen as Query['chosen'],
});
const ids = (wanted: Wanted, language: Language = 'en'): readonly string[] =>
  found(catalogues[language], query(wanted), language).map(({ id }) => id);

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
  expect(ids({ unique: ['1'], types: ['attachment'] })).toEqual([
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
  const catalogue = catalogues.en;
  const wanted = query({
    text: 'nazgûl "in play"',
    houses: ['lore', 'encounter'],
    types: ['enemy'],
    costs: ['0', 'x'],
    keywords: ['surge'],
    traits: ['dol-guldur'],
    scenarios: ['escape-from-dol-guldur'],
    sets: ['wilderlands'],
    unique: ['1'],
    conditions: [{ measure: 'hit-points', how: 'min', value: 9 }],
    sort: 'threat',
  });
  expect(fromAddress(catalogue, toAddress(wanted))).toEqual(wanted);
  expect(filterCount(wanted)).toBe(11);
  expect(toAddress(EVERYTHING)).toBe('');
  expect(fromAddress(catalogue, '')).toEqual(EVERYTHING);
  // As addresses were written before facets were.
  const sent =
    '?text=spider&houses=encounter&types=enemy&traits=spider&unique=1&numbers=attack_min_3&sort=attack';
  expect(toAddress(fromAddress(catalogue, sent))).toBe(sent);
  expect(
    fromAddress(
      catalogue,
      '?houses=mordor.lore&types=&sort=<b>&numbers=attack_over_3.attack_min_x.luck_min_1',
    ),
  ).toEqual(query({ houses: ['lore'] }));
});

test('an encounter card leads to the scenarios that it comes up in', () => {
  const scenarios = (id: string) =>
    cards.waysFrom?.(speakerOf('en'), id)?.links.flatMap(({ chosen }) => chosen['scenarios']) ?? [];
  expect(scenarios('dol-guldur-orcs')).toHaveLength(3);
  expect(scenarios('hill-troll')).toEqual(['journey-along-the-anduin']);
  expect(scenarios('beorns-path')).toEqual(['passage-through-mirkwood']);
  expect(scenarios('aragorn')).toEqual([]);
});

import { type Speaker, thingName } from '@concilio/text';
import type { Catalogue, CatalogueCard, Facet } from '../../../features/cards/contract.ts';
import { sayIn } from '../say.ts';
import {
  type CardFacts,
  cardsOf,
  CULTURES,
  MEASURES,
  RARITIES,
  SIDES,
  TYPES,
  wordFor,
  wordsOn,
} from './facts.ts';

/** Costs as one looks for them: everything from six on is one group. */
const MOST_COST = 6;
export const COSTS = Array.from({ length: MOST_COST + 1 }, (_, cost) => ({
  value: String(cost),
  text: cost === MOST_COST ? `${cost}+` : String(cost),
  fits: (own: number | null): boolean => own !== null && Math.min(MOST_COST, own) === cost,
}));

const one = (value: string | null): readonly string[] => (value === null ? [] : [value]);

export const asFound = (speaker: Speaker, card: CardFacts): CatalogueCard => ({
  id: card.id,
  number: card.number,
  title: thingName(speaker, card.id),
  words: wordsOn(speaker, card),
  has: {
    sides: one(card.side),
    cultures: one(card.culture),
    types: [card.type],
    costs: COSTS.filter(({ fits }) => fits(card.numbers['twilight'] ?? null)).map(({ value }) => value),
    sites: one(card.type === 'site' ? String(card.numbers['site'] ?? 0) : null),
    races: one(card.race),
    keywords: card.keywords,
    signets: one(card.signet),
    classes: one(card.class),
    rarities: [card.rarity],
    sets: [String(card.set)],
    unique: card.isUnique ? ['1'] : [],
  },
  numbers: card.numbers,
  isWide: false,
});

const SITES = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export function facetsOf(speaker: Speaker): readonly Facet[] {
  const say = sayIn(speaker.language);
  const cards = [...cardsOf(speaker).values()];
  const facet = (
    id: string,
    label: string,
    form: Facet['form'],
    kind: string,
    values: readonly string[],
  ): Facet => ({
    id,
    label,
    form,
    values: values.map((value) => ({ value, text: wordFor(speaker, kind, value) })),
  });
  /** Those that cards have, by name. */
  const there = (of: (card: CardFacts) => readonly string[], kind: string): readonly string[] =>
    [...new Set(cards.flatMap(of))].toSorted((first, second) =>
      wordFor(speaker, kind, first).localeCompare(wordFor(speaker, kind, second), speaker.language),
    );
  const plain = (id: string, label: string, values: Facet['values']): Facet => ({
    id,
    label,
    form: 'chips',
    values,
  });
  return [
    facet('sides', say('facet.side'), 'chips', 'side', SIDES),
    facet(
      'cultures',
      say('facet.culture'),
      'chips',
      'culture',
      CULTURES.filter((culture) => cards.some((card) => card.culture === culture)),
    ),
    facet('types', say('facet.type'), 'chips', 'type', TYPES),
    plain(
      'costs',
      wordFor(speaker, 'stat', 'twilight'),
      COSTS.map(({ value, text }) => ({ value, text })),
    ),
    plain(
      'sites',
      wordFor(speaker, 'stat', 'site'),
      SITES.map((value) => ({ value, text: value })),
    ),
    facet(
      'races',
      say('facet.race'),
      'list',
      'race',
      there(({ race }) => one(race), 'race'),
    ),
    facet(
      'keywords',
      say('facet.keyword'),
      'list',
      'keyword',
      there(({ keywords }) => keywords, 'keyword'),
    ),
    facet(
      'signets',
      say('facet.signet'),
      'list',
      'signet',
      there(({ signet }) => one(signet), 'signet'),
    ),
    facet(
      'classes',
      say('facet.class'),
      'list',
      'class',
      there((card) => one(card.class), 'class'),
    ),
    facet('rarities', say('facet.rarity'), 'list', 'rarity', RARITIES),
    {
      id: 'sets',
      label: say('facet.set'),
      form: 'list',
      values: there(({ set }) => [String(set)], 'set').map((value) => ({
        value,
        text: value === '0' ? say('set.promotional') : say('set.number', { set: value }),
      })),
    },
    {
      id: 'unique',
      label: say('facet.unique'),
      form: 'tick',
      values: [{ value: '1', text: `• ${say('facet.unique')}` }],
    },
  ];
}

const rankIn = (values: readonly string[], facet: string) => (card: CatalogueCard) =>
  values.findIndex((value) => card.has[facet]?.includes(value));

export function catalogueOf(speaker: Speaker): Catalogue {
  const say = sayIn(speaker.language);
  return {
    cards: [...cardsOf(speaker).values()].map((card) => asFound(speaker, card)),
    facets: facetsOf(speaker),
    measures: MEASURES.map((id) => ({ id, text: wordFor(speaker, 'stat', id) })),
    orders: [
      { id: 'culture', text: say('facet.culture'), rank: rankIn(CULTURES, 'cultures') },
      { id: 'type', text: say('facet.type'), rank: rankIn(TYPES, 'types') },
    ],
  };
}

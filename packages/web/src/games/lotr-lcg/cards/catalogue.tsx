import { SCENARIOS } from '@concilio/lotr-lcg';
import type { Speaker } from '@concilio/text';
import type { CardsOfGame, Catalogue, CatalogueCard, Facet, Ways } from '../../../features/cards/contract.ts';
import { Card } from './Card.tsx';
import {
  CARD_FAMILIES,
  CARD_TYPES,
  type CardFacts,
  type CardFamily,
  cardsOf,
  KEYWORDS,
  STATS,
} from './facts.ts';
import { linesOf, shadowOf } from './lines.ts';
import { Page } from './Page.tsx';
import { sayIn } from './say.ts';
import { Sign } from './Sign.tsx';
import { belongsTo, titleOf, wordFor } from './told.ts';

/** Costs as one looks for them: everything from five on is one group. */
export const COSTS = ['0', '1', '2', '3', '4', '5', 'x'] as const;
const MOST_COST = 5;

export const costOf = (cost: CardFacts['cost']): readonly string[] =>
  cost === null ? [] : [typeof cost === 'number' ? String(Math.min(MOST_COST, cost)) : cost];

/** The numbers that one can look for. */
const MEASURES = [...STATS, 'threat-cost', 'engagement-cost', 'victory'] as const;

/** The scenarios in which a card comes up by itself: as one of their stages, or in one of their encounter sets. */
export const scenariosOf = ({ scenario, set }: CardFacts): readonly string[] =>
  SCENARIOS.filter(({ id, sets }) => scenario === id || (set !== null && sets.includes(set))).map(
    ({ id }) => id,
  );

/** All words that stand on a card, in the reader's language, and its English name. */
export function wordsOn(speaker: Speaker, card: CardFacts): string {
  const lines = linesOf(speaker, card.id).map(({ lead, text }) => `${lead} ${text}`);
  return [
    titleOf(speaker, card.id),
    titleOf({ ...speaker, language: 'en' }, card.id),
    wordFor(speaker, 'type', card.type),
    belongsTo(speaker, card),
    ...card.traits.map((trait) => wordFor(speaker, 'trait', trait)),
    ...lines,
    shadowOf(speaker, card.id) ?? '',
    String(card.number),
  ].join('\n');
}

function numbersOf({ numbers, threatCost, engagementCost, keywords }: CardFacts): CatalogueCard['numbers'] {
  const victory = keywords.find(({ keyword }) => keyword === 'victory');
  return {
    ...numbers,
    ...(threatCost !== null && { 'threat-cost': threatCost }),
    ...(engagementCost !== null && { 'engagement-cost': engagementCost }),
    ...(victory !== undefined && { victory: victory.value }),
  };
}

const asFound = (speaker: Speaker, card: CardFacts): CatalogueCard => ({
  id: card.id,
  number: card.number,
  title: titleOf(speaker, card.id),
  words: wordsOn(speaker, card),
  has: {
    houses: [card.house],
    types: [card.type],
    costs: costOf(card.cost),
    keywords: card.keywords.map(({ keyword }) => keyword),
    traits: card.traits,
    sets: card.set === null ? [] : [card.set],
    scenarios: scenariosOf(card),
    unique: card.isUnique ? ['1'] : [],
  },
  numbers: numbersOf(card),
  isWide: card.type === 'quest',
});

export const familyName = (speaker: Speaker, family: CardFamily): string =>
  family === 'encounter' ? sayIn(speaker.language)('encounter') : wordFor(speaker, 'sphere', family);

export const costFacet = (speaker: Speaker): Facet => ({
  id: 'costs',
  label: wordFor(speaker, 'stat', 'cost'),
  form: 'chips',
  values: COSTS.map((value) => ({ value, text: value === '5' ? '5+' : value.toUpperCase() })),
});

export const typeFacet = (speaker: Speaker, types: readonly string[]): Facet => ({
  id: 'types',
  label: sayIn(speaker.language)('facet.type'),
  form: 'chips',
  values: types.map((value) => ({ value, text: wordFor(speaker, 'type', value) })),
});

const named = (speaker: Speaker, kind: string, ids: Iterable<string>): Facet['values'] =>
  [...new Set(ids)]
    .map((value) => ({ value, text: wordFor(speaker, kind, value) }))
    .toSorted((one, other) => one.text.localeCompare(other.text, speaker.language));

function facetsOf(speaker: Speaker, cards: readonly CardFacts[]): readonly Facet[] {
  const say = sayIn(speaker.language);
  return [
    {
      id: 'houses',
      label: say('facet.house'),
      form: 'chips',
      values: CARD_FAMILIES.map((value) => ({
        value,
        text: familyName(speaker, value),
        sign: <Sign of={value} />,
      })),
    },
    typeFacet(speaker, CARD_TYPES),
    costFacet(speaker),
    {
      id: 'keywords',
      label: say('facet.keyword'),
      form: 'chips',
      values: KEYWORDS.map((value) => ({ value, text: wordFor(speaker, 'keyword', value) })),
    },
    {
      id: 'traits',
      label: say('facet.trait'),
      form: 'list',
      values: named(
        speaker,
        'trait',
        cards.flatMap(({ traits }) => traits),
      ),
    },
    {
      id: 'scenarios',
      label: say('facet.scenario'),
      form: 'list',
      values: SCENARIOS.map(({ id }) => ({ value: id, text: wordFor(speaker, 'scenario', id) })),
    },
    {
      id: 'sets',
      label: say('facet.set'),
      form: 'list',
      values: named(
        speaker,
        'set',
        cards.flatMap(({ set }) => set ?? []),
      ),
    },
    {
      id: 'unique',
      label: say('facet.unique'),
      form: 'tick',
      values: [{ value: '1', text: `◆ ${say('facet.unique')}` }],
    },
  ];
}

/** What costs X comes after all numbers, and what costs nothing at all comes last. */
const costRank = (cost: CardFacts['cost'] | undefined): number =>
  cost === null || cost === undefined ? 100 : cost === 'x' ? 99 : cost;

export function catalogueOf(speaker: Speaker): Catalogue {
  const facts = cardsOf(speaker.game);
  const cards = [...facts.values()].toSorted((one, other) => one.number - other.number);
  return {
    cards: cards.map((card) => asFound(speaker, card)),
    facets: facetsOf(speaker, cards),
    measures: MEASURES.map((id) => ({ id, text: wordFor(speaker, 'stat', id) })),
    orders: [
      {
        id: 'cost',
        text: wordFor(speaker, 'stat', 'cost'),
        rank: ({ id }) => costRank(facts.get(id)?.cost),
      },
      {
        id: 'type',
        text: sayIn(speaker.language)('facet.type'),
        rank: ({ has }) => CARD_TYPES.findIndex((type) => has['types']?.includes(type)),
      },
    ],
  };
}

/** Where an encounter card comes up, each with its other cards one click away. */
function waysFrom(speaker: Speaker, id: string): Ways | null {
  const card = cardsOf(speaker.game).get(id);
  const scenarios = card === undefined ? [] : scenariosOf(card);
  return scenarios.length === 0
    ? null
    : {
        title: sayIn(speaker.language)('card.scenarios'),
        links: scenarios.map((scenario) => ({
          text: wordFor(speaker, 'scenario', scenario),
          chosen: { scenarios: [scenario] },
        })),
      };
}

const NARROW = { width: 170, height: 290 };

export const cards: CardsOfGame = {
  catalogueOf,
  Card: ({ isNarrow, ...card }) => <Card {...card} {...(isNarrow && NARROW)} />,
  // A page of its own has room for the rules in words.
  Page: (props) => <Page {...props} inWords />,
  waysFrom,
};

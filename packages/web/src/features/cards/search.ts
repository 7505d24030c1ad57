import type { Speaker } from '@concilio/text';
import {
  CARD_TYPES,
  type CardFacts,
  type CardType,
  CARD_FAMILIES,
  type CardFamily,
  KEYWORDS,
  type Keyword,
  STATS,
} from '../../games/lotr-lcg/cards/facts.ts';
import { linesOf, shadowOf } from '../../games/lotr-lcg/cards/lines.ts';
import { belongsTo, titleOf, wordFor } from '../../games/lotr-lcg/cards/told.ts';

/** The numbers that one can look for. */
export const MEASURES = [...STATS, 'threat-cost', 'engagement-cost', 'victory'] as const;
export type Measure = (typeof MEASURES)[number];

export interface Condition {
  readonly measure: Measure;
  readonly how: 'min' | 'max';
  readonly value: number;
}

/** Costs as one looks for them: everything from five on is one group. */
export const COSTS = ['0', '1', '2', '3', '4', '5', 'x'] as const;
export type Cost = (typeof COSTS)[number];

export const SORTS = ['number', 'title', 'cost', 'type', ...STATS] as const;
export type Sort = (typeof SORTS)[number];

/** What one looks for. Of one group any may hold; all groups must. */
export interface Query {
  readonly text: string;
  readonly houses: readonly CardFamily[];
  readonly types: readonly CardType[];
  readonly costs: readonly Cost[];
  readonly keywords: readonly Keyword[];
  readonly traits: readonly string[];
  readonly sets: readonly string[];
  readonly scenarios: readonly string[];
  readonly unique: boolean;
  readonly conditions: readonly Condition[];
  readonly sort: Sort;
}

export const EVERYTHING: Query = {
  text: '',
  houses: [],
  types: [],
  costs: [],
  keywords: [],
  traits: [],
  sets: [],
  scenarios: [],
  unique: false,
  conditions: [],
  sort: 'number',
};

/** A scenario, and the encounter sets that it is played with. */
export interface ScenarioSets {
  readonly id: string;
  readonly sets: readonly string[];
}

/** The same letters without accents and capitals: one need not know how Éowyn is written. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();

/** All words that stand on a card, in the reader's language, and its English name. */
function wordsOn(speaker: Speaker, card: CardFacts): string {
  const lines = linesOf(speaker, card.id).map(({ lead, text }) => `${lead} ${text}`);
  return folded(
    [
      titleOf(speaker, card.id),
      titleOf({ ...speaker, language: 'en' }, card.id),
      wordFor(speaker, 'type', card.type),
      belongsTo(speaker, card),
      ...card.traits.map((trait) => wordFor(speaker, 'trait', trait)),
      ...lines,
      shadowOf(speaker, card.id) ?? '',
      String(card.number),
    ].join('\n'),
  );
}

/** Whether a text has a word that begins so. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  return false;
}

/** Whether a card has every word that was typed, each at the beginning of a word; quoted words stand together. */
export function hasText(speaker: Speaker, card: CardFacts, text: string): boolean {
  const wanted = [...folded(text).matchAll(/"([^"]+)"|(\S+)/g)].map(
    ([, quoted, word]) => quoted ?? word ?? '',
  );
  if (wanted.length === 0) return true;
  const all = wordsOn(speaker, card);
  return wanted.every((word) => hasWord(all, word));
}

/** A number of a card; `null` where cards of its kind have none. */
export function measureOf(card: CardFacts, measure: Measure): number | null {
  switch (measure) {
    case 'threat-cost':
      return card.threatCost;
    case 'engagement-cost':
      return card.engagementCost;
    case 'victory':
      return card.keywords.find(({ keyword }) => keyword === 'victory')?.value ?? null;
    default:
      return card.numbers[measure] ?? null;
  }
}

const isCost = (cost: Cost, card: CardFacts): boolean =>
  cost === 'x'
    ? card.cost === 'x'
    : cost === '5'
      ? typeof card.cost === 'number' && card.cost >= 5
      : card.cost === Number(cost);

function meets(card: CardFacts, { measure, how, value }: Condition): boolean {
  const own = measureOf(card, measure);
  return own !== null && (how === 'min' ? own >= value : own <= value);
}

const anyOf = <T>(wanted: readonly T[], fits: (one: T) => boolean): boolean =>
  wanted.length === 0 || wanted.some(fits);

/** Whether a card comes up in a scenario: as one of its stages, or in one of its encounter sets. */
const comesUpIn = (card: CardFacts, { id, sets }: ScenarioSets): boolean =>
  card.scenario === id || (card.set !== null && sets.includes(card.set));

/** The scenarios in which a card comes up by itself. */
export const scenariosOf = <S extends ScenarioSets>(card: CardFacts, scenarios: readonly S[]): readonly S[] =>
  scenarios.filter((scenario) => comesUpIn(card, scenario));

/** The cards that were looked for, in the order that was asked for. */
export function found(
  speaker: Speaker,
  cards: Iterable<CardFacts>,
  query: Query,
  scenarios: readonly ScenarioSets[],
): readonly CardFacts[] {
  const { houses, types, costs, keywords, traits, sets, unique, conditions, text } = query;
  return sorted(
    speaker,
    [...cards].filter(
      (card) =>
        anyOf(houses, (house) => card.house === house) &&
        anyOf(types, (type) => card.type === type) &&
        anyOf(costs, (cost) => isCost(cost, card)) &&
        anyOf(keywords, (keyword) => card.keywords.some((own) => own.keyword === keyword)) &&
        anyOf(traits, (trait) => card.traits.includes(trait)) &&
        anyOf(sets, (set) => card.set === set) &&
        anyOf(query.scenarios, (id) => scenarios.some((one) => one.id === id && comesUpIn(card, one))) &&
        (!unique || card.isUnique) &&
        conditions.every((condition) => meets(card, condition)) &&
        hasText(speaker, card, text),
    ),
    query.sort,
  );
}

/** Numbers from the largest down, and cards without one last; among equals the order of the box stays. */
function sorted(speaker: Speaker, cards: CardFacts[], sort: Sort): readonly CardFacts[] {
  const by = (value: (card: CardFacts) => number) =>
    cards.toSorted((one, other) => value(one) - value(other));
  switch (sort) {
    case 'number':
      return by(({ number }) => number);
    case 'title': {
      const collator = new Intl.Collator(speaker.language);
      return cards.toSorted((one, other) =>
        collator.compare(titleOf(speaker, one.id), titleOf(speaker, other.id)),
      );
    }
    case 'cost':
      return by(({ cost }) => (cost === null ? 100 : cost === 'x' ? 99 : cost));
    case 'type':
      return by(({ type }) => CARD_TYPES.indexOf(type));
    default:
      return by((card) => -(measureOf(card, sort) ?? -1));
  }
}

/** How many filters hold, beside the words that were typed. */
export const filterCount = (query: Query): number =>
  query.houses.length +
  query.types.length +
  query.costs.length +
  query.keywords.length +
  query.traits.length +
  query.sets.length +
  query.scenarios.length +
  query.conditions.length +
  (query.unique ? 1 : 0);

const LISTS = ['houses', 'types', 'costs', 'keywords', 'traits', 'sets', 'scenarios'] as const;

/** A query as the end of an address: what one has found can be sent to somebody. */
export function toAddress(query: Query): string {
  const fields = new URLSearchParams();
  if (query.text.trim() !== '') fields.set('text', query.text);
  for (const list of LISTS) if (query[list].length > 0) fields.set(list, query[list].join('.'));
  if (query.unique) fields.set('unique', '1');
  if (query.conditions.length > 0)
    fields.set(
      'numbers',
      query.conditions.map(({ measure, how, value }) => `${measure}_${how}_${value}`).join('.'),
    );
  if (query.sort !== 'number') fields.set('sort', query.sort);
  return fields.size === 0 ? '' : `?${fields.toString()}`;
}

/** The same back. What an address says that there is not is left out. */
export function fromAddress(address: string): Query {
  const fields = new URLSearchParams(address);
  const list = (name: string): readonly string[] =>
    [...new Set((fields.get(name) ?? '').split('.'))].filter((value) => value !== '');
  const known = <T extends string>(name: string, values: readonly T[]): readonly T[] =>
    values.filter((value) => list(name).includes(value));
  return {
    text: (fields.get('text') ?? '').slice(0, 200),
    houses: known('houses', CARD_FAMILIES),
    types: known('types', CARD_TYPES),
    costs: known('costs', COSTS),
    keywords: known('keywords', KEYWORDS),
    traits: list('traits'),
    sets: list('sets'),
    scenarios: list('scenarios'),
    unique: fields.get('unique') === '1',
    conditions: list('numbers').flatMap(conditionIn),
    sort: SORTS.find((sort) => sort === fields.get('sort')) ?? 'number',
  };
}

function conditionIn(text: string): readonly Condition[] {
  const [name, how, digits = ''] = text.split('_');
  const measure = MEASURES.find((one) => one === name);
  return measure === undefined || (how !== 'min' && how !== 'max') || !/^\d{1,2}$/.test(digits)
    ? []
    : [{ measure, how, value: Number(digits) }];
}

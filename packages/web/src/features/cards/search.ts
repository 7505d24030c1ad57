import { type Index, indexOf } from '../../search/index.ts';
import type { Catalogue, CatalogueCard, Facet, FacetValue } from './contract.ts';

export interface Condition {
  readonly measure: string;
  readonly how: 'min' | 'max';
  readonly value: number;
}

/** What one looks for. Of one facet any value may hold; all facets must. */
export interface Query {
  readonly text: string;
  /** By facet; one of which nothing is chosen is left out. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly conditions: readonly Condition[];
  /** `number`, `title`, an order of the catalogue, or a measure. */
  readonly sort: string;
}

export const EVERYTHING: Query = { text: '', chosen: {}, conditions: [], sort: 'number' };

/** What is chosen of a facet. */
export const chosenOf = ({ chosen }: Pick<Query, 'chosen'>, { id }: Facet): readonly string[] =>
  chosen[id] ?? [];

/** The same with something else chosen of a facet. */
export function choosing<Q extends Pick<Query, 'chosen'>>(
  query: Q,
  { id }: Facet,
  values: readonly string[],
): Q {
  const { [id]: _before, ...others } = query.chosen;
  return { ...query, chosen: values.length === 0 ? others : { ...others, [id]: values } };
}

const indices = new WeakMap<readonly CatalogueCard[], Index>();

/** The ids of the cards on which all these words stand; `null` where no word was typed. */
export function withWords(cards: readonly CatalogueCard[], text: string): ReadonlySet<string> | null {
  const index = indices.get(cards) ?? indexOf(cards);
  indices.set(cards, index);
  return index(text);
}

/** Whether a card has one of the chosen values of each facet. */
export const fits = ({ has }: CatalogueCard, { chosen }: Pick<Query, 'chosen'>): boolean =>
  Object.entries(chosen).every(([facet, values]) => values.some((value) => has[facet]?.includes(value)));

function meets({ numbers }: CatalogueCard, { measure, how, value }: Condition): boolean {
  const own = numbers[measure];
  return own !== undefined && (how === 'min' ? own >= value : own <= value);
}

/** The cards that were looked for, in the order that was asked for. */
export function found(catalogue: Catalogue, query: Query, language: string): readonly CatalogueCard[] {
  const { cards } = catalogue;
  const named = withWords(cards, query.text);
  return sorted(
    catalogue,
    cards.filter(
      (card) =>
        (named === null || named.has(card.id)) &&
        fits(card, query) &&
        query.conditions.every((condition) => meets(card, condition)),
    ),
    query.sort,
    language,
  );
}

/** Numbers from the largest down, and cards without one last; among equals the order of the catalogue stays. */
function sorted(
  { orders }: Catalogue,
  cards: readonly CatalogueCard[],
  sort: string,
  language: string,
): readonly CatalogueCard[] {
  if (sort === 'number') return cards;
  if (sort === 'title') {
    const collator = new Intl.Collator(language);
    return cards.toSorted((one, other) => collator.compare(one.title, other.title));
  }
  const rank =
    orders.find(({ id }) => id === sort)?.rank ??
    (({ numbers }: CatalogueCard): number => -(numbers[sort] ?? -1));
  return cards.toSorted((one, other) => rank(one) - rank(other));
}

/** How many filters hold, beside the words that were typed. */
export const filterCount = ({ chosen, conditions }: Query): number =>
  Object.values(chosen).reduce((sum, values) => sum + values.length, conditions.length);

/** A query as the end of an address: what one has found can be sent to somebody. */
export function toAddress({ text, chosen, conditions, sort }: Query): string {
  const fields = new URLSearchParams();
  if (text.trim() !== '') fields.set('text', text);
  for (const [facet, values] of Object.entries(chosen)) fields.set(facet, values.join('.'));
  if (conditions.length > 0)
    fields.set(
      'numbers',
      conditions.map(({ measure, how, value }) => `${measure}_${how}_${value}`).join('.'),
    );
  if (sort !== 'number') fields.set('sort', sort);
  return fields.size === 0 ? '' : `?${fields.toString()}`;
}

/** The same back. What an address says that there is not is left out. */
export function fromAddress({ facets, measures, orders }: Catalogue, address: string): Query {
  const fields = new URLSearchParams(address);
  const list = (name: string): readonly string[] => (fields.get(name) ?? '').split('.');
  const known = (values: readonly FacetValue[], wanted: readonly string[]): readonly string[] =>
    values.map(({ value }) => value).filter((value) => wanted.includes(value));
  const sorts = ['title', ...orders.map(({ id }) => id), ...measures.map(({ id }) => id)];
  return {
    text: (fields.get('text') ?? '').slice(0, 200),
    chosen: Object.fromEntries(
      facets
        .map(({ id, values }) => [id, known(values, list(id))] as const)
        .filter(([, values]) => values.length > 0),
    ),
    conditions: list('numbers').flatMap((text) => conditionIn(measures, text)),
    sort: sorts.find((sort) => sort === fields.get('sort')) ?? 'number',
  };
}

function conditionIn(measures: Catalogue['measures'], text: string): readonly Condition[] {
  const [name, how, digits = ''] = text.split('_');
  const measure = measures.find(({ id }) => id === name);
  return measure === undefined || (how !== 'min' && how !== 'max') || !/^\d{1,2}$/.test(digits)
    ? []
    : [{ measure: measure.id, how, value: Number(digits) }];
}

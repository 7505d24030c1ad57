import { type Query, fits, withWords } from '../cards/search.ts';
import type { PoolCard } from './contract.ts';
import { copiesOf, type Deck } from './deck.ts';

/** What is looked for in the pool. */
export interface Filters extends Pick<Query, 'text' | 'chosen'> {
  /** Cards that are in the deck, cards that are not, or both. */
  readonly where: 'all' | 'in' | 'missing';
}

export const everything: Filters = { text: '', chosen: {}, where: 'all' };

export const isNarrow = ({ text, chosen, where }: Filters): boolean =>
  text.trim() !== '' || Object.keys(chosen).length > 0 || where !== 'all';

/** The cards that were looked for, in the order of the pool. */
export function passing(cards: readonly PoolCard[], filters: Filters, deck: Deck): readonly PoolCard[] {
  const named = withWords(cards, filters.text);
  const { where } = filters;
  return cards.filter(
    (card) =>
      (named === null || named.has(card.id)) &&
      fits(card, filters) &&
      (where === 'all' || copiesOf(deck, card.id) > 0 === (where === 'in')),
  );
}

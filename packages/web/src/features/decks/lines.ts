import type { PoolCard } from './contract.ts';
import { cardsIn, type Deck } from './deck.ts';

/** A line of a deck: a card, and how many of it. */
export type Line<C = PoolCard> = readonly [card: C, copies: number];

/** The cards of a section that the box knows, in the order in which they came in. */
export const linesIn = <C>(deck: Deck, section: string, cards: ReadonlyMap<string, C>): readonly Line<C>[] =>
  cardsIn(deck, section).flatMap(([id, copies]): Line<C>[] => {
    const card = cards.get(id);
    return card === undefined ? [] : [[card, copies]];
  });

/** The same as the list shows them. */
export const inOrder = (lines: readonly Line[]): readonly Line[] =>
  lines.toSorted(([one], [other]) => one.rank - other.rank || one.number - other.number);

export const countOf = (lines: readonly (readonly [card: unknown, copies: number])[]): number =>
  lines.reduce((sum, [, copies]) => sum + copies, 0);

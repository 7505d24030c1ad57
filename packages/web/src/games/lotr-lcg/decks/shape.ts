import { countIn, type Deck } from '../../../features/decks/deck.ts';
import { countOf, type Line, linesIn } from '../../../features/decks/lines.ts';
import { costOf, COSTS } from '../cards/catalogue.tsx';
import type { CardFacts } from '../cards/facts.ts';
import { SPHERES, type Sphere, sphereOf } from './cards.ts';
import { CARDS, HEROES } from './deck.ts';

export type Cards = ReadonlyMap<string, CardFacts>;
export type CardLine = Line<CardFacts>;

/** The cards of the draw deck that the box knows; a hero has no place there. */
export const linesOf = (deck: Deck, cards: Cards): readonly CardLine[] =>
  linesIn(deck, CARDS, cards).filter(([{ type }]) => type !== 'hero');

export const heroesOf = (deck: Deck, cards: Cards): readonly CardFacts[] =>
  linesIn(deck, HEROES, cards).flatMap(([hero, copies]) => Array.from({ length: copies }, () => hero));

export const sizeOf = (deck: Deck): number => countIn(deck, CARDS);

/** The types that lie in a deck, in the order of the list. */
export const DECK_TYPES = ['ally', 'event', 'attachment'] as const;

/** How many cards of each type there are at each cost. */
export const curveOf = (
  lines: readonly CardLine[],
): readonly { readonly cost: string; readonly counts: readonly number[] }[] =>
  COSTS.map((cost) => ({
    cost,
    counts: DECK_TYPES.map((type) =>
      countOf(lines.filter(([card]) => card.type === type && costOf(card.cost).includes(cost))),
    ),
  }));

/** The spheres of a deck, the largest first. */
export const spheresOf = (
  lines: readonly CardLine[],
): readonly { readonly sphere: Sphere; readonly count: number }[] =>
  SPHERES.map((sphere) => ({
    sphere,
    count: countOf(lines.filter(([card]) => sphereOf(card) === sphere)),
  }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);

/** What a card of the deck costs on average; cards that cost X do not count. `null` where none has a cost. */
export function averageCost(lines: readonly CardLine[]): number | null {
  const priced = lines.flatMap(([{ cost }, copies]) => (typeof cost === 'number' ? [{ cost, copies }] : []));
  const cards = priced.reduce((sum, { copies }) => sum + copies, 0);
  return cards === 0 ? null : priced.reduce((sum, { cost, copies }) => sum + cost * copies, 0) / cards;
}

export const startingThreat = (heroes: readonly CardFacts[]): number =>
  heroes.reduce((sum, { threatCost }) => sum + (threatCost ?? 0), 0);

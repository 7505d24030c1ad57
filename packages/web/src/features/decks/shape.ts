import { type CardType, type PoolCard, SPHERES, type Sphere } from './cards.ts';
import type { Deck } from './deck.ts';
import { COSTS, type Cost } from './filters.ts';

/** A line of a deck: a card, and how many of it. */
export type Line<C extends PoolCard = PoolCard> = readonly [card: C, copies: number];

/** The cards of a deck that the box knows, in the order in which lists show them: by cost, then by number. */
export function linesOf<C extends PoolCard>(deck: Deck, cards: ReadonlyMap<string, C>): readonly Line<C>[] {
  const rank = ({ cost }: C) => (cost === 'x' ? 99 : (cost ?? -1));
  return Object.entries(deck.cards)
    .flatMap(([id, copies]): Line<C>[] => {
      const card = cards.get(id);
      return card === undefined ? [] : [[card, copies]];
    })
    .toSorted(([one], [other]) => rank(one) - rank(other) || one.number - other.number);
}

export const heroesOf = <C extends PoolCard>(deck: Deck, cards: ReadonlyMap<string, C>): readonly C[] =>
  deck.heroes.flatMap((id) => cards.get(id) ?? []);

export const countOf = (lines: readonly Line[]): number => lines.reduce((sum, [, copies]) => sum + copies, 0);

/** The types that lie in a deck, in the order of the list. */
export const DECK_TYPES = ['ally', 'event', 'attachment'] as const satisfies readonly CardType[];
type DeckType = (typeof DECK_TYPES)[number];

export const ofType = <C extends PoolCard>(lines: readonly Line<C>[], type: CardType): readonly Line<C>[] =>
  lines.filter(([card]) => card.type === type);

const atCost = ({ cost }: PoolCard, at: Cost): boolean =>
  at === '5' ? typeof cost === 'number' && cost >= 5 : String(cost) === at;

/** How many cards of each type there are at each cost. */
export const curveOf = (
  lines: readonly Line[],
): readonly { readonly cost: Cost; readonly counts: Readonly<Record<DeckType, number>> }[] =>
  COSTS.map((cost) => {
    const here = lines.filter(([card]) => atCost(card, cost));
    return {
      cost,
      counts: {
        ally: countOf(ofType(here, 'ally')),
        event: countOf(ofType(here, 'event')),
        attachment: countOf(ofType(here, 'attachment')),
      },
    };
  });

/** The spheres of a deck, the largest first. */
export const spheresOf = (
  lines: readonly Line[],
): readonly { readonly sphere: Sphere; readonly count: number }[] =>
  SPHERES.map((sphere) => ({ sphere, count: countOf(lines.filter(([card]) => card.sphere === sphere)) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);

/** What a card of the deck costs on average; cards that cost X do not count. `null` where none has a cost. */
export function averageCost(lines: readonly Line[]): number | null {
  const priced = lines.flatMap(([{ cost }, copies]) => (typeof cost === 'number' ? [{ cost, copies }] : []));
  const cards = priced.reduce((sum, { copies }) => sum + copies, 0);
  return cards === 0 ? null : priced.reduce((sum, { cost, copies }) => sum + cost * copies, 0) / cards;
}

export const startingThreat = (heroes: readonly PoolCard[]): number =>
  heroes.reduce((sum, { threat }) => sum + threat, 0);

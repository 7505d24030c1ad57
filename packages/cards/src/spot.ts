import type { PieceId } from '@concilio/kernel';
import type { CardShape, CardBasics } from './rules.ts';
import { type CardState, cardsIn, kindOf, statusOf, zonesByName } from './cards.ts';
import { cardIs } from './zones.ts';

/** All cards in play that count, in the order of their zones. */
export function inPlay<G extends CardShape>(basics: CardBasics<G>, state: G['state']): PieceId[] {
  const found: PieceId[] = [];
  for (const [zone, list] of zonesByName(state.cards))
    if (basics.zones[kindOf(zone)]?.inPlay === true) found.push(...list);
  return basics.counts === undefined ? found : found.filter((card) => basics.counts?.(state, card) === true);
}

/** The cards in play of which something is true. */
export const spotted = <G extends CardShape>(
  basics: CardBasics<G>,
  state: G['state'],
  is: (card: PieceId) => boolean,
): PieceId[] => inPlay(basics, state).filter(is);

/** Whether another card of the same name is in play: what is unique cannot enter beside it. */
export function isNameInPlay<G extends CardShape>(
  basics: CardBasics<G>,
  state: G['state'],
  name: string,
): boolean {
  const { cards } = state as CardState;
  const isIt = (card: PieceId) =>
    cardIs(cards, card) === name && !statusOf(cards, card).facedown && basics.counts?.(state, card) !== false;
  return Object.keys(cards.zones).some(
    (zone) => basics.zones[kindOf(zone)]?.inPlay === true && cardsIn(cards, zone).some(isIt),
  );
}

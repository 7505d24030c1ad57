import type { PieceId } from '@concilio/kernel';
import type { CardShape, Lore } from './box.ts';
import { type CardState, cardsIn, kindOf, markOf, zonesByName } from './cards.ts';
import { cardIs } from './zones.ts';

/** All cards in play that count, in the order of their zones. */
export function inPlay<G extends CardShape>(lore: Lore<G>, state: G['state']): PieceId[] {
  const found: PieceId[] = [];
  for (const [zone, list] of zonesByName(state.cards))
    if (lore.zones[kindOf(zone)]?.inPlay === true) found.push(...list);
  return lore.counts === undefined ? found : found.filter((card) => lore.counts?.(state, card) === true);
}

/** The cards in play of which something is true. */
export const spotted = <G extends CardShape>(
  lore: Lore<G>,
  state: G['state'],
  is: (card: PieceId) => boolean,
): PieceId[] => inPlay(lore, state).filter(is);

/** Whether another card of the same name is in play: what is unique cannot enter beside it. */
export function isNameInPlay<G extends CardShape>(lore: Lore<G>, state: G['state'], name: string): boolean {
  const { cards } = state as CardState;
  const isIt = (card: PieceId) =>
    cardIs(cards, card) === name && !markOf(cards, card).facedown && lore.counts?.(state, card) !== false;
  return Object.keys(cards.zones).some(
    (zone) => lore.zones[kindOf(zone)]?.inPlay === true && cardsIn(cards, zone).some(isIt),
  );
}

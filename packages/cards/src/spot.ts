import type { PieceId } from '@concilio/kernel';
import type { CardShape, Lore } from './box.ts';
import { kindOf, zonesByName } from './cards.ts';
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
export const isNameInPlay = <G extends CardShape>(lore: Lore<G>, state: G['state'], name: string): boolean =>
  inPlay(lore, state).some(
    (card) =>
      state.cards.marks[Number(card.slice(1))]?.facedown !== true && cardIs(state.cards, card) === name,
  );

import type { PieceId, Text } from '@concilio/kernel';

/** What it would bring to answer with each of some cards, by their ids. */
export const hintsOn = (cards: readonly PieceId[], hint: (card: PieceId) => Text): Record<string, Text> =>
  Object.fromEntries(cards.map((card) => [card, hint(card)]));

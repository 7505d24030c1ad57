import type { InPlay, View } from '@concilio/lotr-lcg/contract';

/** A card in play and all that lies on it. */
export const withUpon = (card: InPlay): readonly InPlay[] => [
  card,
  ...card.attachments.flatMap(withUpon),
  ...card.guarded.flatMap(withUpon),
];

/** Every card in play, by its id. */
export function piecesOf({ quest, location, staging, seats }: View): ReadonlyMap<string, InPlay> {
  const laid = [
    ...(quest === null ? [] : [quest]),
    ...(location === null ? [] : [location]),
    ...staging,
    ...seats.flatMap(({ inPlay, engaged, deck }) => [...inPlay, ...engaged, ...deck.shackles]),
  ];
  return new Map(laid.flatMap(withUpon).map((card) => [card.id, card]));
}

/** Where a piece lies, as far as one looks at parts of the table. */
export type Zone = 'quest' | 'hand' | `side-${number}`;

export function zoneOf(view: View, id: string): Zone | null {
  const { quest, location, staging, seats } = view;
  const isAmong = (cards: readonly InPlay[]) => cards.flatMap(withUpon).some((card) => card.id === id);
  if (isAmong([quest, location].filter((card) => card !== null)) || isAmong(staging)) return 'quest';
  for (const [seat, { inPlay, engaged, deck, hand }] of seats.entries()) {
    if (isAmong(inPlay) || isAmong(engaged) || isAmong(deck.shackles)) return `side-${seat}`;
    if (hand.some((card) => card.id === id)) return 'hand';
  }
  return null;
}

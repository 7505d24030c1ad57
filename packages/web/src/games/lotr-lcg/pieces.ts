import type { Laid, View } from './read.ts';

/** A card in play and all that lies on it. */
export const withUpon = (card: Laid): readonly Laid[] => [
  card,
  ...card.attachments.flatMap(withUpon),
  ...card.guarded.flatMap(withUpon),
];

/** Every card in play, by its id. */
export function piecesOf({ quest, location, staging, players }: View): ReadonlyMap<string, Laid> {
  const laid = [
    ...(quest === null ? [] : [quest]),
    ...(location === null ? [] : [location]),
    ...staging,
    ...players.flatMap(({ inPlay, engaged, shackles }) => [...inPlay, ...engaged, ...shackles]),
  ];
  return new Map(laid.flatMap(withUpon).map((card) => [card.id, card]));
}

/** Where a piece lies, as far as one looks at parts of the table. */
export type Zone = 'quest' | 'hand' | `side-${number}`;

export function zoneOf(view: View, id: string): Zone | null {
  const { quest, location, staging, players } = view;
  const isAmong = (cards: readonly Laid[]) => cards.flatMap(withUpon).some((card) => card.id === id);
  if (isAmong([quest, location].filter((card) => card !== null)) || isAmong(staging)) return 'quest';
  for (const [seat, { inPlay, engaged, shackles, hand }] of players.entries()) {
    if (isAmong(inPlay) || isAmong(engaged) || isAmong(shackles)) return `side-${seat}`;
    if (hand.some((card) => card.id === id)) return 'hand';
  }
  return null;
}

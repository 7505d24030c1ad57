/** What lies on the card table of the benchmark: the same plain data for both sides. */
export interface Card {
  id: string;
  owner: number;
  zone: 'deck' | 'hand' | 'play' | 'discard';
  tapped: boolean;
}

export interface Cards {
  cards: Record<string, Card>;
  decks: string[][];
  hands: string[][];
  inPlay: string[][];
  discards: string[][];
}

export const SEATS = 4;
const EACH = 60;

export function dealCards(): Cards {
  const owners = Array.from({ length: SEATS }, (_, owner) => owner);
  const idsOf = (owner: number) => Array.from({ length: EACH }, (_, index) => `c${owner * EACH + index}`);
  const cards = owners.flatMap((owner) =>
    idsOf(owner).map((id): Card => ({ id, owner, zone: 'deck', tapped: false })),
  );
  return {
    cards: Object.fromEntries(cards.map((card) => [card.id, card])),
    decks: owners.map(idsOf),
    hands: owners.map(() => []),
    inPlay: owners.map(() => []),
    discards: owners.map(() => []),
  };
}

/** It is over when every card is discarded: each seat has moved three times for each of its cards. */
export const isOver = ({ discards }: Cards): boolean => discards.every((pile) => pile.length === EACH);

/** The three moves. Each changes two piles and the card's record, and is refused (`false`) if it is not legal. */
export function drawCard(table: Cards, seat: number): boolean {
  const id = table.decks[seat]?.pop();
  if (id === undefined) return false;
  table.hands[seat]?.push(id);
  return write(table, id, 'hand', false);
}

export const playCard = (table: Cards, seat: number, id: string): boolean =>
  moveCard(table.hands[seat], table.inPlay[seat], id) && write(table, id, 'play', true);

export const discardCard = (table: Cards, seat: number, id: string): boolean =>
  moveCard(table.inPlay[seat], table.discards[seat], id) && write(table, id, 'discard', false);

function moveCard(from: string[] | undefined, to: string[] | undefined, id: string): boolean {
  const place = from?.indexOf(id) ?? -1;
  if (from === undefined || to === undefined || place < 0) return false;
  from.splice(place, 1);
  to.push(id);
  return true;
}

function write(table: Cards, id: string, zone: Card['zone'], tapped: boolean): boolean {
  const card = table.cards[id];
  if (card === undefined) return false;
  card.zone = zone;
  card.tapped = tapped;
  return true;
}

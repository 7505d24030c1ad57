/**
 * The tutorial game once more, for the peers: their servers cannot play ours, and both are to have the same rules. Cards
 * are their values. Two seats play all eighteen cards.
 */
export interface Piles {
  deck: number[];
  hands: number[][];
  fire: number[];
  ashes: number[];
  points: number[];
}

export const SEATS = 2;
/** The answers of a whole match. */
export const ANSWERS = 18;
const FULL = 10;

export const CARDS: readonly number[] = [1, 2, 3, 4, 5, 6].flatMap((value) => [value, value, value]);

/** Three cards each from a deck that has been shuffled. */
export function deal(shuffled: readonly number[]): Piles {
  const hands = [shuffled.slice(0, 3), shuffled.slice(3, 6)];
  return { deck: shuffled.slice(6), hands, fire: [], ashes: [], points: [0, 0] };
}

/** TUT-3: a six may not be laid on a cold fire by a hand that holds anything else. */
export function allowed(hand: readonly number[], fireIsCold: boolean): readonly number[] {
  const others = fireIsCold ? hand.filter((card) => card !== 6) : hand;
  return others.length === 0 ? hand : others;
}

/** TUT-2 and TUT-4: lays a card, draws one, and sees whether the beacon flares. `false` where that is not allowed. */
export function lay(piles: Piles, seat: number, card: number): boolean {
  const hand = piles.hands[seat] ?? [];
  if (!allowed(hand, piles.fire.length === 0).includes(card)) return false;
  hand.splice(hand.indexOf(card), 1);
  piles.fire.push(card);
  const drawn = piles.deck.shift();
  if (drawn !== undefined) hand.push(drawn);
  const heat = piles.fire.reduce((sum, value) => sum + value, 0);
  if (heat < FULL) return true;
  const winner = heat === FULL ? seat : 1 - seat;
  piles.points[winner] = (piles.points[winner] ?? 0) + (heat === FULL ? 2 : 1);
  piles.ashes.push(...piles.fire.splice(0));
  return true;
}

export const isOver = ({ fire, ashes }: Pick<Piles, 'fire' | 'ashes'>): boolean =>
  fire.length + ashes.length === ANSWERS;

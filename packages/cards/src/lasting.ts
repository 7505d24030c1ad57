import type { PieceId } from '@concilio/kernel';
import type { Cards } from './cards.ts';
import type { Bearer } from './numbers.ts';

/** A change of a number that outlives what made it. It is settled when it begins whom it concerns. */
export interface Lasting {
  /** The name of the card that it came from. */
  from: string;
  number: string;
  amount: number;
  on: Bearer[];
  /** What ends it, in the game's own words: `phase`, `round`; `match` never ends. */
  until: string;
}

export function beginLasting(cards: Cards, effect: Lasting): void {
  if (effect.on.length > 0) cards.lasting.push(effect);
}

/** Ends all that lasted until now. */
export function endLasting(cards: Cards, until: string): void {
  if (cards.lasting.some((effect) => effect.until === until))
    cards.lasting = cards.lasting.filter((effect) => effect.until !== until);
}

/** A card that leaves play is another card when it comes back. */
export function forgetLasting(cards: Cards, card: PieceId): void {
  for (const effect of cards.lasting)
    if (effect.on.includes(card)) effect.on = effect.on.filter((one) => one !== card);
  if (cards.lasting.some(({ on }) => on.length === 0))
    cards.lasting = cards.lasting.filter(({ on }) => on.length > 0);
}

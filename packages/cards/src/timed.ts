import type { JsonRecord, PieceId } from '@concilio/kernel';
import type { Cards } from './cards.ts';
import type { Bearer } from './stats.ts';

/**
 * A change of a stat that outlives what made it. It is settled when it begins whom it concerns and by how much, unless
 * it is worked out anew.
 */
export interface TimedModifier {
  /** The name of the card that it came from. */
  from: string;
  /** The stat; stored tables call it so. */
  number: string;
  amount: number;
  on: Bearer[];
  /** What ends it, in the game's own words: `phase`, `round`; `match` never ends. */
  until: string;
  /** Whom it concerns and by how much follows the table: the game works it out by these words of its own. */
  anew?: JsonRecord;
}

/** One that is settled and concerns nobody is none. */
const isVoid = ({ on, anew }: TimedModifier) => on.length === 0 && anew === undefined;

export function beginTimed(cards: Cards, effect: TimedModifier): void {
  if (!isVoid(effect)) cards.lasting.push(effect);
}

/** Ends all that lasted until now. */
export function endTimed(cards: Cards, until: string): void {
  if (cards.lasting.some((effect) => effect.until === until))
    cards.lasting = cards.lasting.filter((effect) => effect.until !== until);
}

/** A card that leaves play is another card when it comes back. */
export function forgetTimed(cards: Cards, card: PieceId): void {
  for (const effect of cards.lasting)
    if (effect.on.includes(card)) effect.on = effect.on.filter((one) => one !== card);
  if (cards.lasting.some(isVoid)) cards.lasting = cards.lasting.filter((effect) => !isVoid(effect));
}

import { derive, QuickRandom, seedFrom } from '@concilio/kernel';
import type { Deck } from './deck.ts';

/** LCG-2.08 */
const HAND = 6;

/** Of a card that somebody has written in a thousand times, so many are mixed in. */
const MANY = 99;

/**
 * The first cards of a deck that has been mixed: the opening hand. A second hand from the same number of the draw is the
 * one after a mulligan, for which the whole deck is mixed again.
 */
export function drawHand({ cards }: Deck, draw: number, size = HAND): readonly string[] {
  const all = Object.entries(cards)
    .toSorted()
    .flatMap(([id, copies]) => Array.from({ length: Math.min(MANY, Math.max(0, copies)) }, () => id));
  const random = new QuickRandom(derive(seedFrom('hand'), String(draw)));
  random.shuffle('deck', all);
  return all.slice(0, size);
}

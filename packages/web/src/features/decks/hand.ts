import { derive, QuickRandom, seedFrom } from '@concilio/kernel';

/** Of a card that somebody has written in a thousand times, so many are mixed in. */
const MANY = 99;

/**
 * The first cards of a deck that has been mixed: the opening hand. A second hand from the same number of the draw is the
 * one after a mulligan, for which the whole deck is mixed again.
 */
export function drawHand(
  cards: readonly (readonly [id: string, copies: number])[],
  draw: number,
  size: number,
): readonly string[] {
  const all = cards
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([id, copies]) => Array.from({ length: Math.min(MANY, Math.max(0, copies)) }, () => id));
  const random = new QuickRandom(derive(seedFrom('hand'), String(draw)));
  random.shuffle('deck', all);
  return all.slice(0, size);
}

import type { Random } from '@concilio/kernel';
import type { Card } from '../state.ts';
import { PRINTED } from './deck.ts';

/** The set whose boosters are opened. */
const SET = 4;

/** TCG-33.03: one rare and ten commons and uncommons; how many of each is not said, and three to seven is ours. */
const BOOSTER: readonly (readonly [rarity: Card['rarity'], cards: number])[] = [
  ['rare', 1],
  ['uncommon', 3],
  ['common', 7],
];

/** The eleven cards of a booster, no card twice. */
export function booster(random: Random): string[] {
  return BOOSTER.flatMap(([rarity, cards]) => {
    const sheet = PRINTED.filter((card) => card.set === SET && card.rarity === rarity).map(({ id }) => id);
    random.shuffle('booster', sheet);
    return sheet.slice(0, cards);
  });
}

/** The cards of so many boosters: by id, how many of each. */
export function sealedPool(random: Random, boosters: number): Readonly<Record<string, number>> {
  const pool: Record<string, number> = {};
  for (let opened = 0; opened < boosters; opened++)
    for (const id of booster(random)) pool[id] = (pool[id] ?? 0) + 1;
  return pool;
}

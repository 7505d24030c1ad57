import type { Random } from '@concilio/kernel';
import type { TcgSet } from '../rules/sets.ts';
import type { Card } from '../state.ts';
import { printedCards } from './deck.ts';

/** The set whose boosters are opened. */
const SET = 4;

/** TCG-33.03: one rare and ten commons and uncommons; how many of each is not said, and three to seven is ours. */
const BOOSTER: readonly (readonly [rarity: Card['rarity'], cards: number])[] = [
  ['rare', 1],
  ['uncommon', 3],
  ['common', 7],
];

/** The eleven cards of a booster, no card twice. */
export function booster(set: TcgSet, random: Random): string[] {
  return BOOSTER.flatMap(([rarity, cards]) => {
    const sheet = printedCards(set)
      .filter((card) => card.set === SET && card.rarity === rarity)
      .map(({ id }) => id);
    random.shuffle('booster', sheet);
    return sheet.slice(0, cards);
  });
}

/** The cards of so many boosters: by id, how many of each. */
export function sealedPool(set: TcgSet, random: Random, boosters: number): Readonly<Record<string, number>> {
  const pool: Record<string, number> = {};
  for (let opened = 0; opened < boosters; opened++)
    for (const id of booster(set, random)) pool[id] = (pool[id] ?? 0) + 1;
  return pool;
}

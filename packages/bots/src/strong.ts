import { type Bot, randomOf } from './bot.ts';
import type { Budget } from './search/budget.ts';
import { think } from './search/think.ts';

/** Looks ahead in tables that it imagines, as far as the budget of one decision goes. */
export const strong = (budget: Budget): Bot => ({
  name: 'strong',
  searches: true,
  player(game, seat, seed) {
    const random = randomOf(seed, seat);
    return (_seat, question, optional, here) =>
      think(game, { seat, question, optional, from: here }, budget, random).pick;
  },
});

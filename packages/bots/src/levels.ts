import type { Game, Shape } from '@concilio/kernel';
import type { Bot } from './bot.ts';
import { random } from './random.ts';
import type { Budget } from './search/budget.ts';
import { simple } from './simple.ts';
import { strong } from './strong.ts';

/** The names of the bots that a game offers, the weakest first. */
export const botsOf = <G extends Shape>(game: Game<G>): readonly string[] =>
  game.bot === undefined ? ['random', 'strong'] : ['random', 'simple', 'strong'];

/** The bot of that name, if the game offers it; the budget is for those that look ahead. */
export function botNamed<G extends Shape>(game: Game<G>, name: string, budget: Budget): Bot | null {
  if (!botsOf(game).includes(name)) return null;
  return [random, simple, strong(budget)].find((bot) => bot.name === name) ?? null;
}

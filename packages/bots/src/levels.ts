import type { Playable } from './knowledge.ts';
import type { Shape } from '@concilio/kernel';
import type { Bot } from './bot.ts';
import { random } from './random.ts';
import type { Budget } from './search/budget.ts';
import { simple } from './simple.ts';
import { strong } from './strong.ts';

/** All that there are, by their names, the weakest first. */
export const BOTS: readonly string[] = ['random', 'simple', 'strong'];

/** The names of the bots that a game offers. */
export const botsOf = <G extends Shape>(game: Playable<G>): readonly string[] =>
  game.bot === null ? BOTS.filter((name) => name !== 'simple') : BOTS;

/** The bot of that name, if the game offers it; the budget is for those that look ahead. */
export function botNamed<G extends Shape>(game: Playable<G>, name: string, budget: Budget): Bot | null {
  if (!botsOf(game).includes(name)) return null;
  return [random, simple, strong(budget)].find((bot) => bot.name === name) ?? null;
}

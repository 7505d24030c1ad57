import { type Bot, randomOf } from './bot.ts';

/** The game's own policy. Games without one do not offer this bot. */
export const simple: Bot = {
  name: 'simple',
  searches: false,
  player(game, seat, seed) {
    const knowledge = game.bot;
    if (knowledge === null) throw new Error(`"${game.id}" has no policy for the bot "simple".`);
    const random = randomOf(seed, seat);
    return (_seat, question, optional, { state }) =>
      knowledge.policy(state, seat, question, random, optional);
  },
};

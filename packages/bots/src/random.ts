import { countPicks, drawPick, type Pick, type QuickRandom, type Question } from '@concilio/kernel';
import { type Bot, randomOf } from './bot.ts';

/** Any legal answer, each as likely as any other; to decline an interjection is one more of them. */
export const random: Bot = {
  name: 'random',
  searches: false,
  player(_game, seat, seed) {
    const draw = randomPicks(randomOf(seed, seat));
    return (_seat, question, optional) => draw(question, optional);
  },
};

/** Draws with one generator. The closure is made once: this runs for every decision of every playout. */
export function randomPicks(chance: QuickRandom): (question: Question, optional: boolean) => Pick | null {
  const below = (sides: number) => chance.index(sides);
  return (question, optional) =>
    optional && below(countPicks(question) + 1) === 0 ? null : drawPick(question, below);
}

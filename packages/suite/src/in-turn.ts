import { type Match, QuickRandom, type Shape, seedFrom } from '@concilio/kernel';
import { drawAnswer } from './subject.ts';

/** Plays matches side by side, by chance: an answer to each of them in turn, until all are over. */
export function playInTurn<G extends Shape>(matches: readonly Match<G>[], seed: string): void {
  const going = matches.map((match) => ({ match, random: new QuickRandom(seedFrom(seed)) }));
  while (going.some(({ match }) => match.outcome === null))
    for (const { match, random } of going) {
      if (match.outcome !== null) continue;
      const answer = drawAnswer(match, random);
      if (answer === null || !match.answer(answer).ok) throw new Error('A match does not go on.');
    }
}

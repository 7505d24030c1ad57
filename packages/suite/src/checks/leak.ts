import { type Match, seenBy, type Seat, type Shape } from '@concilio/kernel';
import type { Check } from '../check.ts';
import { drawDecision, eachQuestion } from '../subject.ts';
import { type Twins, twinsFor } from '../twins.ts';

/**
 * Twins: two tables that differ only in what a seat cannot know are given the same answers. Everything that the seat
 * and the audience are sent must be the same to the byte: view, events, questions, blocked reasons, who is asked.
 */
export const leak: Check = {
  name: 'leak',
  promise: 'what a seat is sent tells nothing that it may not know',
  needs: ['ends', 'twice'],
  find: (subject) =>
    eachQuestion(subject, (match, random) => {
      const answers = drawDecision(match, random);
      for (const seat of match.seats) {
        let finding: string | null = null;
        twinsFor(match, answers, seat, random, (twins, number) => {
          finding = tells(twins, seat, number);
          return finding !== null;
        });
        if (finding !== null) return finding;
      }
      return null;
    }),
};

function tells<G extends Shape>({ real, twin }: Twins<G>, seat: Seat, answers: number): string | null {
  for (const eyes of [seat, 'audience'] as const) {
    const sent = (match: Match<G>) => JSON.stringify(seenBy(match, eyes));
    if (sent(real) !== sent(twin))
      return `seat ${seat} (${eyes}) can tell the twin after ${answers} answers: ${firstDifference(sent(real), sent(twin))}`;
  }
  return null;
}

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 40);
  return `…${around(one)}… against …${around(other)}…`;
}

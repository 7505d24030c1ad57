import type { Answered, Match, Open, Player, Shape } from '@concilio/kernel';

/**
 * Lets a player answer what a match asks now, in the order of a direct run: who may interject is heard first.
 * Several who are asked in secret answer in turn, none of them knowing of the others.
 */
export function answerOpen<G extends Shape>(match: Match<G>, player: Player<G>): Answered {
  const { here, how, open } = match;
  const [main, ...others] = open;
  if (main === undefined) return { ok: false, refusal: 'over', reason: 'Nothing is asked.' };
  const give = (asked: Open, optional: boolean): Answered | null => {
    const { seat, question, fingerprint } = asked;
    const pick = player(seat, question, optional, here);
    return pick === null && optional ? null : match.answer({ question: fingerprint, seat, pick, by: 'bot' });
  };
  const must = (asked: Open): Answered => give(asked, false) as Answered;
  if (how === 'any') {
    for (const other of others) {
      const interjected = give(other, true);
      if (interjected !== null) return interjected;
    }
    return must(main);
  }
  let last = must(main);
  for (const other of others) if (last.ok) last = must(other);
  return last;
}

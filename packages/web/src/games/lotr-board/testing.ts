import { Match, QuickRandom, seedFrom } from '@concilio/kernel';
import { kit as lotrBoard } from '@concilio/lotr-board/kit';
import type { LotrBoard } from '@concilio/lotr-board';
import type { Kit } from '@concilio/catalog';

/** The same game with its shape forgotten, as the client holds it. */
export const game = lotrBoard as unknown as Kit;

/** Plays a match to its end with the game's own policy, and lets somebody look before every answer. */
export function playThrough(seats: number, text: string, look: (match: Match<LotrBoard>) => void): void {
  const seed = seedFrom(text);
  const match = Match.create(lotrBoard, { seats, options: { sauron: 15 }, seed });
  const chance = new QuickRandom(seed);
  const policy = lotrBoard.bot?.policy;
  if (policy === undefined) throw new Error('The game has no policy.');
  while (match.outcome === null) {
    look(match);
    const [main, ...others] = match.open;
    if (main === undefined) throw new Error('Nothing is asked, and the match is not over.');
    const answered = [...others, main].some(({ seat, question, fingerprint }) => {
      const pick = policy(match.table.state, seat, question, chance, seat !== main.seat);
      return pick !== null && match.answer({ question: fingerprint, seat, pick, by: 'test' }).ok;
    });
    if (!answered) throw new Error(`Nobody answers "${main.question.key}".`);
  }
  look(match);
}

import { type Viewer, Match, QuickRandom, seedFrom, frameFor } from '@concilio/kernel';
import { type LotrLcg } from '@concilio/lotr-lcg';
import { type View } from '@concilio/lotr-lcg/contract';
import { viewOf } from '../../table/view.ts';
import { kit as lotrLcg } from '@concilio/lotr-lcg/kit';
import { type Kit } from '@concilio/catalog';

/** The same game with its shape forgotten, as the client holds it. */
export const game = lotrLcg as unknown as Kit;

export type Playing = Match<LotrLcg>;

/** From which event on they are asked for: none of them. */
const NO_EVENTS = Number.MAX_SAFE_INTEGER;

/** All that one seat sees, and is asked. */
export const seenAt = (match: Playing, viewer: Viewer) => frameFor(match, viewer, NO_EVENTS);

/** What the game shows, by the ids of whoever looks. */
export const viewAt = (match: Playing, viewer: Viewer): View => viewOf(seenAt(match, viewer));

/** More than a usual match takes. */
const MOST = 400;

/** Plays a match with the game's own policy, to its end or for long, and lets somebody look before every answer. */
export function playThrough(
  scenario: string,
  seats: number,
  text: string,
  look: (match: Playing) => void,
): void {
  const seed = seedFrom(text);
  const match = Match.create(lotrLcg, { seats, options: { scenario }, seed });
  const chance = new QuickRandom(seed);
  const policy = lotrLcg.bot?.policy;
  if (policy === undefined) throw new Error('The game has no policy.');
  for (let count = 0; match.outcome === null && count < MOST; count++) {
    look(match);
    const [main, ...others] = match.open;
    if (main === undefined) throw new Error('Nothing is asked, and the match is not over.');
    // All who are asked at once answer: those who do so in secret are waited for one by one.
    const answered = [...others, main].filter(({ seat, question, fingerprint }) => {
      const pick = policy(match.table.state, seat, question, chance, seat !== main.seat);
      return pick !== null && match.answer({ question: fingerprint, seat, pick, by: 'test' }).ok;
    });
    if (answered.length === 0) throw new Error(`Nobody answers "${main.question.key}".`);
  }
  look(match);
}

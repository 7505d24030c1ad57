import { drawPick, Match, newTable, type Open, type Pick, QuickRandom, seedFrom } from '@concilio/kernel';
import { kit as lotrBoard } from '../src/kit.ts';
import type { LotrBoard, Options, State } from '../src/state.ts';

export type Table = Match<LotrBoard>;

/** A new match; `prepare` may change the table after set-up, before anything has happened. */
export function newMatch(
  seats: number,
  text: string,
  options: Partial<Options> = {},
  prepare?: (state: State) => void,
): Table {
  const seed = seedFrom(text);
  const match = Match.create(lotrBoard, { seats, options, seed });
  if (prepare === undefined) return match;
  const start = newTable(lotrBoard, seats, match.options, seed);
  prepare(start.state);
  return Match.create(lotrBoard, { seats, options, seed, start });
}

/** So many of each hundred answers are drawn by lot, so that also what no sensible player does is seen. */
const WHIMS = 12;

/**
 * Plays a match to its end and lets somebody look before every answer. Most answers are those of the game's own
 * policy, since without it no match comes far.
 */
export function playThrough(match: Table, look: (match: Table) => void = () => {}): Table {
  const chance = new QuickRandom(match.save().seed);
  const answer = ({ seat, question, fingerprint }: Open, optional: boolean): boolean => {
    const pick: Pick | null | undefined =
      chance.index(100) < WHIMS
        ? drawPick(question, (sides) => chance.index(sides))
        : lotrBoard.bot?.policy(match.table.state, seat, question, chance, optional);
    if (pick === null || pick === undefined) return false;
    const answered = match.answer({ question: fingerprint, seat, pick, by: 'one person' });
    if (!answered.ok) throw new Error(answered.reason);
    return true;
  };
  while (match.outcome === null) {
    look(match);
    const [main, ...others] = match.open;
    if (main === undefined) throw new Error('Nothing is asked, and the match is not over.');
    if (!others.some((other) => answer(other, true))) answer(main, false);
  }
  look(match);
  return match;
}

import type { Game, Pick, Question, Random, Seat, Shape } from '@concilio/kernel';

/** What a good player of this game knows. It may look at nothing that the seat cannot see. */
export interface Knowledge<G extends Shape> {
  /** The bot `simple`. An `optional` question is an interjection: `null` declines it. */
  policy(state: G['state'], seat: Seat, question: Question, random: Random, optional: boolean): Pick | null;
  /** The answers that are worth comparing, where that are fewer than all; `null` declines. The policy's own is among them. */
  consider?(
    state: G['state'],
    seat: Seat,
    question: Question,
    optional: boolean,
  ): readonly (Pick | null)[] | null;
  /** How good the table looks for a seat, from 0 to 1, where a playout stops: before the end, or there. */
  judge?(state: G['state'], seat: Seat): number;
  /** By how many standard errors `strong` must find another answer better than the policy's before it takes that. */
  readonly trust?: number;
  /** After how many decisions a playout of `strong` stops and is judged. */
  readonly horizon?: number;
}

/** A game with what a good player of it knows; `null` where nobody has written that down, and bots must do without. */
export interface Playable<G extends Shape = Shape> extends Game<G> {
  readonly bot: Knowledge<G> | null;
}

import { optionsOf, type Question, type Seat } from '@concilio/kernel';
import { playerAt, type State } from '../state.ts';

/** LOB-21.07: so many ring tokens open Sauron's arms. */
const ENOUGH = 3;

/** Whether this player could come to win alone, by ring tokens. */
export const mayBeTempted = ({ options, bearer }: State, seat: Seat): boolean =>
  options.competitive && bearer === seat;

/** Whether this player wins alone by meeting Sauron, and so no longer wants what the others want. */
export const isTempted = (state: State, seat: Seat): boolean =>
  mayBeTempted(state, seat) && playerAt(state, seat).lives.ring >= ENOUGH;

/** What brings such a player nearer to Sauron: to take upon oneself what corrupts, to roll dice, to pay nothing. */
const WAYS = ['volunteer', 'accept', 'rest-draw', 'refuse'];

/** The answer of a tempted player, where there is one that helps; powers are left to those who want to be saved. */
export const temptedBy = (question: Question): string | null =>
  WAYS.find((way) => optionsOf(question).some(({ id }) => id === way)) ?? null;

import { likely } from '@concilio/bots';
import type { PieceId, Seat } from '@concilio/kernel';
import { injuredOf } from '../rules/attributes.ts';
import { scoreOf } from '../rules/scores.ts';
import { spacesOf } from '../rules/hits.ts';
import { killsNeeded, killsOf } from '../rules/victory.ts';
import { boxOf, combatCard, playerAt, type State } from '../state.ts';
import { WEIGHTS } from './weights.ts';

/** The way to the Leader. */

/** Cards of a hand that can strike. */
const strikersIn = (state: State, hand: readonly PieceId[]): PieceId[] =>
  hand.filter((card) => combatCard(state, card).shield !== true);

/** How many cards a Hunt would be fought with. */
export function cardsFor(state: State, seat: Seat): number {
  const { hand } = playerAt(state, seat);
  return strikersIn(state, hand).length + 0.85 * scoreOf(state, seat, 'power');
}

/** How likely a seat is to kill the Leader in one Hunt. */
export const leaderChance = (state: State, seat: Seat): number => {
  const spaces = spacesOf(state, boxOf(state).leader.id).length;
  // The box has as many cards as the Leader wants two of each time; all else is luck of the draw.
  const needed = WEIGHTS.leaderCards + 2 * (spaces - 4);
  const cards =
    cardsFor(state, seat) + 2.5 + 0.3 * scoreOf(state, seat, 'wisdom') - injuredOf(state, seat).length;
  return likely(cards - needed, WEIGHTS.leaderDoubt);
};

/** What one Combat card more is worth to whoever may soon Hunt the Leader. */
export function pullOf(state: State, seat: Seat): number {
  const missing = killsNeeded(state) - killsOf(state, seat);
  if (missing > 1 || state.hunt !== null) return 0;
  const chance = leaderChance(state, seat);
  const more = (WEIGHTS.victory * chance * (1 - chance)) / WEIGHTS.leaderDoubt;
  return more * (missing <= 0 ? WEIGHTS.pull : WEIGHTS.pullNearly);
}

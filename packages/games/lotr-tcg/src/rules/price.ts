import { netStat } from '@concilio/cards';
import type { PieceId } from '@concilio/kernel';
import type { State } from '../state.ts';
import { basics } from './basics.ts';
import { printed } from './sets.ts';
import { isRoaming, statOn, tableStat } from './stats.ts';
import { isIn } from './select.ts';

/** TCG-9.06 */
const ROAMING = 2;

/** TCG-9.06, TCG-28.13: what a card costs in twilight, with what an effect takes off. */
export function priceOf(state: State, card: PieceId, less = 0): number {
  const { type } = printed(state, card);
  // An effect may make all minions dearer for a while, those that nobody has seen yet too.
  const more = type === 'minion' ? tableStat(state, 'minion-twilight') : 0;
  const cost = Math.max(0, netStat(basics, state, card, 'twilight') + ownTerms(state, card) + more - less);
  if (type !== 'minion' || !isRoaming(state, card)) return cost;
  return cost + Math.max(0, ROAMING - statOn(state, card, 'roaming-discount'));
}

/** TCG-19.22: a card that names itself changes its own cost, though it is not in play yet and says nothing else. */
function ownTerms(state: State, card: PieceId): number {
  if (isIn(state, card)) return 0;
  let terms = 0;
  for (const constant of printed(state, card).constants) {
    if (constant.stat !== 'twilight' || !('own' in constant) || !constant.of(state, card, card)) continue;
    const { amount } = constant;
    terms += typeof amount === 'number' ? amount : amount(state, card, card);
  }
  return terms;
}

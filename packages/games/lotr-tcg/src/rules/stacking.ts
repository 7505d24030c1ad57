import type { PieceId, Play } from '@concilio/kernel';
import type { LotrTcg } from '../state.ts';
import { clearFrom, leaveFight } from './leaving.ts';
import { stackOn } from './zones.ts';
import { isIn, nameOf } from './select.ts';
import { carry } from './moving.ts';

/** TCG-27.03 to TCG-27.05: under another card, face up and not in play. What it bears is discarded (TCG-20.18). */
export function stack(play: Play<LotrTcg>, card: PieceId, host: PieceId): void {
  const { state } = play;
  if (isIn(state, card)) {
    clearFrom(play, card);
    leaveFight(state, card);
  }
  delete state.wounds[card];
  carry(play, card, stackOn(host), 'card.stacked', { to: host, host: nameOf(state, host) });
}

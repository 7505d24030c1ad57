import { moveTo } from '@concilio/cards';
import type { PieceId, Play } from '@concilio/kernel';
import type { LotrTcg } from '../state.ts';
import { clearFrom, leaveFight } from './leaving.ts';
import { lore, stackOn } from './lore.ts';
import { isIn, nameOf, seen } from './select.ts';

/** TCG-27.03 to TCG-27.05: under another card, face up and not in play. What it bears is discarded (TCG-20.18). */
export function stack(play: Play<LotrTcg>, card: PieceId, host: PieceId): void {
  const { state } = play;
  if (isIn(state, card)) {
    clearFrom(play, card);
    leaveFight(state, card);
  }
  moveTo(lore, state.cards, card, stackOn(host));
  delete state.wounds[card];
  play.tell('card.stacked', { to: host, host: nameOf(state, host), ...seen(state, card) });
}

import { statusOf } from '@concilio/cards';
import type { PieceId, Play } from '@concilio/kernel';
import type { LotrLcg } from '../state.ts';
import { seen } from './select.ts';

/** LCG-20.03: what is exhausted cannot be exhausted again. */
export function exhaust(play: Play<LotrLcg>, card: PieceId): void {
  const mark = statusOf(play.state.cards, card);
  if (mark.exhausted) return;
  mark.exhausted = true;
  play.tell('card.exhausted', seen(play.state, card));
}

export function readyCard(play: Play<LotrLcg>, card: PieceId): void {
  const mark = statusOf(play.state.cards, card);
  if (!mark.exhausted) return;
  mark.exhausted = false;
  play.tell('card.readied', seen(play.state, card));
}

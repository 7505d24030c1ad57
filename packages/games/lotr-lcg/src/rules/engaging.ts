import { cardsIn, moveTo } from '@concilio/cards';
import type { PieceId, Play, Seat } from '@concilio/kernel';
import { type LotrLcg, playerAt } from '../state.ts';
import { trigger } from './trigger.ts';
import { basics } from './basics.ts';
import { deckOf, engagedOf } from './zones.ts';
import { move } from './moving.ts';
import { nameOf } from './select.ts';

/** LCG-9.09: however it comes about, the player has engaged the enemy and the enemy the player. */
export function engage(play: Play<LotrLcg>, enemy: PieceId, seat: Seat): void {
  const { state } = play;
  if (playerAt(state, seat).out) return;
  move(play, enemy, engagedOf(seat), 'enemy.engaged', { seat });
  trigger(play, 'engaged', { card: enemy, what: nameOf(state, enemy), seat });
}

/** The top card of a player's deck lies face down before them as an Orc Guard that has just engaged them. */
export function engageGuard(play: Play<LotrLcg>, seat: Seat): void {
  const { cards } = play.state;
  const [card] = cardsIn(cards, deckOf(seat));
  if (card === undefined || playerAt(play.state, seat).out) return;
  moveTo(basics, cards, card, engagedOf(seat), 'bottom', true);
  play.tell('guard.engaged', { seat, piece: card });
  trigger(play, 'engaged', { card, seat });
}

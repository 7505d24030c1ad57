import { addTokens, tokensOn } from '@concilio/cards';
import type { PieceId, Play } from '@concilio/kernel';
import type { LotrLcg } from '../state.ts';
import { trigger } from './trigger.ts';
import { destroy, type Destroyed } from './leaving.ts';
import { hitPointsLeft } from './stats.ts';
import { isIn, nameOf, seen } from './select.ts';

/** LCG-11.13, LCG-11.19: what one effect deals is dealt at once; whoever has no hit points left is defeated. */
export function dealDamage(
  play: Play<LotrLcg>,
  cards: readonly PieceId[],
  damage: number,
  how?: Destroyed,
): void {
  const { state } = play;
  if (damage <= 0) return;
  const hurt = cards.filter((card) => isIn(state, card) && !state.prisoners.includes(card));
  for (const card of hurt) {
    addTokens(state.cards, card, 'damage', damage);
    play.tell('damage.dealt', { damage, ...seen(state, card) });
    trigger(play, 'damaged', { card, what: nameOf(state, card), amount: damage });
  }
  const dead = hurt.filter((card) => hitPointsLeft(state, card) <= 0);
  if (dead.length > 0) destroy(play, dead, how);
}

/** LCG-11.14 */
export function heal(play: Play<LotrLcg>, card: PieceId, most: number): void {
  const { state } = play;
  const damage = -addTokens(state.cards, card, 'damage', -most);
  if (damage > 0) play.tell('damage.healed', { damage, ...seen(state, card) });
}

export const damageOn = (state: LotrLcg['state'], card: PieceId) => tokensOn(state.cards, card, 'damage');

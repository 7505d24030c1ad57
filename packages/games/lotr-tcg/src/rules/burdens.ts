import { beginAttempt, cardsIn, endAttempt } from '@concilio/cards';
import type { PieceId, Play, Seat } from '@concilio/kernel';
import { type LotrTcg, playerAt, type Steps } from '../state.ts';
import { lose } from './ending.ts';
import { isAwaited, trigger } from './trigger.ts';
import { printed } from './sets.ts';
import { on } from './zones.ts';
import { resistanceOf } from './stats.ts';
import { nameOf, seen } from './select.ts';
import { carry } from './moving.ts';

/** TCG-21.01: burdens for the Ring-bearer whose turn it is. `by` is the card that adds them; a cost is added at once. */
export function addBurdens(play: Play<LotrTcg>, burdens: number, by: PieceId | null): void {
  if (burdens <= 0) return;
  const { state } = play;
  const isShadow = by !== null && printed(state, by).side === 'shadow';
  if (isShadow && isAwaited(state, 'about-to-add-burdens')) play.then('addBurdens', { burdens, by });
  else burden(play, state.free, burdens);
}

/** A step: a Shadow card is about to add burdens, and somebody may prevent it. */
export function addBurdensStep(play: Play<LotrTcg>, { burdens, by }: Steps['addBurdens']): void {
  const { state } = play;
  beginAttempt(state.cards, 'burdens', burdens);
  trigger(play, 'about-to-add-burdens', { card: by, what: by === null ? null : nameOf(state, by), by });
  play.then('burdensAdded', { by });
}

export function burdensAdded(play: Play<LotrTcg>): void {
  const burdens = endAttempt(play.state.cards, 'burdens');
  if (burdens > 0) burden(play, play.state.free, burdens);
}

/** TCG-21.02, TCG-21.03 */
export function burden(play: Play<LotrTcg>, seat: Seat, burdens: number): void {
  const { state } = play;
  const player = playerAt(state, seat);
  if (burdens <= 0 || player.ringBearer === null) return;
  player.burdens += burdens;
  play.tell('burdens.added', { seat, burdens, to: player.burdens });
  checkCorruption(play, seat);
}

export function checkCorruption(play: Play<LotrTcg>, seat: Seat): void {
  const player = playerAt(play.state, seat);
  if (player.ringBearer !== null && player.burdens >= resistanceOf(play.state, seat))
    lose(play, [seat], 'corrupted');
}

export function removeBurdens(play: Play<LotrTcg>, wanted: number): void {
  const { state } = play;
  const player = playerAt(state, state.free);
  const burdens = Math.min(wanted, player.burdens);
  if (burdens <= 0) return;
  player.burdens -= burdens;
  play.tell('burdens.removed', { seat: state.free, burdens, to: player.burdens });
}

/** TCG-22.02, TCG-22.11: it is worn until the Regroup phase. */
export function wear(play: Play<LotrTcg>): void {
  const { state } = play;
  const player = playerAt(state, state.free);
  if (player.wearing) return;
  player.wearing = true;
  play.tell('ring.worn', { seat: state.free });
}

export function takeOff(play: Play<LotrTcg>): void {
  for (const seat of play.seats) {
    const player = playerAt(play.state, seat);
    if (!player.wearing) continue;
    player.wearing = false;
    play.tell('ring.off', { seat });
  }
}

/** TCG-21.07, TCG-21.08: another bears the Ring now, and does not wear it. */
export function becomeRingBearer(play: Play<LotrTcg>, card: PieceId): void {
  const { state } = play;
  const player = playerAt(state, state.free);
  player.ringBearer = card;
  player.wearing = false;
  for (const ring of cardsIn(state.cards, 'limbo').slice())
    if (printed(state, ring).type === 'ring')
      carry(play, ring, on(card), 'card.attached', { to: card, host: nameOf(state, card) });
  play.tell('bearer.changed', { seat: state.free, ...seen(state, card) });
  checkCorruption(play, state.free);
}

/** A step: whoever has lost the Ring-bearer, and found no other, has lost (TCG-21.06). */
export function fallen(play: Play<LotrTcg>, { seat }: Steps['fallen']): void {
  if (playerAt(play.state, seat).ringBearer === null) lose(play, [seat], 'killed');
}

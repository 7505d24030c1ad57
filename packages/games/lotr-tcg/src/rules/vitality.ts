import { addTokens, beginAttempt, endAttempt } from '@concilio/cards';
import type { PieceId, Play } from '@concilio/kernel';
import type { LotrTcg, State, Steps } from '../state.ts';
import { isAwaited, trigger } from './trigger.ts';
import { kill, payOff } from './leaving.ts';
import { is, isExhausted, vitalityLeft, woundsOn } from './stats.ts';
import { isCharacter, isIn, nameOf, seen } from './select.ts';

/** TCG-20.06: so often, and alive afterwards. */
export const canExert = (state: State, card: PieceId, times = 1): boolean =>
  isIn(state, card) && isCharacter(state, card) && vitalityLeft(state, card) > times;

/** TCG-20.04, TCG-20.05: no wound, though it is marked like one. TCG-20.08: whoever is exhausted does not. */
export function exert(play: Play<LotrTcg>, card: PieceId): void {
  const { state } = play;
  if (!isIn(state, card) || isExhausted(state, card)) return;
  addTokens(state.cards, card, 'wound', 1);
  play.tell('card.exerted', seen(state, card));
}

/** TCG-20.09 */
export function exhaust(play: Play<LotrTcg>, card: PieceId): void {
  while (isIn(play.state, card) && !isExhausted(play.state, card)) exert(play, card);
}

/** TCG-20.11 */
export function heal(play: Play<LotrTcg>, card: PieceId, most = 1): void {
  const { state } = play;
  if (is(state, card, 'no-healing')) return;
  const wounds = -addTokens(state.cards, card, 'wound', -most);
  if (wounds > 0) play.tell('card.healed', { wounds, ...seen(state, card) });
}
export const canHeal = (state: State, card: PieceId): boolean =>
  woundsOn(state, card) > 0 && !is(state, card, 'no-healing');

/** TCG-11.12: whether it can be dealt a wound at all. */
export function canBeWounded(state: State, card: PieceId): boolean {
  if (is(state, card, `no-wounds/${state.phase}`) || is(state, card, 'no-wounds')) return false;
  if (is(state, card, 'no-wounds-but-in-skirmish-phases') && state.phase !== 'skirmish') return false;
  const most = is(state, card, 'one-wound-a-skirmish') && state.phase === 'skirmish';
  return !(most && (state.wounds[card] ?? 0) >= 1);
}

/** TCG-20.03: wounds are placed one at a time. `by` is the card that deals it; the rules themselves are nobody. */
export function dealWounds(play: Play<LotrTcg>, card: PieceId, wounds: number, by: PieceId | null): void {
  for (let dealt = 0; dealt < wounds; dealt++) play.then('wound', { card, by });
}

/** A step: somebody is about to be wounded, and others may have something to say about it (TCG-18.01). */
export function wound(play: Play<LotrTcg>, told: Steps['wound']): void {
  const { state } = play;
  const { card, by } = told;
  if (!isIn(state, card) || !canBeWounded(state, card) || vitalityLeft(state, card) <= 0) return;
  // TCG-11.12: dealt, and prevented.
  if (is(state, card, 'wounds-prevented')) {
    play.tell('wound.prevented', seen(state, card));
    return;
  }
  beginAttempt(state.cards, 'wound');
  if (isAwaited(state, 'about-to-be-wounded'))
    trigger(play, 'about-to-be-wounded', { card, what: nameOf(state, card), by });
  play.then('wounded', told);
}

/** A step: unless it was prevented or replaced. TCG-20.01 */
export function wounded(play: Play<LotrTcg>, { card, by, together }: Steps['wounded']): void {
  const { state } = play;
  if (endAttempt(state.cards, 'wound') === 0) return;
  if (!isIn(state, card)) return;
  addTokens(state.cards, card, 'wound', 1);
  // A wound that was the cost of something is paid now.
  payOff(state, by, 1);
  state.wounds[card] = (state.wounds[card] ?? 0) + 1;
  play.tell('card.wounded', seen(state, card));
  if (together !== true && vitalityLeft(state, card) <= 0) kill(play, [card], by);
}

/** TCG-13.20: one after the other they are wounded, and those who have fallen leave together. */
export function dealWoundsTogether(play: Play<LotrTcg>, cards: readonly PieceId[], wounds: number): void {
  for (const card of cards)
    for (let dealt = 0; dealt < wounds; dealt++) play.then('wound', { card, by: null, together: true });
  play.then('fallTogether', { cards });
}

/** A step: see there. */
export function fallTogether(play: Play<LotrTcg>, { cards }: Steps['fallTogether']): void {
  const { state } = play;
  const fallen = cards.filter((card) => isIn(state, card) && vitalityLeft(state, card) <= 0);
  if (fallen.length > 0) kill(play, fallen, null);
}

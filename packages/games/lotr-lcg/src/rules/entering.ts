import { attachmentsOn, controllerOf, isNameInPlay, statusOf } from '@concilio/cards';
import type { PieceId, Play, Seat } from '@concilio/kernel';
import type { LotrLcg, State } from '../state.ts';
import { trigger } from './trigger.ts';
import { basics } from './basics.ts';
import { cardNamed } from './sets.ts';
import { playOf } from './zones.ts';
import { move } from './moving.ts';
import { is } from './stats.ts';
import { printed, isCharacter, nameOf } from './select.ts';

/** LCG-21.01, LCG-21.06: nothing unique enters play beside a card of the same title. */
export const isBarredAsUnique = (state: State, name: string): boolean =>
  cardNamed(state, name).unique && isNameInPlay(basics, state, name);

/** LCG-6.03, LCG-6.05: an ally comes into play ready, under the control of a player. */
export function enterPlay(play: Play<LotrLcg>, card: PieceId, seat: Seat): void {
  const { state } = play;
  move(play, card, playOf(seat), 'card.entered', { seat });
  statusOf(state.cards, card).controller = seat;
  trigger(play, 'entered-play', { card, what: nameOf(state, card), seat });
}

/** LCG-22.05 to LCG-22.08: an attachment on a character is controlled by whoever controls that. */
export function attach(play: Play<LotrLcg>, card: PieceId, host: PieceId, seat: Seat | null): void {
  const { state } = play;
  move(play, card, `on/${host}`, 'card.attached', { to: host, host: nameOf(state, host) });
  const controller = isCharacter(state, host) && seat !== null ? controllerOf(state.cards, host) : seat;
  statusOf(state.cards, card).controller = controller;
  if (is(state, card, 'restricted') && restrictedOn(state, host).length > 2)
    play.then('restricted', { card: host });
}

/** LCG-17.21 */
export const restrictedOn = (state: State, host: PieceId): PieceId[] =>
  attachmentsOn(state.cards, host).filter((card) => is(state, card, 'restricted'));

/** What a card may be attached to, among cards in play. */
export const mayAttach = (state: State, card: PieceId, host: PieceId): boolean =>
  printed(state, card).attachTo?.(state, card, host) === true && !is(state, host, 'no-attachments');

/** LCG-22.04, LCG-22.06, LCG-22.09: it keeps its state, and its attachments come along. */
export function giveControl(play: Play<LotrLcg>, card: PieceId, to: Seat): void {
  const { state } = play;
  const from = controllerOf(state.cards, card);
  if (from === null || from === to) return;
  move(play, card, playOf(to), 'control.given', { seat: from, to });
  statusOf(state.cards, card).controller = to;
  for (const attachment of attachmentsOn(state.cards, card))
    if (controllerOf(state.cards, attachment) !== null) statusOf(state.cards, attachment).controller = to;
}

import type { Play } from '@concilio/kernel';
import { leftOf, type LotrBoard, playerAt, type Steps } from '../state.ts';
import { takeGold } from './tracks.ts';

/** LOB-13.02 to LOB-13.04: the Ring lies at Mount Doom, nobody bears it, and a player rolls to destroy it. */
export function mountDoom(play: Play<LotrBoard>, { seat }: Steps['mountDoom']) {
  const { state } = play;
  if (state.bearer !== null) play.tell('ring.laid', {});
  state.bearer = null;
  state.active = seat;
  play.then('roll', { seat });
  play.then('doomRolled', { seat });
}

/** LOB-13.05, LOB-13.06: whoever lives has destroyed it; otherwise it is up to the next player. */
export function doomRolled(play: Play<LotrBoard>, { seat }: Steps['doomRolled']) {
  const { state } = play;
  if (playerAt(state, seat).out) {
    play.then('mountDoom', { seat: leftOf(state, seat) });
    return;
  }
  takeGold(play, seat);
  play.tell('ring.destroyed', { seat });
  state.ending = { reason: 'destroyed' };
}

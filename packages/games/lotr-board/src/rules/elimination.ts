import type { Play, Seat } from '@concilio/kernel';
import { LIVES } from '../content/index.ts';
import { clockwiseFrom, leftOf, type LotrBoard, playerAt } from '../state.ts';
import { discardCard } from './deck.ts';

/** Why a player leaves: they have met Sauron (LOB-14.01), or could not pay (LOB-14.02). */
export type Cause = 'sauron' | 'means';

/** LOB-14: these players leave the game together. */
export function eliminate(play: Play<LotrBoard>, seats: readonly Seat[], cause: Cause) {
  const { state } = play;
  const { bearer } = state;
  // LOB-21.07 asks what the Ring-bearer has, so it is seen before all is laid aside.
  const temptation = bearer === null ? 0 : playerAt(state, bearer).lives.ring;
  for (const seat of seats) {
    const player = playerAt(state, seat);
    // LOB-14.04: runes are kept for scoring; cards and tokens are not.
    for (const piece of player.hand) discardCard(play, seat, piece);
    for (const life of LIVES) player.lives[life] = 0;
    player.out = true;
    play.tell('player.eliminated', { seat, cause });
  }
  if (bearer === null) {
    // LOB-15.03: the Ring lies at Mount Doom, and nobody is left to destroy it.
    if (clockwiseFrom(state, state.active).length === 0) state.ending = { reason: 'doomed' };
  } else if (seats.includes(bearer)) bearerFalls(play, bearer, cause, temptation);
}

/** LOB-15.01: without a Ring-bearer the game is lost, unless a variant says otherwise. */
function bearerFalls(play: Play<LotrBoard>, bearer: Seat, cause: Cause, temptation: number) {
  const { state } = play;
  const { passTheRing, competitive } = state.options;
  const next = leftOf(state, bearer);
  if (competitive && cause === 'sauron' && temptation >= 3) state.ending = { reason: 'joined', seat: bearer };
  else if (passTheRing && cause === 'means' && next !== bearer) {
    // LOB-21.02
    state.bearer = next;
    play.tell('ring.borne', { seat: next });
  } else state.ending = { reason: 'lost' };
}

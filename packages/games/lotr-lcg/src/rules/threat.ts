import type { Play, Seat } from '@concilio/kernel';
import { ELIMINATION } from '../contract/limits.ts';
import { type LotrLcg, playerAt } from '../state.ts';
import { eliminate } from './elimination.ts';

/** LCG-24.03: whoever reaches the limit is eliminated at once; LCG-26.04: no threat rises above it. */
export function raiseThreat(play: Play<LotrLcg>, seats: readonly Seat[], by: number): void {
  const { state } = play;
  const reached: Seat[] = [];
  for (const seat of seats) {
    const player = playerAt(state, seat);
    if (player.out || by <= 0) continue;
    player.threat = Math.min(ELIMINATION, player.threat + by);
    play.tell('threat.raised', { seat, threat: by, to: player.threat });
    if (player.threat === ELIMINATION) reached.push(seat);
  }
  // LCG-24.12
  eliminate(play, reached);
}

/** LCG-1.07 */
export function lowerThreat(play: Play<LotrLcg>, seat: Seat, by: number): void {
  const player = playerAt(play.state, seat);
  const to = Math.max(0, player.threat - by);
  if (player.out || to === player.threat) return;
  const threat = player.threat - to;
  player.threat = to;
  play.tell('threat.lowered', { seat, threat, to });
}

import type { Play } from '@concilio/kernel';
import type { LotrTcg } from '../state.ts';

/** TCG-1.07 */
export function addTwilight(play: Play<LotrTcg>, twilight: number): void {
  if (twilight <= 0) return;
  const { state } = play;
  state.twilight += twilight;
  play.tell('twilight.added', { twilight, to: state.twilight });
}

/** As many as there are: TCG-19.09. */
export function removeTwilight(play: Play<LotrTcg>, wanted: number): void {
  const { state } = play;
  const twilight = Math.min(wanted, state.twilight);
  if (twilight <= 0) return;
  state.twilight -= twilight;
  play.tell('twilight.removed', { twilight, to: state.twilight });
}

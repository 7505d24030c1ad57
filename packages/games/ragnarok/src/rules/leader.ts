import type { Play } from '@concilio/kernel';
import { boxOf, type Ragnarok, type State, type Steps } from '../state.ts';
import { doAll } from './effects.ts';

/** LOR-30: the Leader. */

/** LOR-13.04: where Armies cannot move. */
export const bars = (state: State, region: number): boolean =>
  boxOf(state).leader.barsArmies && state.leader.at === region;

/** LOR-30.04: a step. */
export function activateLeader(play: Play<Ragnarok>, { by }: Steps['activateLeader']): void {
  const { state } = play;
  const { id, activation } = boxOf(state).leader;
  const { at } = state.leader;
  if (at === null) return;
  play.tell('leader.activated', { seat: by, leader: id });
  doAll(play, by, activation, { source: id, region: at });
}

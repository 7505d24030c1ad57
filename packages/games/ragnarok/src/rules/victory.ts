import type { Play, Seat } from '@concilio/kernel';
import { playerAt, type Ragnarok, type State } from '../state.ts';
import { landsOf, ownRegions, standing } from './map.ts';

/** LOR-2: the three victories, checked at the moment they become true (LOR-2.09). */

export const LANDS = 3;
/** LOR-2.03, LOR-2.04 */
const TEMPLES = { two: 4, more: 5 };
/** LOR-2.07 */
const KILLS = { two: 1, more: 2 };

export const templesOf = (state: State, seat: Seat): number =>
  ownRegions(state, seat).filter((region) => standing(state, region).temple).length;

/** LOR-32.11 */
export const killsOf = (state: State, seat: Seat): number => {
  const { slain, slayerTokens } = playerAt(state, seat);
  return slain.length + slayerTokens;
};

const forSeats = (state: State, { two, more }: { two: number; more: number }): number =>
  state.players.length === 2 ? two : more;

export const templesNeeded = (state: State): number => forSeats(state, TEMPLES);
export const killsNeeded = (state: State): number => forSeats(state, KILLS);

export const mayHuntLeader = (state: State, seat: Seat): boolean =>
  killsOf(state, seat) >= killsNeeded(state);

/** LOR-2.02 to LOR-2.04: which victory the Regions of a player are. */
export function victoryOf(state: State, seat: Seat): 'jarl' | 'gothi' | null {
  if (landsOf(state, seat).length >= LANDS) return 'jarl';
  return templesOf(state, seat) >= templesNeeded(state) ? 'gothi' : null;
}

/** After a Region or a Temple has become somebody's. */
export function checkVictory(play: Play<Ragnarok>, seat: Seat): void {
  const { state } = play;
  const reason = state.ending === null ? victoryOf(state, seat) : null;
  if (reason === null) return;
  state.ending = { reason, seat };
  play.tell('victory', { seat, how: reason });
}

/** LOR-2.06 */
export function slayLeader(play: Play<Ragnarok>, seat: Seat): void {
  play.state.ending = { reason: 'slayer', seat };
  play.tell('victory', { seat, how: 'slayer' });
}

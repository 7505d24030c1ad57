import type { Play, Seat } from '@concilio/kernel';
import { boxOf, clockwiseFrom, named, playerAt, type Ragnarok, type State } from '../state.ts';
import { numberFor } from './abilities.ts';
import { seatsIn, valueOf } from './armies.ts';
import { trigger, helped } from './trigger.ts';
import { landOf, regionOf, standing } from './map.ts';
import { checkVictory } from './victory.ts';

/** LOR-5: who controls a Region. */

/** LOR-5.06: a controlled Region has none. */
export const populationFor = (state: State, seat: Seat, region: number): number =>
  standing(state, region).owner === null
    ? numberFor(state, seat, 'population', regionOf(state, region).population)
    : 0;

/** LOR-5.05, LOR-5.13, LOR-32.25 */
export function takeControl(play: Play<Ragnarok>, seat: Seat, region: number, battle: boolean): void {
  const { state } = play;
  const place = standing(state, region);
  if (place.owner === seat) return;
  const isEasier =
    place.owner === null && populationFor(state, seat, region) < regionOf(state, region).population;
  if (isEasier) helped(play, seat, 'population');
  place.owner = seat;
  play.tell('region.taken', { seat, region });
  // LOR-3.04
  const { id: land, regions } = landOf(state, region);
  if (regions.every((one) => standing(state, one).owner === seat)) play.tell('land.ruled', { seat, land });
  const { god } = regionOf(state, region);
  if (god !== undefined) takeDivine(play, seat, named(boxOf(state).gods, god).artifact);
  checkVictory(play, seat);
  if (state.ending === null) trigger(play, seat, 'control-taken', { region, battle });
}

/** LOR-32.25: it goes with its Region, and arrives charged. */
function takeDivine(play: Play<Ragnarok>, seat: Seat, id: string): void {
  for (const player of play.state.players)
    player.artifacts = player.artifacts.filter((held) => held.id !== id);
  playerAt(play.state, seat).artifacts.push({ id, charged: true });
  play.tell('artifact.gained', { seat, card: id });
}

/** Regions in which anybody has an Army without controlling them. Nowhere else is anything to be settled. */
function unsettled({ players, regions }: State): number[] {
  const found: number[] = [];
  for (let seat = 0; seat < players.length; seat++)
    for (const { at } of players[seat]?.armies ?? [])
      if (at !== null && regions[at - 1]?.owner !== seat && !found.includes(at)) found.push(at);
  return found.length < 2 ? found : found.sort((one, other) => one - other);
}

/** LOR-33.01: where Armies of several players are. */
export const contested = (state: State): number[] =>
  unsettled(state).filter((region) => seatsIn(state, region).length > 1);

/**
 * LOR-5.03, LOR-5.08, LOR-2.11: at the end of a step, the active player's first, then clockwise. Says whether anything
 * has changed.
 */
export function checkControl(play: Play<Ragnarok>): boolean {
  const { state } = play;
  const open = unsettled(state).filter((region) => seatsIn(state, region).length === 1);
  if (open.length === 0) return false;
  let taken = false;
  for (const seat of clockwiseFrom(state, state.active))
    for (const region of open) {
      if (state.ending !== null) return taken;
      const value = valueOf(state, seat, region);
      if (value === 0 || value < populationFor(state, seat, region)) continue;
      takeControl(play, seat, region, false);
      taken = true;
    }
  return taken;
}

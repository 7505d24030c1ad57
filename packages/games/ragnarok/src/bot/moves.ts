import { best, type Rated } from '@concilio/bots';
import type { Seat } from '@concilio/kernel';
import { canGrow, onBoard, regionId, regionIn, type Standing } from '../rules/armies.ts';
import { bars } from '../rules/leader.ts';
import { has, nextFor, standing } from '../rules/map.ts';
import { recruitPlaces, recruitValueOf } from '../rules/recruiting.ts';
import type { State } from '../state.ts';
import type { Outlook } from './regions.ts';
import { WEIGHTS } from './weights.ts';

/** What Armies do: march, grow, come. */

/** An Army goes to a Region. */
export function marchWorth(outlook: Outlook, { army }: Standing, region: number): number {
  const { at, value } = army;
  if (at === null || at === region) return 0;
  return (
    outlook.arriving(region, value) -
    outlook.leaving(at, value) +
    outlook.ahead(region, value) -
    outlook.ahead(at, value)
  );
}

/** An Army grows by one where it is; it may then be strong enough for the Region. */
export function growWorth(outlook: Outlook, { army }: Standing): number {
  const { at, value } = army;
  if (at === null) return 0;
  const more = outlook.ahead(at, value + 1) - outlook.ahead(at, value);
  const there = standing(outlook.state, at).owner === outlook.seat ? 0 : outlook.arriving(at, 1);
  return WEIGHTS.strength + more + Math.max(0, there);
}

/** What can be done with an Army by activating it, as a player sees it who has not asked the rules. */
function deedsOf({ state, seat }: Outlook, army: Standing): string[] {
  const { at } = army.army;
  if (at === null) return [];
  const regions = nextFor(state, seat, at).filter((region) => !bars(state, region));
  const grows = canGrow(army) && has(state, at, 'settlement') && standing(state, at).owner === seat;
  return [...regions.map(regionId), ...(grows ? ['raise'] : [])];
}

export const deedWorth = (outlook: Outlook, army: Standing, deed: string): number =>
  deed === 'raise' ? growWorth(outlook, army) : marchWorth(outlook, army, regionIn(deed));

/** The best that an Army can do. */
export function bestDeed(outlook: Outlook, army: Standing): Rated {
  let found: Rated = { id: '', worth: 0 };
  for (const id of deedsOf(outlook, army)) {
    const worth = deedWorth(outlook, army, id);
    if (worth > found.worth || found.id === '') found = { id, worth };
  }
  return found;
}

/** What it comes to when all Armies are activated that gain by it. */
export function mobilizeWorth(outlook: Outlook): number {
  let sum = 0;
  for (const army of onBoard(outlook.state, outlook.seat)) sum += Math.max(0, bestDeed(outlook, army).worth);
  return sum;
}

/** A new Army comes to a Region. */
export const comingWorth = (outlook: Outlook, region: number, value: number): number =>
  WEIGHTS.army + WEIGHTS.strength * value + outlook.arriving(region, value) + outlook.ahead(region, value);

export function recruitWorth(outlook: Outlook): number {
  const { state, seat } = outlook;
  const value = recruitValueOf(state, seat);
  const place = best(recruitPlaces(state, seat), (region) => comingWorth(outlook, region, value));
  return place === undefined ? 0 : comingWorth(outlook, place, value);
}

/** An Army of another player loses one, or one's own. */
export function harmWorth(state: State, seat: Seat, { seat: owner, army }: Standing): number {
  const share = state.players.length === 2 ? WEIGHTS.rival : WEIGHTS.rivals;
  const loss = WEIGHTS.strength + (army.value === 1 ? WEIGHTS.army : 0);
  return owner === seat ? -loss : share * loss;
}

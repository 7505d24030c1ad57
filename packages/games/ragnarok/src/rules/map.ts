import type { Seat } from '@concilio/kernel';
import type { Icon, Land, RealmPlace, Region, Sea, WorldMap } from '../content/box.ts';
import { boxOf, playerAt, type RegionState, type State } from '../state.ts';

/** LOR-3, LOR-6.03, LOR-13: what lies beside what, and who gets where. */

/** LOR-16.01: the side of the board for so many players. */
export function mapOf(state: State): WorldMap {
  const seats = state.players.length;
  for (const map of boxOf(state).maps) if (map.players.includes(seats)) return map;
  throw new Error(`This box has no map for ${seats} players.`);
}

export function regionOf(state: State, number: number): Region {
  const region = mapOf(state).regions[number - 1];
  if (region === undefined) throw new Error(`There is no Region ${number}.`);
  return region;
}

export function standing(state: State, number: number): RegionState {
  const region = state.regions[number - 1];
  if (region === undefined) throw new Error(`There is no Region ${number}.`);
  return region;
}

export const has = (state: State, number: number, icon: Icon): boolean =>
  regionOf(state, number).icons.includes(icon);

export const allRegions = (state: State): readonly number[] =>
  mapOf(state).regions.map(({ number }) => number);

export function ownRegions({ regions }: State, seat: Seat): number[] {
  const own: number[] = [];
  for (let place = 0; place < regions.length; place++)
    if (regions[place]?.owner === seat) own.push(place + 1);
  return own;
}

export function seaNamed(state: State, id: string): Sea {
  for (const sea of mapOf(state).seas) if (sea.id === id) return sea;
  throw new Error(`There is no Sea "${id}".`);
}

/** LOR-3.03 */
export function landOf(state: State, region: number): Land {
  for (const land of mapOf(state).lands) if (land.regions.includes(region)) return land;
  throw new Error(`Region ${region} belongs to no Land.`);
}

/** LOR-3.04: the Lands all of whose Regions a player controls. */
export const landsOf = (state: State, seat: Seat): readonly Land[] =>
  mapOf(state).lands.filter(({ regions }) =>
    regions.every((region) => standing(state, region).owner === seat),
  );

/** LOR-3.09: by a printed border. */
export const beside = (state: State, region: number): readonly number[] => regionOf(state, region).beside;

/** The Regions that touch the Sea where a player's Drakkar is. */
export function coastOf(state: State, seat: Seat): readonly number[] {
  const { drakkar } = playerAt(state, seat);
  return drakkar === null ? [] : seaNamed(state, drakkar).regions;
}

/** LOR-6.03, LOR-6.05: for the Armies and the Hero of a player the coast of their Drakkar is one neighbourhood. */
export function nextFor(state: State, seat: Seat, region: number): readonly number[] {
  const land = beside(state, region);
  const coast = coastOf(state, seat);
  if (!coast.includes(region)) return land;
  return [...land, ...coast.filter((other) => other !== region && !land.includes(other))];
}

/** Where something can get in so many steps, without where it is. */
export function reach<Place>(from: Place, steps: number, next: (place: Place) => readonly Place[]): Place[] {
  const found: Place[] = [from];
  let edge: readonly Place[] = [from];
  for (let step = 0; step < steps; step++) {
    const further: Place[] = [];
    for (const place of edge)
      for (const other of next(place))
        if (!found.includes(other)) {
          found.push(other);
          further.push(other);
        }
    edge = further;
  }
  return found.slice(1);
}

/** LOR-13.06 */
export const seasWithin = (state: State, sea: string, steps: number): string[] =>
  reach(sea, steps, (one) => seaNamed(state, one).beside);

/** LOR-7.07 */
export const realmsBeside = (state: State, region: number): readonly RealmPlace[] =>
  mapOf(state).realms.filter(({ regions }) => regions.includes(region));

export const isInHeroLand = (state: State, seat: Seat, region: number): boolean => {
  const { heroAt } = playerAt(state, seat);
  return heroAt !== null && landOf(state, heroAt) === landOf(state, region);
};

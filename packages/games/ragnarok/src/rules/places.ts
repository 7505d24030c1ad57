import type { Seat } from '@concilio/kernel';
import type { Where } from '../content/effects.ts';
import { playerAt, type State } from '../state.ts';
import { armiesOf } from './armies.ts';
import { allRegions, beside, coastOf, has, landOf, ownRegions } from './map.ts';

/** Where something may be put for a player. */
export function placesFor(state: State, seat: Seat, where: Where): readonly number[] {
  const { heroAt } = playerAt(state, seat);
  switch (where) {
    case 'anywhere':
      return allRegions(state);
    case 'own':
      return ownRegions(state, seat);
    case 'own-settlement':
      return ownRegions(state, seat).filter((region) => has(state, region, 'settlement'));
    case 'own-empty':
      return ownRegions(state, seat).filter((region) => armiesOf(state, seat, region).length === 0);
    case 'coast':
      return coastOf(state, seat);
    case 'battle':
      return state.battle === null ? [] : [state.battle.region];
    case 'hero-land':
      return heroAt === null ? [] : landOf(state, heroAt).regions;
    case 'near-hero':
      return heroAt === null ? [] : [heroAt, ...beside(state, heroAt)];
  }
}

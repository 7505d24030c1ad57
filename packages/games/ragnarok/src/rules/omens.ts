import type { Seat } from '@concilio/kernel';
import { boxOf, named, type State } from '../state.ts';
import { landsOf } from './map.ts';
import { killsOf, templesOf } from './victory.ts';

/** LOR-28.03: whether what an Omen foretells has come. */
export function isFulfilled(state: State, id: string): boolean {
  const { test } = named(boxOf(state).omens, id);
  if ('one' in test)
    return state.players.some((_, seat) => countFor(state, seat as Seat, test.one) >= test.least);
  return countOnBoard(state, test.all) >= test.least;
}

function countFor(state: State, seat: Seat, what: 'kills' | 'lands' | 'temples'): number {
  if (what === 'kills') return killsOf(state, seat);
  return what === 'lands' ? landsOf(state, seat).length : templesOf(state, seat);
}

const countOnBoard = (state: State, what: 'temples' | 'monuments-complete'): number =>
  what === 'temples'
    ? state.regions.filter(({ temple }) => temple).length
    : state.monuments.filter(({ level }) => level === 3).length;

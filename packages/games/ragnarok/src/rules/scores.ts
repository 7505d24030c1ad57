import type { Seat } from '@concilio/kernel';
import type { Attribute } from '../content/effects.ts';
import { playerAt, type State } from '../state.ts';

/** LOR-8.02 */
export const LEAST = 2;

/** LOR-9.03 */
export function scoreOf(state: State, seat: Seat, attribute: Attribute): number {
  const { at, injured } = playerAt(state, seat).attributes[attribute];
  return injured ? LEAST : at;
}

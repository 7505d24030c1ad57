import type { Seat } from '@concilio/kernel';
import { LIVES } from '../content/index.ts';
import { hobbitOf, playerAt, type State } from '../state.ts';

/** How many spaces the lack of life tokens moves a player: LOB-12.06, LOB-16.06. */
export function lackOf(state: State, who: Seat): number {
  const { lives } = playerAt(state, who);
  const kinds = LIVES.filter((life) => lives[life] === 0).length;
  return Math.max(0, kinds - (hobbitOf(state, who).livesSpared ?? 0));
}

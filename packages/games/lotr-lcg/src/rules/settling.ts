import type { Play } from '@concilio/kernel';
import type { LotrLcg } from '../state.ts';
import { eliminateWithoutHeroes } from './elimination.ts';
import { checkAdvance } from './progress.ts';

/** A step, after a card has left play: what follows from its absence. */
export function settle(play: Play<LotrLcg>): void {
  eliminateWithoutHeroes(play);
  checkAdvance(play);
}

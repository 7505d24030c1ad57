import type { Play } from '@concilio/kernel';
import { inOrder, type LotrLcg, type Steps } from '../state.ts';
import { eliminateWithoutHeroes } from './elimination.ts';
import { checkAdvance } from './progress.ts';

/**
 * A step, after cards have left play: what follows from their absence. `lost` are those whose heroes they were; a table of
 * version 1 does not say it, and means all.
 */
export function settle(play: Play<LotrLcg>, { lost = inOrder(play.state) }: Steps['settle']): void {
  eliminateWithoutHeroes(play, lost);
  checkAdvance(play);
}

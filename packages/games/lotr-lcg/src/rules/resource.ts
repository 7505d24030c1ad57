import type { Play } from '@concilio/kernel';
import { inOrder, type LotrLcg } from '../state.ts';
import { draw } from './drawing.ts';
import { addResources } from './resources.ts';
import { heroes } from './select.ts';
import { openWindow } from './windows.ts';

/** LCG-5.01, LCG-5.03, LCG-5.04: a resource for every hero, then a card for every player. */
export function resources(play: Play<LotrLcg>): void {
  const { state } = play;
  for (const hero of heroes(state)) addResources(play, hero, 1);
  for (const seat of inOrder(state)) draw(play, seat, 1);
  openWindow(play, 'resource');
}

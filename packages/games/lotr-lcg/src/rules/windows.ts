import type { Play } from '@concilio/kernel';
import type { LotrLcg } from '../state.ts';
import { happens } from './happening.ts';

/** Where actions may be taken: LCG-4.05 to LCG-4.15. */
export type Window =
  | 'resource'
  | 'planning'
  | 'quest-begins'
  | 'committed'
  | 'staged'
  | 'quest-resolved'
  | 'travel'
  | 'engagement'
  | 'checks'
  | 'shadows-dealt'
  | 'enemy-chosen'
  | 'defender-declared'
  | 'shadow-resolved'
  | 'attack-resolved'
  | 'strike-declared'
  | 'strike-added'
  | 'strike-resolved'
  | 'attacks-over'
  | 'refresh';

/** LCG-4.04, LCG-4.16: any player may act, in order, until all have passed in a row. */
export const openWindow = (play: Play<LotrLcg>, window: Window): void =>
  happens(play, 'action', { what: window });

import type { PassWindow, Play } from '@concilio/kernel';
import type { LotrLcg } from '../state.ts';
import { trigger } from './trigger.ts';

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

/**
 * What somebody passes who passes in a window: all that follow until the table looks different. Where nothing is
 * decided before the next window, it is soon enough to act there.
 */
const PASS_WINDOWS: Readonly<Record<Window, Pick<PassWindow, 'of' | 'asks'>>> = {
  resource: { of: 'planning', asks: 'never' },
  planning: { of: 'planning' },
  'quest-begins': { of: 'planning' },
  committed: { of: 'quest', asks: 'never' },
  staged: { of: 'quest' },
  'quest-resolved': { of: 'quest' },
  travel: { of: 'quest' },
  engagement: { of: 'quest' },
  checks: { of: 'attack', asks: 'never' },
  'shadows-dealt': { of: 'attack' },
  'enemy-chosen': { of: 'attack' },
  'defender-declared': { of: 'attack' },
  'shadow-resolved': { of: 'attack' },
  'attack-resolved': { of: 'attack' },
  'strike-declared': { of: 'strike' },
  'strike-added': { of: 'strike' },
  'strike-resolved': { of: 'strike' },
  'attacks-over': { of: 'end' },
  refresh: { of: 'end' },
};

/** Which pass window a window belongs to; another in every round. */
export function passWindowOf(round: number, window: Window): Pick<PassWindow, 'of' | 'asks'> {
  const { of, asks } = PASS_WINDOWS[window];
  const own = `${round} ${of}`;
  return asks === undefined ? { of: own } : { of: own, asks };
}

/** LCG-4.04, LCG-4.16: any player may act, in order, until all have passed in a row. */
export const openWindow = (play: Play<LotrLcg>, window: Window): void =>
  trigger(play, 'action', { what: window });

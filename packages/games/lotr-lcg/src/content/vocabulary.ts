/** LCG-1.10 */
export const SPHERES = ['leadership', 'tactics', 'spirit', 'lore'] as const;
export type Sphere = (typeof SPHERES)[number];

/** LCG-4.01: the phases of a round, in their order. */
export { PHASES, type Phase } from '../contract/view.ts';

/** LCG-14 */
export type CardType =
  | 'hero'
  | 'ally'
  | 'attachment'
  | 'event'
  | 'enemy'
  | 'location'
  | 'treachery'
  | 'objective'
  | 'quest';

/** LCG-17 */
export type Keyword = 'doomed' | 'surge' | 'guarded' | 'ranged' | 'sentinel' | 'restricted' | 'victory';

/** LCG-1.08 */
export type Token = 'damage' | 'progress' | 'resource';

/** What effects that last end with. */
export type Until = 'phase' | 'round';

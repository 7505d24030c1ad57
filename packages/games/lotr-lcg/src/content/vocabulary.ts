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

/** What effects that last end with. */
export type Until = 'phase' | 'round';

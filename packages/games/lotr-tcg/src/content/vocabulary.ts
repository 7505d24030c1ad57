/** TCG-16.10 */
export const FREE_CULTURES = ['dwarven', 'elven', 'gandalf', 'gondor', 'rohan', 'shire'] as const;
export const SHADOW_CULTURES = ['dunland', 'isengard', 'moria', 'raider', 'ringwraith', 'sauron'] as const;
export type FreeCulture = (typeof FREE_CULTURES)[number];
export type ShadowCulture = (typeof SHADOW_CULTURES)[number];
export type Culture = FreeCulture | ShadowCulture;

/** TCG-1.01: a card belongs to one side, or to none as sites and The One Ring do (TCG-16.09). */
export type Side = 'free' | 'shadow' | 'none';

/** TCG-16.01 */
export type CardType =
  | 'ring'
  | 'site'
  | 'companion'
  | 'ally'
  | 'minion'
  | 'possession'
  | 'artifact'
  | 'event'
  | 'condition';

/** TCG-5.01: the phases of a turn, in their order. */
export { PHASES, type Phase } from '../contract/view.ts';

/** TCG-24.19 */
export type Race = 'dwarf' | 'elf' | 'ent' | 'hobbit' | 'man' | 'orc' | 'uruk-hai' | 'wizard';

/** TCG-25.09 */
export type ItemClass =
  | 'hand-weapon'
  | 'ranged-weapon'
  | 'armor'
  | 'cloak'
  | 'mount'
  | 'staff'
  | 'brooch'
  | 'gauntlets';

/** TCG-24: words on a card; those with rules of their own and those without. A number follows some of them. */
export type Keyword =
  | 'ambush'
  | 'archer'
  | 'battleground'
  | 'damage'
  | 'defender'
  | 'easterling'
  | 'fierce'
  | 'forest'
  | 'machine'
  | 'mountain'
  | 'plains'
  | 'ranger'
  | 'ring-bound'
  | 'river'
  | 'sanctuary'
  | 'search'
  | 'southron'
  | 'spell'
  | 'stealth'
  | 'tale'
  | 'tracker'
  | 'underground'
  | 'unhasty'
  | 'valiant'
  | 'villager';

export type Signet = 'aragorn' | 'frodo' | 'gandalf' | 'theoden';

/** TCG-2.11, TCG-29.01 */
export type Block = 'fellowship' | 'towers';

/** TCG-33.01 */
export type Rarity = 'rare' | 'uncommon' | 'common' | 'premium';

/** What ends an effect that lasts: its phase, the next Regroup phase (TCG-5.10), the turn. */
export type Until = 'phase' | 'regroup' | 'turn';

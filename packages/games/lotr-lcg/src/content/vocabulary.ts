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

/** What effects that last end with. */
export type Until = 'phase' | 'round';

/** LCG-14.15 */
export type Trait =
  | 'archer'
  | 'armor'
  | 'artifact'
  | 'beorning'
  | 'condition'
  | 'craftsman'
  | 'creature'
  | 'dol-guldur'
  | 'dunedain'
  | 'dungeon'
  | 'dwarf'
  | 'forest'
  | 'goblin'
  | 'gondor'
  | 'hobbit'
  | 'insect'
  | 'istari'
  | 'item'
  | 'marshland'
  | 'minstrel'
  | 'mountain'
  | 'nazgul'
  | 'noble'
  | 'noldor'
  | 'orc'
  | 'ranger'
  | 'riverland'
  | 'rohan'
  | 'scout'
  | 'silvan'
  | 'skill'
  | 'spider'
  | 'steward'
  | 'stronghold'
  | 'title'
  | 'trap'
  | 'troll'
  | 'undead'
  | 'warrior'
  | 'wasteland'
  | 'weapon';

/** What is printed as a number. */
export type PrintedStat =
  | 'attack'
  | 'defense'
  | 'engagement-cost'
  | 'hit-points'
  | 'quest-points'
  | 'threat'
  | 'threat-cost'
  | 'willpower';

/** What cards bar others from, bind them to, or add to the table. */
export type Bar =
  | 'cannot-advance'
  | 'cannot-attack'
  | 'cannot-defend'
  | 'cannot-quest'
  | 'excess-to-threat'
  | 'extra-reveals'
  | 'extra-threat'
  | 'many-defenders'
  | 'must-travel'
  | 'no-attachments'
  | 'no-defense'
  | 'no-draw'
  | 'no-engagement-checks'
  | 'no-staging'
  | 'no-threat'
  | 'not-engaged-by-choice'
  | 'one-ally-a-round'
  | 'price-to-ready'
  | 'retreats'
  | 'returns-to-deck'
  | 'shackled'
  | 'staging-threat'
  | 'stays-exhausted'
  | 'strikes-staged'
  | `cannot-attack/${number}`;

/** Everything that can be read of a card, of a player or of the table. */
export type Stat = PrintedStat | Keyword | Bar | `trait/${Trait}` | `icon/${Sphere}`;

/** What has just happened, for whoever waits for it: the rules trigger all of these. */
export type Happening =
  | 'attacked'
  | 'attacker-declared'
  | 'attacks'
  | 'character-left'
  | 'committed'
  | 'damaged'
  | 'defender-declared'
  | 'enemy-left'
  | 'engaged'
  | 'entered-play'
  | 'explored'
  | 'phase-begins'
  | 'phase-ends'
  | 'played'
  | 'prisoner-rescued'
  | 'quest-failed'
  | 'quest-progress'
  | 'quest-tied'
  | 'quested'
  | 'revealed'
  | 'revealed-effect'
  | 'round-ends'
  | 'shadow-blank'
  | 'shadow-dealt'
  | 'shadow-effect'
  | 'shadow-resolved'
  | 'travelled';

/** What an ability waits for: that something happens, a window for actions, or that the rules come to its card. */
export type MomentName = Happening | 'action' | 'set-up' | 'shadow' | 'travel' | 'when-revealed';

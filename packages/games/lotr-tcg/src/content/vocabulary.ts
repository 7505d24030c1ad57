import { PHASES, type Phase } from '../contract/view.ts';

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
export { PHASES, type Phase };

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

/** What is printed as a number. */
export type PrintedStat = 'resistance' | 'shadow' | 'site' | 'strength' | 'twilight' | 'vitality';

/** What cards bar others from, bind them to, or add to the table. */
export type Bar =
  | 'allies-take-archery'
  | 'back-to-hand'
  | 'fellowship-archery'
  | 'minion-archery'
  | 'minion-twilight'
  | 'move-limit'
  | 'no-archery'
  | 'no-assignment'
  | 'no-damage'
  | 'no-discard'
  | 'no-discards-by-shadow'
  | 'no-healing'
  | 'no-participation'
  | 'no-shadow-conditions'
  | 'no-special-abilities'
  | 'no-strength-from-possessions'
  | 'no-wounds'
  | 'no-wounds-but-in-skirmish-phases'
  | 'not-fierce'
  | 'one-wound-a-skirmish'
  | 'participates'
  | 'participates-by-gandalf'
  | 'roaming-discount'
  | 'skip-archery'
  | 'tripled'
  | 'uruk-hai-played-here'
  | 'wounds-a-companion'
  | 'wounds-prevented'
  | `no-${Phase}-actions`
  | `no-wounds/${Phase | 'setup'}`
  | `no-class/${ItemClass}`
  | `cheaper-class/${ItemClass}`;

/** Everything that can be read of a card, of a player or of the table. */
export type Stat =
  | PrintedStat
  | Keyword
  | Bar
  | `culture/${Culture}`
  | `race/${Race}`
  | `class/${ItemClass}`
  | `signet/${Signet}`
  | `names/${Keyword}`;

/** What has just happened, or is about to: the rules trigger all of these. */
export type Happening =
  | 'ability-used'
  | 'about-to-add-burdens'
  | 'about-to-be-discarded'
  | 'about-to-be-wounded'
  | 'about-to-take-site'
  | 'assigned'
  | 'bearer-killed'
  | 'event-played'
  | 'fellowship-begins'
  | 'if-lost'
  | 'if-won'
  | 'killed'
  | 'lost-skirmish'
  | 'moves'
  | 'moves-from'
  | 'moves-to'
  | 'phase-ends'
  | 'played'
  | 'regroup-begins'
  | 'shadow-begins'
  | 'site-taken'
  | 'skirmish-begins'
  | 'turn-begins'
  | 'won-skirmish';

/**
 * What an ability waits for: that something happens, or the window for actions of a phase. Nothing waits for the others:
 * a card is being played, or speaks all the time.
 */
export type MomentName = Happening | `action/${Phase}` | 'play' | 'constant';

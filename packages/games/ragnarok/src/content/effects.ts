/**
 * The words in which components say what they do. They are plain data: a box in a file says it in the same words, and
 * the rules know these words and no card.
 */

export type Attribute = 'authority' | 'power' | 'wisdom';
export const ATTRIBUTES: readonly Attribute[] = ['authority', 'power', 'wisdom'];

/** Where an Army, a Hero or a recruit may be or go. */
export type Where =
  /** Any Region. */
  | 'anywhere'
  /** Regions that the player controls. */
  | 'own'
  /** Own Regions with a Settlement. */
  | 'own-settlement'
  /** Own Regions in which the player has no Army. */
  | 'own-empty'
  /** Regions that touch the Sea of the player's Drakkar. */
  | 'coast'
  /** The Region of the Battle. */
  | 'battle'
  /** The Land where the player's Hero is. */
  | 'hero-land'
  /** The Region of the player's Hero, or one beside it. */
  | 'near-hero';

/** Of whom something is taken: the player who uses the effect, if nothing is said. */
export type Whom =
  | 'opponent'
  | 'hunter'
  /** Every player with Armies in the Region of the Monster. */
  | 'each-here'
  /** Every player who controls the Region of the Monster, or has Armies there. */
  | 'each-holding'
  /** Every player whose Hero is in the Region of the Monster. */
  | 'heroes-here';

export type Op =
  | { readonly op: 'raise-army'; readonly times?: number; readonly where?: Where }
  /** Armies chosen among those of the opponent in the Battle, or of the hunter near the Hero. */
  | {
      readonly op: 'lower-army';
      readonly whom: 'opponent' | 'hunter';
      /** Its owner chooses which, and not whoever uses the effect. */
      readonly by?: 'owner';
      readonly least?: number;
      readonly otherwise?: readonly Op[];
    }
  /** All Armies in the Region of the Monster; or one of each player there. */
  | { readonly op: 'lower-armies'; readonly of: 'all' | 'each-player' }
  /** Armies beside the Region of the Monster: so many, in one Region or in as many. */
  | { readonly op: 'lower-beside'; readonly armies: number; readonly regions: 'one' | 'different' }
  | { readonly op: 'retreat-all' }
  | { readonly op: 'draw'; readonly cards: number }
  | {
      readonly op: 'discard';
      readonly cards: number;
      readonly whom?: Whom;
      readonly how?: 'at-random' | 'by-monster';
    }
  | { readonly op: 'gain-runes'; readonly runes: number; readonly different?: true; readonly same?: true }
  | { readonly op: 'lose-rune'; readonly whom: Whom; readonly otherwise: readonly Op[] }
  | { readonly op: 'gain-priest' }
  | { readonly op: 'heal' }
  | {
      readonly op: 'injure';
      readonly injuries: number;
      readonly whom?: Whom;
      readonly moreIfInjured?: number;
    }
  | { readonly op: 'prevent-injury' }
  | { readonly op: 'raise-attribute'; readonly attribute: Attribute }
  | { readonly op: 'ally' }
  | { readonly op: 'recruit'; readonly value?: number; readonly where: Where }
  | { readonly op: 'move-army'; readonly regions: number }
  | { readonly op: 'place-army'; readonly where: Where }
  | { readonly op: 'move-drakkar'; readonly seas: number }
  | { readonly op: 'place-hero'; readonly where: Where }
  | { readonly op: 'activate-army'; readonly where?: Where }
  | { readonly op: 'control-monster'; readonly where: 'hero' | 'near-hero' }
  | { readonly op: 'hit'; readonly icon?: string }
  | { readonly op: 'realm-bonus' }
  | { readonly op: 'place-leader' }
  | { readonly op: 'mischief' }
  | { readonly op: 'begin' }
  /** Of a Battle. */
  | { readonly op: 'battle-value'; readonly amount: number; readonly per?: Count; readonly most?: number }
  | { readonly op: 'spare-casualty' }
  | { readonly op: 'spare-loss' }
  | { readonly op: 'cancel-card' }
  | { readonly op: 'take-back' }
  | { readonly op: 'look-at-hand' }
  /** Of a Hunt. */
  | { readonly op: 'any-icon' }
  | { readonly op: 'rage'; readonly amount: number }
  | { readonly op: 'monster-hand'; readonly amount: number; readonly least?: number }
  | { readonly op: 'few-hits'; readonly hits: number }
  | { readonly op: 'undo-hit' }
  | { readonly op: 'no-card' }
  | { readonly op: 'end-hunt' }
  | { readonly op: 'special-attack' }
  | { readonly op: 'shields-help' }
  /** One of several: the player who is hit chooses, or whoever uses the effect. */
  | { readonly op: 'choose'; readonly among: readonly (readonly Op[])[]; readonly whom?: Whom };

export type Count = 'armies-in-battle' | 'slain';

/** What must hold. */
export type Condition =
  | 'attacker'
  | 'defender'
  | 'battle-in-hero-land'
  | 'region-in-hero-land'
  | 'hero-beside-realm'
  | 'two-armies'
  | 'army-beside-battle'
  | 'settlement-here'
  | 'temple-or-monument-here'
  | 'without-battle'
  | 'own-monster'
  | { readonly icon: string };

/** Numbers of the rules that components change for their owner. */
export type NumberName =
  | 'recruit-value'
  | 'population'
  | 'usurp-power'
  | 'hero-move'
  | 'hero-options'
  | 'limit'
  | 'favour-level'
  | 'prepare-options'
  | 'monster-move'
  | 'trample'
  | 'rage'
  | 'battle-value';

/** What components let their owner do. */
export type Leave = 'retreat-anywhere' | 'count-as-ally' | 'any-icon' | 'long-march';

/** When something of a player's own takes effect. */
export type TriggerName =
  | 'prayer'
  | 'hero-step'
  /** Before the Rune action of the step, or at any time in it. */
  | 'runes-begin'
  | 'rune-step'
  | 'maneuvers'
  | 'prepare'
  | 'temple-built'
  | 'rune-forged'
  | 'marker-covered'
  | 'realm-bonus'
  | 'control-taken'
  | 'army-died'
  | 'injured'
  | 'injury'
  | 'before-battle'
  | 'before-hunt'
  | 'battle-begins'
  | 'battle-value'
  | 'battle-won'
  | 'battle-lost'
  | 'battle-over'
  | 'hunt-begins'
  | 'hero-turn'
  | 'reward'
  | 'hunt-over';

/** What a Hero, a Blessing or an Artifact gives its owner. */
export type Ability =
  | {
      readonly is: 'number';
      readonly of: NumberName;
      readonly amount: number;
      readonly per?: Count;
      readonly least?: number;
      readonly most?: number;
      readonly if?: readonly Condition[];
    }
  | {
      readonly is: 'leave';
      readonly to: Leave;
      readonly if?: readonly Condition[];
    }
  | {
      readonly is: 'moment';
      readonly on: TriggerName;
      readonly if?: readonly Condition[];
      readonly optional?: true;
      readonly once?: 'turn' | 'hunt';
      readonly does: readonly Op[];
    }
  | { readonly is: 'rune-action'; readonly cost: RuneCost; readonly does: readonly Op[] };

/** Runes of these types, or so many that all differ. */
export type RuneCost = { readonly runes: readonly string[] } | { readonly different: number };

import { type ZoneKind, zonesOf } from '@concilio/cards';

const open: ZoneKind = { sight: 'all', inPlay: false };
const table: ZoneKind = { sight: 'all', inPlay: true };
const hidden: ZoneKind = { sight: 'nobody', inPlay: false };

/** LCG-3: where cards can be, who sees them there, and whether they are in play (LCG-3.04 to LCG-3.08). */
export const zones: Readonly<Record<string, ZoneKind>> = {
  deck: hidden,
  hand: { sight: 'owner', inPlay: false },
  discard: open,
  /** A player's heroes and allies. */
  play: table,
  engaged: table,
  /** Attachments on a card: `on/#7`. */
  on: table,
  /** An encounter card on top of a player's deck. */
  'on-deck': table,
  /** LCG-17.07: an objective with the encounter card that guards it: `guarded/#7`. */
  guarded: table,
  staging: table,
  /** The active location. */
  location: table,
  /** The current stage; later ones are out of play (LCG-3.07). */
  quest: table,
  quests: hidden,
  encounter: hidden,
  'encounter-discard': open,
  /** LCG-10.02: shadow cards of an enemy, `shadow/#7`. */
  shadow: hidden,
  victory: open,
  /** Set aside by a scenario. */
  aside: open,
  /** A card that is being played or revealed. */
  limbo: open,
  removed: open,
};

/** The names of the zones that each seat has, and of those on cards. */
export const playOf = zonesOf('play');
export const handOf = zonesOf('hand');
export const deckOf = zonesOf('deck');
export const discardOf = zonesOf('discard');
export const engagedOf = zonesOf('engaged');
export const onDeckOf = zonesOf('on-deck');
export const on = zonesOf('on');
export const shadowOn = zonesOf('shadow');
export const guardedBy = zonesOf('guarded');

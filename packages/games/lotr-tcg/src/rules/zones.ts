import { type ZoneKind, zonesOf } from '@concilio/cards';

const open: ZoneKind = { sight: 'all', inPlay: false };
const table: ZoneKind = { sight: 'all', inPlay: true };

/** TCG-1.05: where cards can be, who sees them there, and whether they are in play. */
export const zones: Readonly<Record<string, ZoneKind>> = {
  deck: { sight: 'nobody', inPlay: false },
  hand: { sight: 'owner', inPlay: false },
  /** TCG-8.18 */
  adventure: { sight: 'owner', inPlay: false },
  /** TCG-28.01: discarded one at a time, so that all see each. */
  discard: open,
  dead: open,
  /** A player's companions, and their minions. */
  play: table,
  /** TCG-1.09 */
  support: table,
  /** What a card bears: `on/#7`. */
  on: table,
  /** TCG-27.03: what is stacked on a card: `stack/#7`. */
  stack: open,
  path: table,
  /** A card that is being played, and a Ring whose bearer has fallen. */
  limbo: open,
  /** TCG-31.05: what has left the game. */
  removed: open,
};

/** The names of the zones that each seat has, and of those on cards. */
export const deckOf = zonesOf('deck');
export const handOf = zonesOf('hand');
export const adventureOf = zonesOf('adventure');
export const discardOf = zonesOf('discard');
export const deadOf = zonesOf('dead');
export const playOf = zonesOf('play');
export const supportOf = zonesOf('support');
export const on = zonesOf('on');
export const stackOn = zonesOf('stack');

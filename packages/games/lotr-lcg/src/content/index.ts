import { declare } from '../rules/lore.ts';
import type { Card } from '../state.ts';
import { enemy } from './declare.ts';
import { HEROES } from './cards/heroes.ts';
import { LEADERSHIP } from './cards/leadership.ts';
import { LORE, NEUTRAL } from './cards/lore.ts';
import { SPIRIT } from './cards/spirit.ts';
import { TACTICS } from './cards/tactics.ts';
import { DOL_GULDUR_ORCS } from './encounter/dol-guldur-orcs.ts';
import { ESCAPE_FROM_DOL_GULDUR } from './encounter/escape-from-dol-guldur.ts';
import { JOURNEY_ALONG_THE_ANDUIN } from './encounter/journey-along-the-anduin.ts';
import { PASSAGE_THROUGH_MIRKWOOD } from './encounter/passage-through-mirkwood.ts';
import { SAURONS_REACH } from './encounter/saurons-reach.ts';
import { SPIDERS_OF_MIRKWOOD } from './encounter/spiders-of-mirkwood.ts';
import { WILDERLANDS } from './encounter/wilderlands.ts';
import { QUESTS } from './quests.ts';

/** LCG-1.01: all that the box holds, in the order of the numbers. */
export const CARDS: readonly Card[] = [
  ...HEROES,
  ...LEADERSHIP,
  ...TACTICS,
  ...SPIRIT,
  ...LORE,
  ...NEUTRAL,
  ...SPIDERS_OF_MIRKWOOD,
  ...WILDERLANDS,
  ...DOL_GULDUR_ORCS,
  ...PASSAGE_THROUGH_MIRKWOOD,
  ...ESCAPE_FROM_DOL_GULDUR,
  ...JOURNEY_ALONG_THE_ANDUIN,
  ...SAURONS_REACH,
  ...QUESTS,
];

/** A card of a player's deck that lies face down before them, as two cards of one scenario have it. */
const ORC_GUARD = enemy({
  id: 'orc-guard',
  number: 0,
  set: 'none',
  engagementCost: 0,
  threat: 0,
  attack: 1,
  defense: 1,
  hitPoints: 1,
  copies: 0,
});

declare([...CARDS, ORC_GUARD]);

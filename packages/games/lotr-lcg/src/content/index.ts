import type { Card } from '../state.ts';
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
import { STARTER_DECKS } from './decks.ts';
import { SCENARIOS } from './scenarios.ts';
import { makeSet } from './set.ts';

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

/** What the game comes with. */
export const CORE_SET = makeSet({ name: null, cards: CARDS, scenarios: SCENARIOS, starters: STARTER_DECKS });

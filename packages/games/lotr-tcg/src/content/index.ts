import type { Card } from '../state.ts';
import { DUNLAND } from './cards/dunland.ts';
import { DWARVEN } from './cards/dwarven.ts';
import { ELVEN } from './cards/elven.ts';
import { EXTRAS } from './cards/extras.ts';
import { GANDALF } from './cards/gandalf.ts';
import { GONDOR } from './cards/gondor.ts';
import { ISENGARD } from './cards/isengard.ts';
import { RAIDER } from './cards/raider.ts';
import { RINGS } from './cards/rings.ts';
import { ROHAN } from './cards/rohan.ts';
import { SHIRE } from './cards/shire.ts';
import { SITES } from './cards/sites.ts';
import { makeSet } from './set.ts';
import { STARTERS } from './starters.ts';

/** TCG-33.02: the 365 cards of The Two Towers, and the older ones that its rulebook names. */
export const CARDS: readonly Card[] = [
  ...RINGS,
  ...DUNLAND,
  ...DWARVEN,
  ...ELVEN,
  ...GANDALF,
  ...GONDOR,
  ...ISENGARD,
  ...RAIDER,
  ...ROHAN,
  ...SHIRE,
  ...SITES,
  ...EXTRAS,
];

/** What the game comes with. */
export const TOWERS_SET = makeSet({ name: null, cards: CARDS, starters: STARTERS });

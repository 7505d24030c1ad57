import type { Texts } from '@concilio/kernel';
import { dwarven as dwarvenEn } from './dwarven-en.ts';
import { dwarven as dwarvenEs } from './dwarven-es.ts';
import { elven as elvenEn } from './elven-en.ts';
import { elven as elvenEs } from './elven-es.ts';
import { gandalf as gandalfEn } from './gandalf-en.ts';
import { gandalf as gandalfEs } from './gandalf-es.ts';
import { gondor as gondorEn } from './gondor-en.ts';
import { gondor as gondorEs } from './gondor-es.ts';
import { rohan as rohanEn } from './rohan-en.ts';
import { rohan as rohanEs } from './rohan-es.ts';
import { shire as shireEn } from './shire-en.ts';
import { shire as shireEs } from './shire-es.ts';
import { dunland as dunlandEn } from './dunland-en.ts';
import { dunland as dunlandEs } from './dunland-es.ts';
import { isengard as isengardEn } from './isengard-en.ts';
import { isengard as isengardEs } from './isengard-es.ts';
import { raider as raiderEn } from './raider-en.ts';
import { raider as raiderEs } from './raider-es.ts';
import { sites as sitesEn } from './sites-en.ts';
import { sites as sitesEs } from './sites-es.ts';
import { rings as ringsEn } from './rings-en.ts';
import { rings as ringsEs } from './rings-es.ts';
import { extras as extrasEn } from './extras-en.ts';
import { extras as extrasEs } from './extras-es.ts';

/** Names and texts of all cards. */
export const cardsEn: Texts = {
  ...dwarvenEn,
  ...elvenEn,
  ...gandalfEn,
  ...gondorEn,
  ...rohanEn,
  ...shireEn,
  ...dunlandEn,
  ...isengardEn,
  ...raiderEn,
  ...sitesEn,
  ...ringsEn,
  ...extrasEn,
};
export const cardsEs: Texts = {
  ...dwarvenEs,
  ...elvenEs,
  ...gandalfEs,
  ...gondorEs,
  ...rohanEs,
  ...shireEs,
  ...dunlandEs,
  ...isengardEs,
  ...raiderEs,
  ...sitesEs,
  ...ringsEs,
  ...extrasEs,
};

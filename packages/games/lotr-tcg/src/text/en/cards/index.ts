import dunland from './dunland.json';
import dwarven from './dwarven.json';
import elven from './elven.json';
import extras from './extras.json';
import gandalf from './gandalf.json';
import gondor from './gondor.json';
import isengard from './isengard.json';
import raider from './raider.json';
import rings from './rings.json';
import rohan from './rohan.json';
import shire from './shire.json';
import sites from './sites.json';

/** Names and texts of all cards. */
export const cards = {
  ...dwarven,
  ...elven,
  ...gandalf,
  ...gondor,
  ...rohan,
  ...shire,
  ...dunland,
  ...isengard,
  ...raider,
  ...sites,
  ...rings,
  ...extras,
};

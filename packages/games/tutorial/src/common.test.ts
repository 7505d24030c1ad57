import { commonSuite } from '@concilio/suite';
import { kit as beacon } from './kit.ts';

commonSuite({
  game: beacon,
  tables: [{ seats: 2 }, { seats: 3, options: { goal: 6 } }, { seats: 4, options: { goal: 12 } }],
  matches: 6,
  seed: 'beacon',
  module: { url: new URL('./index.ts', import.meta.url).href, path: ['beacon'] },
});

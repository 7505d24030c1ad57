import { commonSuite } from '@concilio/suite';
import { lotrBoard } from './index.ts';

commonSuite({
  game: lotrBoard,
  tables: [
    { seats: 2, options: { sauron: 15 } },
    { seats: 3, options: { equalTurns: true, sauron: 15 } },
    { seats: 4, options: { passTheRing: true, sauron: 15 } },
    { seats: 5, options: { competitive: true, sauron: 15 } },
  ],
  matches: 2,
  seed: 'fellowship',
  module: { url: new URL('./index.ts', import.meta.url).href, path: ['lotrBoard'] },
});

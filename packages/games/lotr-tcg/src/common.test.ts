import { commonSuite } from '@concilio/suite';
import { kit as lotrTcg } from './kit.ts';

commonSuite({
  game: lotrTcg,
  tables: [
    { seats: 2, options: { decks: ['aragorn', 'theoden'], mulligan: true } },
    { seats: 3, options: { decks: ['theoden', 'aragorn', 'theoden'], revised: true } },
  ],
  matches: 1,
  seed: 'helm',
  module: { url: new URL('./index.ts', import.meta.url).href, path: ['lotrTcg'] },
});

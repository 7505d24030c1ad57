import { commonSuite } from '@concilio/suite';
import { kit as lotrLcg } from './kit.ts';

commonSuite({
  game: lotrLcg,
  tables: [
    { seats: 1, options: { scenario: 'passage-through-mirkwood', decks: ['spirit'] } },
    {
      seats: 1,
      options: {
        scenario: 'journey-along-the-anduin',
        decks: ['tactics'],
        campaign: 'nightmare',
        carried: {
          scores: [90],
          players: [{ threat: 31, damage: { gimli: 2 }, discard: ['feint', 'thalin'], removed: ['beorn'] }],
        },
      },
    },
    { seats: 2, options: { scenario: 'escape-from-dol-guldur', decks: ['lore', 'leadership'] } },
  ],
  matches: 1,
  seed: 'mirkwood',
  module: { url: new URL('./index.ts', import.meta.url).href, path: ['lotrLcg'] },
});

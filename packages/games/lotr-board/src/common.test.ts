import { commonSuite } from '@concilio/suite';
import { GANDALF } from './content/index.ts';
import { kit as lotrBoard } from './kit.ts';

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
  whereabouts: (state) =>
    Object.fromEntries(
      GANDALF.map(({ id }) => [id, state.gandalf.includes(id) ? 'beside the board' : 'used']),
    ),
  module: { url: new URL('./index.ts', import.meta.url).href, path: ['lotrBoard'] },
});

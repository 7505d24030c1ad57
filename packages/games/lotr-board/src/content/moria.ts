import { type Board, numbersFrom } from './board.ts';

export const moria: Board = {
  id: 'moria',
  main: 'fighting',
  numbers: numbersFrom(10, 20),
  tracks: [
    {
      activity: 'fighting',
      spaces: ['silver', 'silver', 'ring', 'silver', 'silver', 'ring', 'die', 'silver', 'die', 'gold'],
    },
    { activity: 'hiding', spaces: [{ card: 'book' }, 'ring', 'heart', 'ring', 'heart', 'ring', 'heart'] },
    { activity: 'travel', spaces: ['silver', 'silver', 'sun', 'silver', 'sun', 'silver', 'sun'] },
  ],
  events: [
    {
      id: 'speak-friend',
      demand: { of: 'group', symbols: { friendship: 1, star: 1 } },
      then: [],
      otherwise: [{ does: 'sauron', spaces: 1 }],
    },
    {
      id: 'watcher-in-the-water',
      demand: { of: 'each', symbols: { hiding: 1 } },
      then: [],
      otherwise: [{ does: 'roll', whom: 'payer', times: 1 }],
    },
    {
      id: 'stone-in-the-well',
      demand: { of: 'active', matching: 2 },
      then: [{ does: 'take', card: 'pipe' }],
      otherwise: [{ does: 'sauron', spaces: 1 }, { does: 'nextEvent' }],
    },
    {
      id: 'trapped',
      condition: { complete: ['travel', 'hiding'] },
      then: [],
      otherwise: [
        { does: 'sauron', spaces: 2 },
        { does: 'roll', whom: 'bearer', times: 1 },
      ],
    },
    {
      id: 'orcs-attack',
      demand: { of: 'group', symbols: { fighting: 5 } },
      then: [],
      otherwise: [{ does: 'sauron', spaces: 2 }],
    },
    {
      id: 'fly-you-fools',
      demand: { of: 'one', corruption: 3 },
      then: [],
      otherwise: [{ does: 'roll', whom: 'each', times: 1 }],
    },
  ],
};

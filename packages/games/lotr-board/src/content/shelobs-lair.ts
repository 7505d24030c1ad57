import { type Board, numbersFrom } from './board.ts';

export const shelobsLair: Board = {
  id: 'shelobs-lair',
  main: 'fighting',
  numbers: numbersFrom(40, 50),
  tracks: [
    {
      activity: 'fighting',
      spaces: ['silver', 'silver', 'silver', 'silver', 'silver', 'die', 'die', 'gold', 'ring', 'ring'],
    },
    { activity: 'hiding', spaces: [{ card: 'faramir' }, 'ring', 'heart', 'ring', 'heart', 'ring', 'heart'] },
    {
      activity: 'travel',
      spaces: ['silver', 'silver', 'sun', 'silver', 'silver', 'sun', 'silver', 'purity', 'silver', 'sun'],
    },
  ],
  events: [
    {
      id: 'gollum-follows',
      demand: { of: 'group', runes: 7 },
      then: [
        { does: 'take', card: 'gollum' },
        { does: 'draw', whom: 'others', cards: 2 },
      ],
      otherwise: [],
    },
    {
      id: 'faces-of-the-dead',
      demand: { of: 'each', symbols: { star: 1 } },
      then: [],
      otherwise: [{ does: 'loseRunes', whom: 'payer', runes: 3 }],
    },
    {
      id: 'forbidden-pool',
      demand: { of: 'one', runes: 5 },
      then: [{ does: 'draw', whom: 'each', cards: 1 }],
      otherwise: [{ does: 'sauron', spaces: 2 }],
    },
    {
      id: 'nazgul-search',
      demand: { of: 'bearer', matching: 3 },
      then: [{ does: 'heal', whom: 'bearer' }],
      otherwise: [{ does: 'roll', whom: 'each', times: 1 }],
    },
    {
      id: 'shelob-appears',
      demand: { of: 'active', rolls: 2 },
      then: [],
      otherwise: [{ does: 'sauron', spaces: 2 }],
    },
    {
      id: 'shelob-attacks',
      demand: { of: 'group', symbols: { fighting: 7 } },
      then: [],
      otherwise: [{ does: 'sauron', spaces: 3 }],
    },
  ],
};

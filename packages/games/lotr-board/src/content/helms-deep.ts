import { type Board, numbersFrom } from './board.ts';

export const helmsDeep: Board = {
  id: 'helms-deep',
  main: 'fighting',
  numbers: numbersFrom(30, 40),
  tracks: [
    {
      activity: 'fighting',
      spaces: ['silver', 'silver', 'ring', 'silver', 'silver', 'ring', 'silver', 'silver', 'silver', 'gold'],
    },
    {
      activity: 'friendship',
      spaces: ['die', { card: 'theoden' }, 'ring', { card: 'shadowfax' }, 'ring', { card: 'eomer' }, 'ring'],
    },
    {
      activity: 'travel',
      spaces: ['silver', 'heart', 'heart', 'heart', 'silver', 'sun', 'silver', 'sun', 'silver', 'sun'],
    },
  ],
  events: [
    {
      id: 'wormtongue-unmasked',
      demand: { of: 'one', symbols: { friendship: 1, fighting: 1 } },
      then: [],
      otherwise: [{ does: 'clearLegendary' }],
    },
    {
      id: 'rohan-rides',
      condition: { complete: ['friendship'] },
      then: [{ does: 'take', card: 'riders-of-rohan' }],
      otherwise: [
        { does: 'sauron', spaces: 1 },
        { does: 'roll', whom: 'bearer', times: 1 },
      ],
    },
    {
      id: 'orcs-at-the-gate',
      condition: { reached: { track: 'travel', space: 5 } },
      then: [{ does: 'draw', whom: 'each', cards: 1 }],
      otherwise: [{ does: 'sauron', spaces: 2 }],
    },
    {
      id: 'fire-of-orthanc',
      demand: { of: 'active', matching: 2 },
      then: [],
      otherwise: [{ does: 'roll', whom: 'each', times: 1 }],
    },
    {
      id: 'orcs-storm-forward',
      demand: { of: 'group', lives: { heart: 1, sun: 1, ring: 1 } },
      then: [],
      otherwise: [{ does: 'sauron', spaces: 2 }],
    },
    {
      id: 'orcs-conquer',
      condition: { complete: ['travel'] },
      then: [{ does: 'sauron', spaces: 2 }],
      otherwise: [
        { does: 'sauron', spaces: 2 },
        { does: 'roll', whom: 'bearer', times: 2 },
      ],
    },
  ],
};

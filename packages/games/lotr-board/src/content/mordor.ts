import type { Board } from './board.ts';

export const mordor: Board = {
  id: 'mordor',
  main: 'travel',
  numbers: [50, 50, 51, 51, 52, 52, 53, 54, 55, 56, 57, 58, 59, 60],
  tracks: [
    {
      activity: 'travel',
      spaces: [
        'silver',
        'silver',
        'silver',
        'silver',
        'silver',
        'die',
        'silver',
        'silver',
        'silver',
        'silver',
        'die',
        'silver',
        'die',
      ],
    },
    {
      activity: 'friendship',
      spaces: [
        'silver',
        { card: 'army-of-the-dead' },
        'silver',
        { card: 'ghan' },
        'silver',
        { card: 'eowyn' },
        'purity',
      ],
    },
    { activity: 'fighting', spaces: ['silver', 'heart', 'silver', 'heart', 'silver', 'heart', 'purity'] },
    { activity: 'hiding', spaces: ['silver', 'sun', 'silver', 'sun', 'silver', 'sun', 'purity'] },
  ],
  events: [
    {
      id: 'sam-saves-frodo',
      demand: { of: 'each', runes: 3 },
      then: [
        {
          does: 'either',
          of: [
            { does: 'draw', whom: 'payer', cards: 2 },
            { does: 'heal', whom: 'payer' },
          ],
        },
      ],
      otherwise: [],
    },
    {
      id: 'nazgul-attack',
      demand: { of: 'one', card: 'eowyn' },
      then: [{ does: 'draw', whom: 'each', cards: 1 }],
      otherwise: [{ does: 'roll', whom: 'each', times: 1 }],
    },
    {
      id: 'pelennor-fields',
      demand: { of: 'each', lives: { heart: 1 } },
      then: [],
      otherwise: [
        { does: 'roll', whom: 'payer', times: 1 },
        { does: 'discard', whom: 'payer', cards: 2 },
      ],
      lacking: true,
    },
    {
      id: 'mouth-of-sauron',
      demand: { of: 'each', lives: { sun: 1 } },
      then: [],
      otherwise: [
        { does: 'roll', whom: 'payer', times: 1 },
        { does: 'discard', whom: 'payer', cards: 2 },
      ],
      lacking: true,
    },
    {
      id: 'surrounded',
      demand: { of: 'group', cards: 7 },
      then: [],
      otherwise: [{ does: 'sauron', spaces: 3 }],
    },
    { id: 'ring-is-mine', then: [{ does: 'loseTheGame' }], otherwise: [], inevitable: true },
  ],
};

import type { Trial } from './trial.ts';

/** LOB-3.03: a place where the actions printed above it are carried out from left to right. */
export interface Haven {
  readonly id: string;
  readonly actions: readonly Trial[];
}

export const HAVENS: readonly Haven[] = [
  {
    id: 'bag-end',
    actions: [
      { id: 'gandalf-arrives', then: [{ does: 'draw', whom: 'each', cards: 6 }], otherwise: [] },
      {
        id: 'preparations',
        demand: { of: 'bearer', rolls: 1 },
        then: [{ does: 'giveOut', cards: 4 }],
        otherwise: [],
      },
      {
        id: 'nazgul-appear',
        demand: { of: 'one', symbols: { hiding: 2 } },
        then: [],
        otherwise: [{ does: 'sauron', spaces: 1 }],
      },
    ],
  },
  {
    id: 'rivendell',
    actions: [
      { id: 'elrond', then: [{ does: 'dealLegendary' }], otherwise: [] },
      { id: 'council', then: [{ does: 'passLeft' }], otherwise: [] },
      {
        id: 'fellowship',
        demand: { of: 'each', symbols: { friendship: 1 } },
        then: [],
        otherwise: [{ does: 'roll', whom: 'payer', times: 1 }],
      },
    ],
  },
  {
    id: 'lothlorien',
    actions: [
      { id: 'galadriels-gifts', then: [{ does: 'dealLegendary' }], otherwise: [] },
      {
        id: 'recovery',
        demand: { of: 'each', runes: 2 },
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
        id: 'test-of-galadriel',
        demand: { of: 'each', symbols: { star: 1 } },
        then: [],
        otherwise: [{ does: 'roll', whom: 'payer', times: 1 }],
      },
    ],
  },
];

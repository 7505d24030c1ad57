import type { Trial } from './trial.ts';
import { ACTIVITIES, type Activity } from './vocabulary.ts';

/** LOB-22.02: nine kinds of tile, 23 in all. A tile shows an activity, or brings a trial. */
export type Tile = { readonly id: string; readonly copies: number } & (
  | { readonly activity: Activity; readonly trial?: undefined }
  | { readonly activity?: undefined; readonly trial: Trial }
);

const brings = (copies: number, trial: Trial): Tile => ({ id: trial.id, copies, trial });

export const TILES: readonly Tile[] = [
  ...ACTIVITIES.map((activity) => ({ id: `tile-${activity}`, copies: 3, activity })),
  brings(2, {
    id: 'influence-of-the-ring',
    then: [{ does: 'corrupt', whom: 'bearer', spaces: 1 }],
    otherwise: [],
  }),
  brings(1, {
    id: 'will-of-sauron',
    demand: { of: 'one', corruption: 2 },
    then: [],
    otherwise: [{ does: 'sauron', spaces: 1 }],
  }),
  brings(6, { id: 'passage-of-time', then: [{ does: 'nextEvent' }], otherwise: [] }),
  brings(1, {
    id: 'no-options',
    demand: { of: 'group', cards: 3 },
    then: [],
    otherwise: [{ does: 'nextEvent' }],
  }),
  brings(1, {
    id: 'losing-ground',
    demand: { of: 'group', cards: 1, anyLife: 1, runes: 1 },
    then: [],
    otherwise: [{ does: 'nextEvent' }],
  }),
];

import type { Thing } from '@concilio/text';
import { PHASES } from './content/vocabulary.ts';
import type { Card } from './state.ts';

/** LCG-28.02: three of a title in each of four decks. */
const MOST = 12;

/** Everything that position files may name. How many of a card there are depends on the decks: at most so many a deck. */
export const thingsOf = (cards: readonly Card[]): readonly Thing[] => [
  ...cards.map(({ id, type, copies, set }) => ({
    id,
    name: `thing.${id}`,
    kind: type,
    // Players bring their own copies: LCG-1.03.
    copies: set === null && type !== 'quest' ? MOST : copies,
  })),
  ...PHASES.map((phase) => ({ id: phase, name: `phase.${phase}`, kind: 'phase', copies: 0 })),
];

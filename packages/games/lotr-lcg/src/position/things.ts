import type { Thing } from '@concilio/kernel';
import { CARDS } from '../content/index.ts';
import { PHASES } from '../content/vocabulary.ts';

/** LCG-28.02: three of a title in each of four decks. */
const MOST = 12;

/** Everything that position files may name. How many of a card there are depends on the decks: at most so many a deck. */
export const THINGS: readonly Thing[] = [
  ...CARDS.map(({ id, type, copies, set }) => ({
    id,
    name: `thing.${id}`,
    kind: type,
    // Players bring their own copies: LCG-1.03.
    copies: set === null && type !== 'quest' ? MOST : copies,
  })),
  ...PHASES.map((phase) => ({ id: phase, name: `phase.${phase}`, kind: 'phase', copies: 0 })),
];

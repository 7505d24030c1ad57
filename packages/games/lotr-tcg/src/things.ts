import type { Thing } from '@concilio/text';
import { PHASES } from './content/vocabulary.ts';
import type { Card } from './state.ts';

/** TCG-2.07: four of a title in each of four decks. */
const MOST = 16;

/** Everything that position files may name. */
export const thingsOf = (cards: readonly Card[]): readonly Thing[] => [
  ...cards.map(({ id, type }) => ({ id, name: `thing.${id}`, kind: type, copies: MOST })),
  ...PHASES.map((phase) => ({ id: phase, name: `phase.${phase}`, kind: 'phase', copies: 0 })),
];

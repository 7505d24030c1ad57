import type { Content } from '@concilio/kernel';
import { COPIES, VALUES } from './state.ts';

/** All that is printed: the six embers. Each does one thing, and `card.laid` tells of it. */
export const content: readonly Content[] = VALUES.map((value) => ({
  id: `ember-${value}`,
  type: 'ember',
  facts: { value, copies: COPIES.length },
  uses: ['card.laid'],
  plainFunctions: 0,
}));

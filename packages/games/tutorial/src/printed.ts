import type { Printed } from '@concilio/text';
import { rules } from './reference.ts';
import { COPIES, VALUES } from './state.ts';

/** The six embers, three of each. Each does one thing, and `card.laid` tells of it. */
export const printed: Printed = {
  things: VALUES.map((value) => ({
    id: `ember-${value}`,
    name: `thing.ember-${value}`,
    kind: 'card',
    copies: COPIES.length,
  })),
  content: VALUES.map((value) => ({
    id: `ember-${value}`,
    type: 'ember',
    facts: { value, copies: COPIES.length },
    uses: ['card.laid'],
    plainFunctions: 0,
  })),
  rules,
  seatNames: null,
};

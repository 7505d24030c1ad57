import type { Printed } from '@concilio/text';
import { CORE_SET } from './content/index.ts';
import { contentOf } from './contents.ts';
import { rules } from './reference.ts';
import type { LcgSet } from './rules/sets.ts';
import { thingsOf } from './things.ts';

export const printedIn = ({ cards }: LcgSet): Printed => ({
  things: thingsOf(cards),
  content: contentOf(cards),
  rules,
  seatNames: null,
});

export const printed = printedIn(CORE_SET);

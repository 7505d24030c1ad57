import type { Printed } from '@concilio/text';
import { TOWERS_SET } from './content/index.ts';
import { contentOf } from './contents.ts';
import { rules } from './reference.ts';
import type { TcgSet } from './rules/sets.ts';
import { thingsOf } from './things.ts';

export const printedIn = ({ cards }: TcgSet): Printed => ({
  things: thingsOf(cards),
  content: contentOf(cards),
  rules,
  seatNames: null,
});

export const printed = printedIn(TOWERS_SET);

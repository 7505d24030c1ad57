import type { Printed } from '@concilio/text';
import { HOBBITS } from './content/index.ts';
import { content } from './contents.ts';
import { rules } from './reference.ts';
import { THINGS } from './things.ts';

export const printed: Printed = {
  things: THINGS,
  content,
  rules,
  seatNames: HOBBITS.map(({ id }) => id),
};

import type { Printed } from '@concilio/text';
import { content } from './contents.ts';
import { rules } from './reference.ts';
import { COLOURS } from './text/colours.ts';
import { THINGS } from './things.ts';

export const printed: Printed = { things: THINGS, content, rules, seatNames: COLOURS };

import type { Speaker as SaidWords } from '@concilio/text';
import type { Paint } from './paint.ts';

/** What it takes to speak of a match on a terminal. */
export type Speaker = SaidWords<Paint>;

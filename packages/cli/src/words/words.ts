import type { Words as SaidWords } from '@concilio/words';
import type { Paint } from './paint.ts';

/** What it takes to speak of a match on a terminal. */
export type Words = SaidWords<Paint>;

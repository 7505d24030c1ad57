import type { Seat } from '@concilio/kernel';
import type { Applied } from '@concilio/tables';
import { gatherNews } from './news.ts';
import type { Sitting } from './sitting.ts';

/** The table has taken something in, from a bot perhaps: what came of it goes to the people. */
export function applied(sitting: Sitting, { refusal }: Applied, bot: Seat | null = null): void {
  // Rules that fail stop the table, which is told there.
  if (refusal !== null && refusal !== 'broken') throw new Error(`The table refuses an answer: ${refusal}.`);
  gatherNews(sitting, bot);
}

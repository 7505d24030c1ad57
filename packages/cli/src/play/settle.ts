import type { Answered, Open, Seat } from '@concilio/kernel';
import { isMain } from './hearing.ts';
import { gatherNews } from './news.ts';
import type { Sitting } from './sitting.ts';

/** An answer goes to the match, whoever's it is, and what came of it to the people. */
export function settle(sitting: Sitting, open: Open, give: () => Answered, bot: Seat | null = null): void {
  const { match, hearing } = sitting;
  const main = isMain(sitting, open);
  const answered = give();
  if (!answered.ok && answered.refusal !== 'fault') throw new Error(answered.reason);
  if (main) hearing.picked = match.answers.at(-1)?.pick ?? null;
  gatherNews(sitting, bot);
}

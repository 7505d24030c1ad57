import type { Answered, Open, Seat } from '@concilio/kernel';
import { isMain } from './hearing.ts';
import { gatherNews } from './news.ts';
import type { Sitting } from './sitting.ts';
import { noteDeclined } from './stops.ts';

/** An answer goes to the match, whoever's it is, and what came of it to the people. */
export function settle(sitting: Sitting, open: Open, give: () => Answered, bot: Seat | null = null): void {
  const { match, hearing } = sitting;
  const main = isMain(sitting, open);
  const answered = give();
  if (!answered.ok && answered.refusal !== 'fault') throw new Error(answered.reason);
  const last = match.answers.at(-1);
  if (main) hearing.picked = last?.pick ?? null;
  if (last?.question === open.fingerprint && last.by !== 'stop') noteDeclined(sitting, open, last.pick);
  gatherNews(sitting, bot);
}

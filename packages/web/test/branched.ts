import type { Browser } from 'playwright-core';
import { matchOfBots, visit } from './steps.ts';

export const GAMES = ['lotr-board', 'lotr-lcg', 'lotr-tcg', 'ragnarok'] as const;

export interface Branched {
  readonly moments: number;
  /** What went wrong, each with its moment. */
  readonly failures: readonly string[];
}

/**
 * Plays on from a finished match of bots by the screen, at some of its moments: as it was, where all lies open, and
 * dealt anew, through the view of each seat in turn. The match goes on if somebody is asked, or it is over.
 */
export async function branchMatch(
  browser: Browser,
  site: string,
  game: (typeof GAMES)[number],
  momentsOf: (length: number) => readonly number[],
): Promise<Branched> {
  const { context, page, complaints } = await visit(browser);
  const table = await matchOfBots(page, site, game);
  await page.goto(`${site}/replay/${table}`);
  const slider = page.getByRole('slider', { name: 'Timeline' });
  await slider.waitFor();
  const length = Number(await slider.getAttribute('max'));
  const failures: string[] = [];
  const moments = momentsOf(length);
  for (const [place, moment] of moments.entries())
    for (const viewer of ['referee', String(place % 3)])
      try {
        await page.goto(`${site}/replay/${table}?at=${moment}&eyes=${viewer}`);
        await page.getByRole('button', { name: 'Play on from here' }).click();
        const dialog = page.getByRole('dialog', { name: 'Play on from here' });
        await dialog.getByRole('button', { name: 'Begin' }).click();
        await page.waitForURL(/\/local\//, { timeout: 15_000 });
        await page
          .getByRole('region', { name: /^(Your turn|You may|The match is over)$/ })
          .first()
          .waitFor({ timeout: 30_000 });
      } catch (problem) {
        const said = problem instanceof Error ? problem.message.split('\n')[0] : String(problem);
        failures.push(`${game}, answer ${moment}, eyes ${viewer}: ${said}`);
      }
  failures.push(...complaints);
  await context.close();
  return { moments: moments.length, failures };
}

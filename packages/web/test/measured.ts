import type { Language } from '@concilio/text';
import type { Browser, Page } from 'playwright-core';
import { texts as tableTexts } from '../src/table/text/index.ts';
import { type Line, type Miss, missesOf } from './layout.ts';
import { keepIn } from './prepared.ts';
import type { Sample } from './sampled.ts';
import { visit } from './steps.ts';

export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 657 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

/** A miss, and where it was seen. */
export interface Found extends Miss {
  readonly sample: string;
  readonly language: Language;
  readonly size: string;
}

/**
 * Measures the page at each of the questions, in each language and at each size. It is opened once: what follows is turned
 * to as players do it, by the menu and by the edge of the window, so that what was fitted to one size must fit the next.
 */
export async function measured(
  browser: Browser,
  site: string,
  samples: readonly Sample[],
  languages: readonly Language[],
  lines: readonly Line[],
): Promise<readonly Found[]> {
  const { context, page, complaints } = await visit(browser);
  // The program that runs this file gives functions their names by a helper that pages do not have.
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named;' });
  await page.goto(site);
  const found: Found[] = [];
  let spoken: Language = 'en';
  for (const [number, { name, match, tickets }] of samples.entries()) {
    const id = `here-sample-${number}`;
    await keepIn(page, id, match);
    await turnTo(page, `/local/${id}`);
    await page.locator(tickets.map((ticket) => `[data-question="${ticket}"]`).join()).waitFor();
    for (const language of languages) {
      if (language !== spoken) await speak(page, spoken, language);
      spoken = language;
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const isPhone = size.width < 700;
        const where = { sample: name, language, size: `${size.width}×${size.height}` };
        for (const miss of await missesOf(page, isPhone, lines)) found.push({ ...where, ...miss });
      }
      await page.setViewportSize(SIZES[0]);
    }
  }
  if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join('; ')}`);
  await context.close();
  return found;
}

/** Another page of the site, without loading it anew. */
const turnTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);

const NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español', ro: 'Română' };

async function speak(page: Page, from: Language, to: Language): Promise<void> {
  await page.getByRole('button', { name: tableTexts[from]['top.menu'], exact: true }).click();
  await page.getByRole('menuitemradio', { name: NAMES[to] }).click();
  await page.locator(`html[lang="${to}"]`).waitFor();
  await page.getByRole('menuitemradio', { name: NAMES[to] }).waitFor({ state: 'detached' });
}

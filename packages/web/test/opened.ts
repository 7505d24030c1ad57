import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openBrowser, openSite, type Site } from './browser.ts';

/** To open a browser and a server may take long on a loaded machine. */
const PATIENCE = 120_000;

/** A browser and a site for all tests of a file; they are there as soon as the first test begins. */
export interface Opened {
  readonly browser: Browser;
  readonly site: Site;
}

const onScreen = (page: Page): Promise<string> =>
  page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch((problem: Error) => problem.message);

/** Opens both before the tests of a file, and closes them afterwards. Bots answer at once unless told otherwise. */
export function opened(words: readonly string[] = ['--pace', '0']): Opened {
  let browser: Browser | undefined;
  let site: Site | undefined;
  beforeAll(async () => {
    [browser, site] = await Promise.all([openBrowser(), openSite(words)]);
  }, PATIENCE);
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  // Whoever reads of a failure somewhere else sees what was on the screen.
  beforeEach(({ onTestFailed }) => {
    onTestFailed(async () => {
      for (const page of browser?.contexts().flatMap((context) => context.pages()) ?? [])
        process.stdout.write(`${page.url()}\n${await onScreen(page)}\n`);
    });
  });
  const there = <T>(one: T | undefined): T => {
    if (one === undefined) throw new Error('Nothing is open before the tests begin.');
    return one;
  };
  return {
    get browser() {
      return there(browser);
    },
    get site() {
      return there(site);
    },
  };
}

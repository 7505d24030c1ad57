import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openSite } from './browser.ts';
import { allKept, logOf, playHere, playOn, questionOf, visit } from './steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
});

async function asked(page: Page): Promise<string | null> {
  await page.locator('[data-question]').waitFor();
  return questionOf(page);
}

test('a match goes on without a network, over a reload, and a new one begins', {
  timeout: 180_000,
}, async () => {
  const site = await openSite();
  const { context, page, complaints } = await visit(browser);
  await page.goto(site.address);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await playHere(page, site.address, 'lotr-board');
  await playOn(page, 'click');
  await allKept(page);
  expect(complaints).toEqual([]);

  await context.setOffline(true);
  await site.close();
  for (let count = 0; count < 3; count++) expect(await playOn(page, 'click')).toBe(true);
  const question = await asked(page);
  const log = await logOf(page);
  await page.reload();
  expect(await asked(page)).toBe(question);
  expect(await logOf(page)).toEqual(log);
  for (let count = 0; count < 2; count++) expect(await playOn(page, 'click')).toBe(true);

  // The first page offers what was begun, says that the server is away, and begins another match.
  const { origin } = new URL(page.url());
  await page.goto(origin);
  await page.getByText('Games with bots run in this browser all the same.').waitFor();
  await page.getByRole('link', { name: 'Go on' }).waitFor();
  await playHere(page, origin, 'tutorial');
  expect(await playOn(page, 'click')).toBe(true);
  await page.goto(`${origin}/rules/lotr-board`);
  await page.getByText('LOB-1.01', { exact: true }).first().waitFor();
  await context.close();
});

test('the site can be installed', async () => {
  const site = await openSite();
  const { context, page } = await visit(browser);
  await page.goto(site.address);
  const devtools = await context.newCDPSession(page);
  const { errors, url } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest: unknown = await (await page.request.get(url)).json();
  expect(manifest).toMatchObject({ name: 'Concilio', start_url: '/', display: 'standalone' });
  // Windows of tests are private ones, in which nothing can be installed; there must be no other reason.
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
  for (const size of [192, 512]) {
    const icon = await (await page.request.get(`${site.address}/icon-${size}.png`)).body();
    // Width and height stand at these places of every PNG.
    expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([size, size]);
  }
  await context.close();
  await site.close();
});

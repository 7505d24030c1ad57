import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openSite, type Site } from './browser.ts';
import { playHere, playToTheEnd, visit } from './steps.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), openSite()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

// Beacon has no web code of its own: this is the table for any game.
test('a match on the table for any game, by accessible names alone', {
  timeout: 120_000,
}, async () => {
  const { context, page, complaints } = await visit(browser);
  await playHere(page, site.address, 'tutorial');
  await page.getByRole('region', { name: 'Your place' }).waitFor();
  await page.getByRole('region', { name: 'The other players' }).waitFor();
  expect(await playToTheEnd(page, 'names')).toBeGreaterThan(1);
  const end = page.getByRole('dialog', { name: 'The match is over' });
  await end.getByRole('list', { name: 'Scores' }).getByRole('listitem').first().waitFor();
  await end.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider', { name: 'Timeline' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

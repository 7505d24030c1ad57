import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { barriersOn } from './axe.ts';
import { openBrowser, openSite, type Site } from './browser.ts';
import { flawsOf } from './layout.ts';
import { keepIn, prepare, type Prepared } from './prepared.ts';
import { allKept, logOf, playOn, visit } from './steps.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  browser = await openBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
});

beforeEach(async () => {
  site = await openSite(['--pace', '0']);
});
afterEach(() => site.close());

const FIRST = 'Passage Through Mirkwood';
const SECOND = 'Journey Along the Anduin';

/** Opens the dialog of a new campaign, with rules that a beginner wins by. */
async function newCampaign(page: Page, site: string, where: 'On this device' | 'Online'): Promise<Locator> {
  await page.goto(`${site}/campaigns`);
  await page.getByText(/^No campaign yet/).waitFor();
  await page.getByRole('button', { name: 'New campaign' }).click();
  const dialog = page.getByRole('dialog', { name: 'New campaign' });
  expect(await dialog.getByText('The scenario', { exact: true }).count()).toBe(0);
  expect(await dialog.getByRole('radio', { name: 'The Board Game' }).count()).toBe(0);
  await dialog.getByRole('radio', { name: where }).check();
  for (const name of [/^Easy mode/, /^Beginners’ game/])
    await dialog.getByRole('group', { name }).getByRole('radio', { name: 'On' }).check();
  return dialog;
}

/** Lets a bot play this seat to the end. Whether it has won. */
async function playedByBot(page: Page): Promise<boolean> {
  await page.locator('[data-question]').waitFor();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Let a bot play for me: simple' }).click();
  const over = page.getByRole('dialog', { name: 'The match is over' });
  await over.waitFor({ timeout: 120_000 });
  return (await over.getByRole('button', { name: /^Go on with the campaign/ }).count()) > 0;
}

/** Wins the first scenario; after a defeat a campaign is begun anew. */
async function winTheFirst(page: Page): Promise<void> {
  for (let tries = 0; tries < 8; tries++) {
    if (await playedByBot(page)) return;
    const lost = page.url();
    await page.getByRole('dialog', { name: 'The match is over' }).getByRole('button').first().click();
    await page.waitForURL((url) => url.href !== lost);
  }
  throw new Error('The bot has lost eight times.');
}

/** The first scenario of a campaign, won by one player with a bot's answers. */
function wonAlone(): Prepared {
  const options = { campaign: 'expert', easy: true, beginners: true };
  for (let number = 0; number < 40; number++) {
    const match = prepare({ game: 'lotr-lcg', seed: `alone ${number}`, names: ['Ana'], options });
    if (match.outcome?.reason === 'won') return match;
  }
  throw new Error('The bot has lost forty times.');
}

const numberIn = async (page: Page, term: string): Promise<number> =>
  Number(await page.locator('dl > div', { hasText: term }).locator('dd').innerText());

test('a campaign over two scenarios, with a restart of the server between them', {
  timeout: 400_000,
}, async () => {
  const { context, page } = await visit(browser);
  const dialog = await newCampaign(page, site.address, 'Online');
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.waitForURL(/\/table\//);
  await winTheFirst(page);
  // From the end a link leads to the log of the campaign.
  const match = new URL(page.url()).pathname.split('/').at(-1);
  const log = page
    .getByRole('dialog', { name: 'The match is over' })
    .getByRole('link', { name: 'The campaign’s log' });
  expect(await log.getAttribute('href')).toBe(`/campaign/${match}`);
  expect(await barriersOn(page)).toEqual([]);

  await site.restart();
  await page.goto(`${site.address}/campaigns`);
  expect(await barriersOn(page)).toEqual([]);
  const line = page.getByRole('main').getByRole('list').first().getByRole('listitem').first();
  const first = Number(await line.getByRole('listitem').filter({ hasText: FIRST }).locator('b').innerText());
  expect(first).toBeGreaterThan(20);
  await line.getByRole('button', { name: `On to ${SECOND}` }).click();
  await page.waitForURL(/\/table\//);
  for (let count = 0; count < 6; count++) expect(await playOn(page, 'click')).toBe(true);
  await page.locator('[data-question]').waitFor();
  expect(await barriersOn(page)).toEqual([]);

  // Both sheets, and what they come to.
  await page.goto(`${site.address}/campaigns`);
  await page.getByRole('link', { name: 'Open the log' }).first().click();
  const sheets = page.getByRole('region', { name: 'Score sheets' });
  const won = sheets.getByRole('article', { name: FIRST });
  await won.getByText('Won', { exact: true }).waitFor();
  expect(await won.locator('footer b').innerText()).toBe(String(first));
  const running = sheets.getByRole('article', { name: SECOND });
  await running.getByText('Score if won now').waitFor();
  const second = Number(await running.locator('footer b').innerText());
  expect(await numberIn(page, 'Scored')).toBe(first);
  expect(await numberIn(page, 'If won now')).toBe(second);
  expect(await numberIn(page, 'So far')).toBe(first + second);
  await page.getByRole('region', { name: 'The group' }).getByText('Aragorn').waitFor();
  await page.getByRole('region', { name: 'Threat by round' }).locator('svg').first().waitFor();
  expect(await barriersOn(page)).toEqual([]);
  expect(await flawsOf(page, false)).toEqual([]);

  // A note is written by keys alone, and is there again after the page was closed.
  await won.getByRole('button', { name: /^Write a note on/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Nobody fell.');
  await page.keyboard.press('Escape');
  await page.reload();
  await won.getByText('Nobody fell.').waitFor();

  // The same by thumb, in another language.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('banner').getByRole('radio', { name: 'ES' }).check();
  await page.getByText('Si se ganara ahora').first().waitFor();
  expect(await flawsOf(page, true)).toEqual([]);
  await page.goto(`${site.address}/scores`);
  await page
    .getByRole('article', { name: 'A través del Bosque Negro' })
    .first()
    .getByText('Ganada')
    .waitFor();
  expect(await flawsOf(page, true)).toEqual([]);
  expect(await barriersOn(page)).toEqual([]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Mi diario en CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^concilio-log-.*\.csv$/);
  await context.close();
});

test('two hands of one person, and a campaign that goes on without a network', {
  timeout: 300_000,
}, async () => {
  const { context, page, complaints } = await visit(browser);
  await page.goto(site.address);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const dialog = await newCampaign(page, site.address, 'On this device');
  await dialog.getByRole('button', { name: 'One seat more' }).click();
  await dialog.getByLabel('Seat 2', { exact: true }).selectOption({ label: 'I, with another hand' });
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/local\//);

  const hands = page.getByRole('region', { name: 'Your seats' }).getByRole('button');
  await hands.nth(1).waitFor();
  expect(await hands.count()).toBe(2);
  const seen = new Set<string>();
  const rounds = async () => (await logOf(page)).filter((text) => /^Round \d+\.$/.test(text.trim())).length;
  // Both are asked in turn, and nobody hands the device to anybody.
  for (let count = 0; count < 150 && (await rounds()) < 2; count++) {
    seen.add(await hands.and(page.locator('[aria-pressed="true"]')).innerText());
    expect(await playOn(page, 'names')).toBe(true);
  }
  expect(await rounds()).toBe(2);
  expect(seen.size).toBeGreaterThanOrEqual(2);
  expect(await barriersOn(page)).toEqual([]);
  await page.getByText(/^Hand the device/).waitFor({ state: 'detached' });
  // The other hand can be looked at, by its key too.
  const pressed = await hands.nth(0).getAttribute('aria-pressed');
  await page.keyboard.press('m');
  expect(await hands.nth(0).getAttribute('aria-pressed')).not.toBe(pressed);
  // Where only the first one is asked, the second says so.
  const back = page.getByRole('button', { name: /^Answer as / });
  await ((await back.isVisible()) ? back.click() : page.keyboard.press('m'));
  expect(await hands.nth(0).getAttribute('aria-pressed')).toBe(pressed);
  expect(complaints).toEqual([]);

  await allKept(page);
  await context.setOffline(true);
  for (let count = 0; count < 3; count++) expect(await playOn(page, 'names')).toBe(true);
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/campaigns`);
  await page.getByRole('link', { name: 'Open the log' }).click();
  await page.getByRole('article', { name: FIRST }).getByText('Score if won now').waitFor();
  await page.getByRole('link', { name: /^Continue round/ }).click();
  await page.waitForURL(/\/local\//);
  expect(await playOn(page, 'names')).toBe(true);

  // A campaign goes on to its next scenario.
  await keepIn(page, 'here-won', wonAlone());
  await page.goto(`${origin}/campaign/here-won`);
  await page.getByRole('button', { name: `On to ${SECOND}` }).click();
  await page.waitForURL(/\/local\//);
  expect(await playOn(page, 'names')).toBe(true);
  await page.goto(`${origin}/campaign/here-won`);
  await page.getByRole('article', { name: FIRST }).getByText('Won', { exact: true }).waitFor();
  await page.getByRole('article', { name: SECOND }).getByText('Score if won now').waitFor();
  await context.close();
});

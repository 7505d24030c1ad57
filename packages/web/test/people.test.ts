import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { texts as people } from '../src/people/text/index.ts';
import { texts as tableTexts } from '../src/table/text/index.ts';
import { barriersOn } from './axe.ts';
import { opened } from './opened.ts';
import { visit } from './steps.ts';

const here = opened();

async function post(page: Page, path: string, data: object): Promise<Record<string, unknown>> {
  const reply = await page.request.post(`${here.site.address}/api/${path}`, { data });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  return reply.json();
}

const linesOf = (page: Page): Locator => page.getByRole('list', { name: 'Talk' }).getByRole('listitem');

async function says(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Say something' }).fill(text);
  await page.keyboard.press('Enter');
  await linesOf(page).getByText(text).waitFor();
}

/** What has the keys, by its words. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');

/** Everybody to whom a menu belongs has its keys: it is opened and walked through without a mouse. */
async function byKeys(page: Page, menu: Locator, item: string): Promise<void> {
  // A dialog that closes gives the keys back to where it was opened from: only then are they free.
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const wanted = page.getByRole(/mute/i.test(item) ? 'menuitemcheckbox' : 'menuitem', { name: item });
  await wanted.waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toMatch(/^menu/);
  for (let before = await focused(page); !before.includes(item); before = await focused(page)) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).not.toBe(before);
  }
  await page.keyboard.press('Enter');
  await wanted.waitFor({ state: 'hidden' });
}

test('whoever is rude is muted, complained about and blocked', { timeout: 120_000 }, async () => {
  const ana = await visit(here.browser);
  const berto = await visit(here.browser);
  await post(ana.page, 'guest', { name: 'Ana' });
  const { id: bertosId } = await post(berto.page, 'guest', { name: 'Berto' });
  const { table } = await post(ana.page, 'tables', {
    game: 'tutorial',
    visibility: 'public',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await post(berto.page, `tables/${table}/sit`, {});
  for (const { page } of [ana, berto]) await page.goto(`${here.site.address}/table/${table}`);

  // Before the start already.
  await berto.page.getByRole('textbox', { name: 'Say something' }).fill('You are late');
  await berto.page.keyboard.press('Enter');
  await ana.page.getByRole('button', { name: 'About Berto' }).waitFor();
  expect(await barriersOn(ana.page)).toEqual([]);
  await post(berto.page, `tables/${table}/ready`, { ready: true });
  await post(ana.page, `tables/${table}/start`, {});
  await linesOf(ana.page).getByText('You are late').waitFor();
  await says(berto.page, 'something rude');
  const rude = linesOf(ana.page).filter({ hasText: 'something rude' });
  await rude.waitFor();
  const menu = rude.getByRole('button', { name: 'About Berto' });

  // Nobody complains about themselves, and only people are complained about.
  expect(await linesOf(berto.page).getByRole('button').count()).toBe(0);
  const listed = ana.page.getByRole('region', { name: 'Players' });
  expect(await listed.getByRole('button').count()).toBe(1);

  // Mute: only here, and taken back in the same place.
  await byKeys(ana.page, menu, people.en['person.mute']);
  await linesOf(ana.page).getByText('Berto is muted.').first().waitFor();
  expect(await rude.count()).toBe(0);
  await listed.getByRole('button', { name: 'About Berto' }).click();
  expect(await barriersOn(ana.page)).toEqual([]);
  await ana.page.getByRole('menuitemcheckbox', { name: people.en['person.mute'] }).click();
  await rude.waitFor();

  // A complaint about the line goes to the server, with its number and whose it is.
  await byKeys(ana.page, menu, people.en['person.complain.line']);
  const dialog = ana.page.getByRole('dialog', { name: 'Complain about Berto?' });
  await dialog.getByText('something rude').waitFor();
  expect(await barriersOn(ana.page)).toEqual([]);
  const sent = ana.page.waitForRequest('**/api/complain');
  await dialog.getByRole('button', { name: people.en['complain.yes'] }).click();
  const complaint = await sent;
  expect(complaint.postDataJSON()).toEqual({ table, about: bertosId, chat: 2 });
  expect((await complaint.response())?.status()).toBe(200);
  await ana.page.getByText(people.en['complain.done']).waitFor();

  // Block: what was said is gone, and so is what is said from now on, after a reload too.
  await byKeys(ana.page, menu, 'Block Berto');
  await ana.page.getByText(tableTexts.en['chat.empty']).waitFor();
  await listed.getByText('blocked').waitFor();
  await says(berto.page, 'and more of it');
  await says(ana.page, 'Quiet at last.');
  expect(await linesOf(ana.page).getByRole('paragraph').allInnerTexts()).toEqual(['Ana Quiet at last.']);
  await ana.page.reload();
  await linesOf(ana.page).getByText('Quiet at last.').waitFor();
  expect(await linesOf(ana.page).count()).toBe(1);
  expect(await linesOf(berto.page).count()).toBe(4);

  // The list of blocked people, and the way back.
  await ana.page.goto(`${here.site.address}/me`);
  const list = ana.page.getByRole('region', { name: people.en['blocked.title'] });
  await list.getByText('Berto', { exact: true }).waitFor();
  expect(await barriersOn(ana.page)).toEqual([]);
  await list.getByRole('button', { name: 'Unblock Berto' }).click();
  await list.getByText(people.en['blocked.none']).waitFor();
  await ana.page.goto(`${here.site.address}/table/${table}`);
  await linesOf(ana.page).getByText('and more of it').waitFor();

  expect(ana.complaints).toEqual([]);
  expect(berto.complaints).toEqual([]);
  await ana.context.close();
  await berto.context.close();
});

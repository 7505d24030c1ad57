import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { texts as tableTexts } from '../src/table/text/index.ts';
import { barriersOn } from './axe.ts';
import { flawsOf } from './layout.ts';
import { opened } from './opened.ts';
import { answer, answersOn, questionOf, setUp, visit } from './steps.ts';

const here = opened();

async function post(page: Page, path: string, data: object): Promise<Record<string, unknown>> {
  const reply = await page.request.post(`${here.site.address}/api/${path}`, { data });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  return reply.json();
}

/** Draws the same numbers every time. */
function lots(): (sides: number) => number {
  let so = 20260;
  return (sides) => {
    so = (Math.imul(so, 1664525) + 1013904223) >>> 0;
    return Math.floor((so / 4294967296) * sides);
  };
}

/** Answers by lot where one is to be picked: whoever always took the first would hand an item to and fro for ever. */
async function answered(page: Page, lot: (sides: number) => number): Promise<void> {
  const question = await questionOf(page);
  const buttons = answersOn(page);
  const isOne = !(await page.getByRole('button', { name: tableTexts.en['ask.confirm'] }).isVisible());
  const count = await buttons.count();
  if (!isOne || count === 0) return answer(page, 'names');
  await buttons.nth(lot(count)).click();
  await page.locator(`[data-question="${question}"]`).waitFor({ state: 'detached' });
}

// The game has no web code of its own yet: two people play it on the table for any game.
test('a whole match of The Two Towers between two people in two browsers', {
  timeout: 400_000,
}, async () => {
  const ana = await visit(here.browser);
  const berto = await visit(here.browser);
  await post(ana.page, 'guest', { name: 'Ana' });
  await post(berto.page, 'guest', { name: 'Berto' });
  const { table } = await post(ana.page, 'tables', {
    game: 'lotr-tcg',
    visibility: 'public',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await post(berto.page, `tables/${table}/sit`, {});
  for (const { page } of [ana, berto]) await page.goto(`${here.site.address}/table/${table}`);
  await post(berto.page, `tables/${table}/ready`, { ready: true });
  await post(ana.page, `tables/${table}/start`, {});

  // Both bid at once, in secret: who has bid waits for the other.
  for (const { page } of [ana, berto]) await page.getByRole('button', { name: 'Confirm' }).click();
  await ana.page
    .getByRole('heading', { name: 'How many burdens do you bid?' })
    .waitFor({ state: 'detached' });

  const over = (page: Page) => page.getByRole('region', { name: 'The match is over' });
  const asked = (page: Page) => page.getByRole('region', { name: /^(Your turn|You may)$/ });
  const lot = lots();
  let answers = 0;
  let looked = false;
  while (answers < 600) {
    const pages = [ana.page, berto.page];
    await Promise.any(pages.map((page) => asked(page).or(over(page)).first().waitFor()));
    if ((await over(ana.page).isVisible()) || (await over(berto.page).isVisible())) break;
    for (const page of pages)
      if (await asked(page).isVisible()) {
        await answered(page, lot);
        answers += 1;
      }
    if (answers >= 10 && !looked) {
      looked = true;
      expect(await barriersOn(ana.page)).toEqual([]);
      expect(await flawsOf(ana.page, false)).toEqual([]);
    }
  }
  expect(looked).toBe(true);
  for (const { page } of [ana, berto]) {
    const end = page.getByRole('dialog', { name: 'The match is over' });
    await end.getByRole('list', { name: 'Scores' }).getByRole('listitem').nth(1).waitFor();
  }
  expect(ana.complaints).toEqual([]);
  expect(berto.complaints).toEqual([]);
  await ana.context.close();
  await berto.context.close();
});

test('only formats in which a deck can be legal are offered', async () => {
  const { context, page } = await visit(here.browser);
  await page.goto(`${here.site.address}/lobby`);
  await page.getByRole('button', { name: 'New table' }).click();
  const dialog = page.getByRole('dialog', { name: 'New table' });
  await dialog.getByRole('radio', { name: 'The Two Towers' }).check();
  const formats = dialog.getByRole('group', { name: /^The format/ }).getByRole('radio');
  await formats.first().waitFor({ state: 'attached' });
  const names = await formats.evaluateAll((all) => all.map((one) => one.closest('label')?.innerText ?? ''));
  expect(names).toEqual(['Towers block', 'Open']);
  await context.close();
});

const FELLOWSHIP = `game: lotr-tcg
title: On the way
seats: [Ana, Bo]
at: { step: phase, with: { phase: fellowship } }
given:
  seats: { Ana: { hand: [Uruk Regular, Hobbit Sword], site: 2 }, Bo: { hand: [], site: 2 } }
`;

test('to pass in the Fellowship phase says where that leads; cards in hand show what they cost', async () => {
  const { context, page } = await visit(here.browser);
  await setUp(page, here.site.address, FELLOWSHIP);
  await page
    .locator('[data-option="pass"]')
    .getByText(/^Move to site 3/)
    .waitFor();
  const card = page.locator('[data-thing="uruk-regular"]').first();
  expect(await card.innerText()).toMatch(/Twilight cost\s*3/);
  await context.close();
});

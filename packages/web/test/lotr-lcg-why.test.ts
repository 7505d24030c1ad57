import { kit as lotrLcg } from '@concilio/lotr-lcg/kit';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import lcgTexts from '../src/games/lotr-lcg/text/en/table.json';
import { texts as tableTexts } from '../src/table/text/index.ts';
import { barriersOn } from './axe.ts';
import { type LookedInVain, MOMENTS } from './in-vain.ts';
import { opened } from './opened.ts';
import { questionOf, visit } from './steps.ts';

const here = opened();

/** A card on the table by how it stands to the question, wherever it lies. */
const cardThat = (page: Page, light: 'lit' | 'blocked', name: string): Locator =>
  page
    .locator(`button[data-light="${light}"]`)
    .and(page.getByRole('button', { name: new RegExp(`^${name}`), includeHidden: true }))
    .first();

const reason = (page: Page): Locator => page.getByRole('dialog', { name: tableTexts.en['why.title'] });

/** Sets a moment up; from the table of the last one the way leads back to the file, and nothing is loaded anew. */
async function open(page: Page, { file, first = [] }: LookedInVain): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(`${here.site.address}/positions`);
  else {
    const goal = page.getByRole('tab', { name: tableTexts.en['pane.goal'] });
    if (await goal.isVisible()) await goal.click();
    await page.getByRole('button', { name: tableTexts.en['puzzle.edit'] }).click();
  }
  await page.getByRole('textbox').fill(file);
  await page.getByRole('button', { name: tableTexts.en['puzzle.set-up'] }).click();
  await page.locator('[data-question]').waitFor();
  for (const name of first) {
    const asked = await questionOf(page);
    await cardThat(page, 'lit', name).click();
    await page.locator(`[data-question="${asked}"]`).waitFor({ state: 'detached' });
    await page.locator('[data-question]').waitFor();
  }
}

/** The reason of the moment, the sentence of the rule, and its number, one tap from the rule itself. */
async function saysWhy(page: Page, rule: string, says = ''): Promise<void> {
  const said = reason(page);
  await said.waitFor();
  expect(await said.innerText()).toContain(says);
  expect(await said.innerText()).toContain(lotrLcg.text.en[`rule.${rule}`]);
  expect(await said.locator('code').innerText()).toBe(rule);
  expect(await said.getByRole('link').getAttribute('href')).toBe(`/rules/lotr-lcg#${rule}`);
}

/** Asks of every card in every moment why it cannot be chosen. Returns how many were asked. */
async function askAll(
  page: Page,
  ask: (card: Locator, rule: string, says?: string) => Promise<void>,
): Promise<number> {
  let asked = 0;
  for (const moment of MOMENTS) {
    await open(page, moment);
    for (const { card, rule, says } of moment.cases) {
      await ask(cardThat(page, 'blocked', card), rule, says);
      asked++;
    }
  }
  return asked;
}

test('each of more than twenty cards that cannot be chosen says why when it is pointed at', {
  timeout: 240_000,
}, async () => {
  const { context, page, complaints } = await visit(here.browser);
  const asked = await askAll(page, async (card, rule, says) => {
    // The pointer comes from elsewhere, and what it has left says nothing any more.
    await page.mouse.move(720, 5);
    await reason(page).waitFor({ state: 'detached' });
    await card.hover();
    await saysWhy(page, rule, says);
  });
  expect(asked).toBeGreaterThanOrEqual(20);
  expect(await barriersOn(page)).toEqual([]);
  // Who follows the words into the box can read the rule.
  await reason(page).getByRole('link').hover();
  await reason(page).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

/** On a phone one part of the table is looked at: leads to the one in which a card lies. */
async function lookFor(page: Page, card: Locator): Promise<void> {
  const parts = page.getByRole('navigation', { name: lcgTexts['zones'] }).getByRole('button');
  for (let part = 0; part < (await parts.count()) && !(await card.isVisible()); part++)
    await parts.nth(part).click();
  await card.scrollIntoViewIfNeeded();
}

test('each of them says the same on a phone by a long press', { timeout: 240_000 }, async () => {
  const { context, page, complaints } = await visit(here.browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const finger = await context.newCDPSession(page);
  const asked = await askAll(page, async (card, rule) => {
    await lookFor(page, card);
    const box = await card.boundingBox();
    if (box === null) throw new Error(`The card of ${rule} is not in sight.`);
    // Of a card in a hand only its left edge may be free.
    const at = { x: box.x + 12, y: box.y + box.height / 2 };
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await saysWhy(page, rule);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // The press has told; it has not answered.
    await saysWhy(page, rule);
    await page.getByRole('button', { name: tableTexts.en['why.close'] }).click();
  });
  expect(asked).toBeGreaterThanOrEqual(20);
  expect(complaints).toEqual([]);
  await context.close();
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { texts } from '../src/features/cards/text/index.ts';
import { barriersOn } from './axe.ts';
import { flawsOf } from './layout.ts';
import { opened } from './opened.ts';
import { visit } from './steps.ts';

const here = opened();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

test('cards are found by words and filters, opened, walked through and come back to', async () => {
  const { context, page, complaints } = await visit(here.browser);
  await page.goto(here.site.address);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Cards' }).click();
  const found = page.getByRole('region', { name: 'Cards' });
  const cards = found.getByRole('listitem').getByRole('link');
  await found.getByText('128 of 128 cards').waitFor();
  expect(await cards.count()).toBe(128);

  // A slash is the way to the search from anywhere; accents need not be typed.
  await page.keyboard.press('/');
  await page.keyboard.type('eowyn');
  await found.getByText('1 of 128 cards').waitFor();
  expect(await cards.first().getAttribute('href')).toContain('/cards/lotr-lcg/eowyn');
  await page.getByRole('button', { name: 'Clear all' }).click();

  // Filters add up, and stand in the address.
  await page.getByRole('button', { name: 'Lore', exact: true }).click();
  await page.getByRole('button', { name: 'Ally', exact: true }).click();
  await found.getByText('5 of 128 cards').waitFor();
  await page.getByLabel('Trait', { exact: true }).selectOption({ label: 'Dwarf' });
  await found.getByText('2 of 128 cards').waitFor();
  await page.getByLabel('Which number').selectOption({ label: 'Hit points' });
  await page.getByLabel('How much').fill('3');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await found.getByText('1 of 128 cards').waitFor();
  await page.getByRole('button', { name: 'Take away: Hit points at least 3' }).click();
  await found.getByText('2 of 128 cards').waitFor();
  await page.reload();
  await found.getByText('2 of 128 cards').waitFor();
  await page.getByLabel('Sort by').selectOption({ label: 'Name' });

  // One of them has an address of its own, and arrows lead to the next of those that were found.
  await cards.first().click();
  await page.getByRole('heading', { name: 'Erebor Hammersmith', level: 2 }).waitFor();
  await page.getByText('1 of 2', { exact: true }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: 'Miner of the Iron Hills', level: 2 }).waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to what was found' }).click();
  await found.getByText('2 of 128 cards').waitFor();

  // What is not there says so in one sentence.
  await page.keyboard.press('/');
  await page.keyboard.type('balrog');
  await found.getByText('No card is like this.').waitFor();
  await page.goto(`${here.site.address}/cards/lotr-lcg/balrog`);
  await page.getByText('There is no card called “balrog”.').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

/** The browser and two of its longest cards; what is far away is drawn when it comes near, so two places are looked at. */
async function look(page: Page, isPhone: boolean, title: string): Promise<void> {
  await page.goto(`${here.site.address}/cards/lotr-lcg?types=enemy.treachery.quest`);
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await page.getByRole('listitem').nth(39).waitFor({ state: 'attached' });
  for (const part of [0.9, 0]) {
    await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), part);
    expect(await flawsOf(page, isPhone)).toEqual([]);
  }
}

async function lookAt(page: Page, id: string, isPhone: boolean): Promise<void> {
  await page.goto(`${here.site.address}/cards/lotr-lcg/${id}`);
  await page.getByRole('article').waitFor();
  expect(await flawsOf(page, isPhone)).toEqual([]);
}

test('at three sizes nothing is cut, and nothing stands in anybody’s way', async () => {
  const { context, page, complaints } = await visit(here.browser);
  for (const viewport of SIZES) {
    const isPhone = viewport.width < 700;
    await page.setViewportSize(viewport);
    await look(page, isPhone, texts.en['cards.title']);
    if (viewport.width < 1200) {
      await page.locator('summary').click();
      expect(await flawsOf(page, isPhone)).toEqual([]);
    }
    if (viewport.width !== 1024) expect(await barriersOn(page)).toEqual([]);
    await lookAt(page, 'nazgul-of-dol-guldur', isPhone);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test.each(['es', 'ro'] as const)('%s fits a phone', async (language) => {
  const { context, page, complaints } = await visit(here.browser, { locale: language, viewport: SIZES[2] });
  await look(page, true, texts[language]['cards.title']);
  await lookAt(page, 'the-necromancers-tower', true);
  expect(complaints).toEqual([]);
  await context.close();
});

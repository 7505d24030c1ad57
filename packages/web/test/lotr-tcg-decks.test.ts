import { expect, test } from 'vitest';
import { barriersOn } from './axe.ts';
import { flawsOf } from './layout.ts';
import { opened } from './opened.ts';
import { visit } from './steps.ts';

const here = opened(['--pace', '0']);

test('the cards of the trading card game are looked through, and its decks are built', {
  timeout: 120_000,
}, async () => {
  const { context, page, complaints } = await visit(here.browser);
  await page.goto(`${here.site.address}/cards`);
  await page.getByRole('link', { name: 'The Two Towers' }).click();
  await page.getByText('381 of 381 cards').waitFor();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('button', { name: 'Rohan' }).click();
  await filters.getByRole('button', { name: 'Companion' }).click();
  await page.getByRole('searchbox').fill('eowyn');
  await page.getByRole('link', { name: /^Éowyn, Lady of Rohan/ }).click();
  await page.waitForURL(/eowyn-lady-of-rohan\?text=eowyn&cultures=rohan&types=companion/);
  await page.getByRole('heading', { name: 'Éowyn, Lady of Rohan' }).first().waitFor();
  expect(await barriersOn(page)).toEqual([]);

  await page.goto(`${here.site.address}/decks/lotr-tcg`);
  await page.getByRole('button', { name: 'Take a copy of: Théoden starter deck' }).click();
  await page.getByRole('heading', { name: 'Draw deck 60' }).waitFor();
  const legality = page.getByRole('region', { name: 'Legality' });
  await legality.getByText('60 cards, 60 or more').waitFor();
  const pool = page.getByRole('region', { name: 'Card pool' });
  await page.getByRole('button', { name: 'Remove Frodo, Tired Traveller' }).click();
  await legality.getByText('A deck needs Frodo as its Ring-bearer.').waitFor();
  await page.getByRole('button', { name: 'Choose Frodo' }).click();
  await pool.getByRole('button', { name: 'One more: Frodo, Tired Traveller' }).click();
  await legality.getByText('60 cards, 60 or more').waitFor();
  const hand = page.getByRole('region', { name: 'Sample hand' });
  expect(await hand.getByRole('listitem').count()).toBe(8);
  await hand.getByRole('button', { name: 'Mulligan' }).click();
  expect(await hand.getByRole('listitem').count()).toBe(6);
  expect(await barriersOn(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const part of ['Pool', 'Deck', 'Shape']) {
    await page
      .getByRole('navigation', { name: 'Parts of the page' })
      .getByRole('button', { name: part })
      .click();
    const flaws = await flawsOf(page, true);
    // What lies below the bar at the foot comes up when the page is scrolled.
    expect(
      flaws.filter((flaw) => !flaw.includes('can be reached')),
      part,
    ).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  // It is played with.
  await page.getByRole('button', { name: 'Play with it' }).click();
  await page
    .getByRole('dialog', { name: 'New table' })
    .getByRole('button', { name: 'Play', exact: true })
    .click();
  await page.waitForURL(/\/local\//);
  await page.locator('[data-question]').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a game without cards or decks has no such pages', async () => {
  const { context, page } = await visit(here.browser);
  for (const place of ['/cards/ragnarok', '/decks/ragnarok', '/decks/nowhere', '/learn/ragnarok']) {
    await page.goto(`${here.site.address}${place}`);
    await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
  }
  await context.close();
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriersOn } from './axe.ts';
import { opened } from './opened.ts';
import { playOn, setUp, type Visit, visit } from './steps.ts';

const here = opened();

/** Somebody who likes plain tables better than those that games bring. */
async function plainly(): Promise<Visit> {
  const visited = await visit(here.browser);
  await visited.context.addInitScript(() => localStorage.setItem('concilio.tables', 'plain'));
  return visited;
}

/** Alone through Mirkwood from the first setup on. */
const MIRKWOOD = `game: lotr-lcg
title: Mirkwood
seed: mirkwood
seats: [Frodo]
options: { scenario: passage-through-mirkwood, decks: [leadership] }
`;

/** All that a card in play shows, by its name. */
const face = (page: Page, zone: string, name: string) =>
  page.getByRole('region', { name: zone }).locator('[data-thing]', { hasText: name }).first();

/** Three of every ally and event of two spheres, behind two heroes: as RingsDB would write it. */
const OWN = `Riders

Hero (2)
Aragorn (Core Set)
Éowyn (Core Set)

Ally (3)
3x Guard of the Citadel (Core Set)
3x Snowbourn Scout (Core Set)
3x Silverlode Archer (Core Set)
3x Longbeard Orc Slayer (Core Set)
3x Son of Arnor (Core Set)
3x Faramir (Core Set)
3x Gandalf (Core Set)
3x Northern Tracker (Core Set)
3x Wandering Took (Core Set)
3x Lórien Guide (Core Set)
3x Sneak Attack (Core Set)
3x Valiant Sacrifice (Core Set)
3x Grim Resolve (Core Set)
3x Ever Vigilant (Core Set)
3x Common Cause (Core Set)
3x For Gondor! (Core Set)
3x Steward of Gondor (Core Set)
`;

test('scenario, decks of the seats, and a deck of one’s own', { timeout: 120_000 }, async () => {
  const { context, page, complaints } = await plainly();
  await page.goto(`${here.site.address}/lobby`);
  await page.getByRole('button', { name: 'New table' }).click();
  const dialog = page.getByRole('dialog', { name: 'New table' });
  await dialog.getByRole('radio', { name: 'The Card Game' }).check();
  await dialog.getByRole('radio', { name: 'On this device' }).check();
  await dialog.getByLabel('The scenario').selectOption({ label: 'Journey Along the Anduin' });
  await dialog.getByRole('button', { name: 'One seat more' }).click();
  const deckOf = (seat: number) => dialog.getByLabel(`The deck of each player: Seat ${seat}`);
  // Whoever had the deck takes the other one.
  await deckOf(1).selectOption({ label: 'Tactics starter deck' });
  expect(await deckOf(2).inputValue()).toBe('leadership');

  // A line that cannot be read is said, and so is the rule that a deck breaks; nothing is taken then.
  await deckOf(1).selectOption({ label: 'A deck of your own…' });
  const text = dialog.getByLabel(/^Paste a deck/);
  await text.fill('Mine\n\nHero (1)\nÉowyn (Core Set)\n\nAlly (2)\n2x Bilbo Baggins\n1x Faramir\n');
  await dialog.getByRole('button', { name: 'Take this deck' }).click();
  await dialog.getByText('Line 7 cannot be read: 2x Bilbo Baggins').waitFor();
  await dialog.getByText('[LCG-28.03]').waitFor();
  // Nor is it left behind in silence.
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await dialog.getByText('A deck is pasted and not taken yet').waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await text.fill(OWN);
  await dialog.getByRole('button', { name: 'Take this deck' }).click();
  await text.waitFor({ state: 'detached' });
  expect(await deckOf(1).locator('option:checked').innerText()).toBe('Riders');

  // Aragorn cannot be at the table twice; with another deck beside it, it begins.
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await dialog.getByText('The hero "aragorn" is at the table twice').waitFor();
  await deckOf(2).selectOption({ label: 'Lore starter deck' });
  // What was refused was refused of another choice.
  await dialog.getByText('is at the table twice').waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/local\//);
  const own = page.getByRole('region', { name: 'Your place' });
  await own.getByText('Riders', { exact: true }).waitFor();
  await own.locator('[data-thing]', { hasText: 'Éowyn' }).first().waitFor();
  const shared = page.getByRole('region', { name: 'The table', exact: true });
  await shared.getByText('Journey Along the Anduin', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

// The card game has a table of its own; this is the one for any game.
test('a whole solo match of Passage Through Mirkwood, by clicks', { timeout: 600_000 }, async () => {
  const { context, page, complaints } = await plainly();
  await setUp(page, here.site.address, MIRKWOOD);
  await page.locator('[data-question]').waitFor();

  // Zones with their names, cards with their numbers, piles with their counts.
  const shared = page.getByRole('region', { name: 'The table' });
  const own = page.getByRole('region', { name: 'Your place' });
  await shared.getByRole('heading', { name: 'Staging area' }).waitFor();
  await shared
    .getByRole('paragraph')
    .filter({ hasText: /^Deck \d\d$/ })
    .waitFor();
  await own.getByRole('heading', { name: /^Hand \d$/ }).waitFor();
  await own.getByRole('heading', { name: 'Heroes and allies 3' }).waitFor();
  await own
    .getByRole('paragraph')
    .filter({ hasText: /^Deck \d\d$/ })
    .waitFor();
  const aragorn = face(page, 'Your place', 'Aragorn');
  await aragorn.getByRole('img', { name: 'Willpower' }).waitFor();
  expect(await aragorn.innerText()).toMatch(/^Aragorn/);
  await shared.getByText('Passage Through Mirkwood', { exact: true }).waitFor();
  // A card of the hand can be read before it is played.
  await aragorn.click({ button: 'right' });
  const closer = page.getByRole('region', { name: 'A closer look' });
  await closer.getByText('Sentinel').first().waitFor();
  await closer.getByText('Threat cost').waitFor();
  await page.keyboard.press('Escape');
  expect(await barriersOn(page)).toEqual([]);

  // To the end. Somewhere on the way heroes are exhausted, and lie on their sides.
  let answers = 0;
  let turned = false;
  while (await playOn(page, 'click')) {
    answers++;
    turned ||= (await own.getByRole('button', { name: /Exhausted/ }).count()) > 0;
    if (answers > 900) throw new Error('The match does not come to its end.');
  }
  expect(answers).toBeGreaterThan(30);
  expect(turned).toBe(true);
  const end = page.getByRole('dialog', { name: 'The match is over' });
  await end.waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await page.getByRole('list', { name: 'Log' }).getByRole('listitem').nth(20).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

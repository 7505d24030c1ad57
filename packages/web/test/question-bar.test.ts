import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { opened } from './opened.ts';
import { playHere, playOn, questionOf, setUp, visit } from './steps.ts';

const here = opened();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 657 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

/** Seven may go on the quest, and most are told apart by long names. */
const QUEST = `game: lotr-lcg
title: Many who might go
seats: [Kris]
options: { decks: [leadership] }
at: { step: commit, with: { seat: Kris } }
given:
  staging: [Forest Gate]
  seats:
    Kris:
      threat: 20
      hand: []
      inPlay: [Aragorn, Théodred, Glóin, Faramir, Silverlode Archer, Guard of the Citadel, Son of Arnor, Snowbourn Scout, Longbeard Orc Slayer]
`;

const ATTACK = `game: lotr-lcg
title: An attack
seats: [Kris]
options: { decks: [leadership] }
at: { step: enemyAttack, with: { player: Kris, enemy: Hill Troll } }
given:
  phase: combat
  staging: []
  seats: { Kris: { threat: 20, hand: [], engaged: [Hill Troll] } }
`;

/** Frodo has nothing to heal, and a card that moves nothing here. */
const DOUBTFUL = `game: lotr-board
title: A doubtful rest
seats: [Frodo, Sam]
at: { step: cards }
given:
  place: Moria
  bearer: Sam
  active: Frodo
  seats: { Frodo: { hand: [Travel (grey), Hiding (grey)] }, Sam: { hand: [] } }
`;

/** Whether all of it is on the screen, and cut by nothing that scrolls. */
const isInSight = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (right - left < 1 || middle === null || !(element.contains(middle) || middle.contains(element)))
      return false;
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === 'visible' && getComputedStyle(box).overflowX === 'visible')
        continue;
      const edge = box.getBoundingClientRect();
      if (left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 1 || bottom > edge.bottom + 1)
        return false;
    }
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });

const confirmOf = (page: Page): Locator => page.locator('[data-confirm]');
const isFilled = async (button: Locator): Promise<boolean> =>
  (await button.getAttribute('class'))?.includes('closer') === true;

describe('what closes a question', () => {
  test.each(SIZES)('is in sight however many answers there are, at $width×$height', async (viewport) => {
    const { context, page, complaints } = await visit(here.browser, { viewport });
    await setUp(page, here.site.address, QUEST);
    await confirmOf(page).waitFor();
    expect(await isInSight(confirmOf(page))).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is outside of what is scrolled, which says how many answers are out of sight', async () => {
    const { context, page } = await visit(here.browser, { viewport: { width: 390, height: 844 } });
    await setUp(page, here.site.address, QUEST);
    await page.getByRole('button', { name: /^All answers/ }).click();
    const more = page.getByRole('button', { name: /^\d+ more$/ });
    expect(Number.parseInt(await more.innerText(), 10)).toBeGreaterThan(2);
    await more.click();
    const scrolled = page.locator('[class*="scrolled"]');
    await expect.poll(() => scrolled.evaluate((box) => box.scrollLeft)).toBeGreaterThan(100);
    // What now lies before the edge is out of sight too, and said.
    await more.waitFor();
    expect(await isInSight(confirmOf(page))).toBe(true);
    await context.close();
  });

  test('begins with its first answer, however far the last question was scrolled', async () => {
    const { context, page } = await visit(here.browser, { viewport: { width: 390, height: 844 } });
    await setUp(page, here.site.address, QUEST);
    const asked = await questionOf(page);
    await page.getByRole('button', { name: /^All answers/ }).click();
    const scrolled = page.locator('[class*="scrolled"]');
    await scrolled.evaluate((box) => box.scrollTo({ left: 900 }));
    await expect.poll(() => scrolled.evaluate((box) => box.scrollLeft)).toBeGreaterThan(100);
    await confirmOf(page).click();
    await page.locator(`[data-question="${asked}"]`).waitFor({ state: 'detached' });
    await page.locator('[data-question]').waitFor();
    expect(await scrolled.evaluate((box) => box.scrollLeft)).toBe(0);
    await context.close();
  });

  test('is confirmed by Enter while several are chosen, also where the focus is on one of them', async () => {
    const { context, page } = await visit(here.browser);
    await setUp(page, here.site.address, QUEST);
    const asked = await questionOf(page);
    const first = page.locator('[data-option][aria-pressed]').first();
    await first.click();
    expect(await first.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Enter');
    await page.locator(`[data-question="${asked}"]`).waitFor({ state: 'detached' });
    await context.close();
  });

  test('is taken back by the space bar, never by Enter', async () => {
    const { context, page } = await visit(here.browser);
    await setUp(page, here.site.address, QUEST);
    const first = page.locator('[data-option][aria-pressed]').first();
    await first.click();
    await page.keyboard.press(' ');
    expect(await first.getAttribute('aria-pressed')).toBe('false');
    await context.close();
  });

  test('does not glow where it costs dearly', async () => {
    const { context, page } = await visit(here.browser);
    await setUp(page, here.site.address, ATTACK);
    const nobody = page.locator('[data-option="none"]');
    await nobody.waitFor();
    expect(await isFilled(nobody)).toBe(false);
    expect(await nobody.getAttribute('aria-keyshortcuts')).toBe('Enter');
    await context.close();
  });
});

/** How far the log is from its end, in pixels. */
const behind = (log: Locator): Promise<number> =>
  log.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);

describe('the log', () => {
  test('follows its end, unless the reader has scrolled', { timeout: 120_000 }, async () => {
    const { context, page } = await visit(here.browser, { viewport: { width: 1440, height: 760 } });
    await playHere(page, here.site.address, 'lotr-board');
    const log = page.getByRole('list', { name: 'Log' });
    for (let count = 0; count < 12; count++) {
      if (!(await playOn(page, 'names'))) break;
      await expect.poll(() => behind(log), { message: `after ${count + 1} answers` }).toBeLessThan(4);
    }
    expect(
      await log.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ).toBeGreaterThan(200);
    await log.hover();
    await page.mouse.wheel(0, -2000);
    const newest = page.getByRole('button', { name: 'Newest' });
    await newest.waitFor();
    await playOn(page, 'names');
    expect(await behind(log)).toBeGreaterThan(100);
    await newest.click();
    await expect.poll(() => behind(log)).toBeLessThan(4);
    await newest.waitFor({ state: 'detached' });
    await context.close();
  });
});

test('a doubtful answer is asked about once more, and no is the main button', async () => {
  const { context, page } = await visit(here.browser);
  await setUp(page, here.site.address, DOUBTFUL);
  const doubtful = page.locator('[data-option][class*="doubtful"]').first();
  await doubtful.click();
  const dialog = page.getByRole('dialog');
  const no = dialog.getByRole('button', { name: 'No, not this' });
  await no.waitFor();
  expect(await no.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await context.close();
});

test('who plays the TCG chooses when to be asked where nothing need be done', async () => {
  const { context, page } = await visit(here.browser);
  await playHere(page, here.site.address, 'lotr-tcg');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Never' }).waitFor();
  await context.close();
});

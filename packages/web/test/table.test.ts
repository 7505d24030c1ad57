import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { texts as boardTexts } from '../src/games/lotr-board/say.ts';
import { texts as boardLesson } from '../src/games/lotr-board/lesson/text/index.ts';
import { texts as lessonTexts } from '../src/features/lesson/text/index.ts';
import { texts as tableTexts } from '../src/table/text/index.ts';
import { flawsOf } from './layout.ts';
import { opened } from './opened.ts';
import { answersOn, logOf, matchOfBots, questionOf, setUp, type Visit, visit } from './steps.ts';

const here = opened();

const PHONE = { width: 390, height: 844 };
const say = tableTexts.en;

/** Pippin's turn, with more cards than there are number keys. */
const MANY = `game: lotr-board
seats: [Frodo, Sam, Pippin]
at: { step: cards }
given:
  place: Moria
  active: Pippin
  bearer: Frodo
  conflict: { tracks: { fighting: 2 } }
  seats:
    Pippin:
      hand:
        - Travel (grey)
        - Travel (grey)
        - Travel (grey)
        - Fighting (grey)
        - Fighting (grey)
        - Fighting (grey)
        - Hiding (grey)
        - Hiding (grey)
        - Hiding (grey)
        - Hiding (brown)
        - Fighting (brown)
`;

/** The end of a conflict: its question says what has happened, and what else may be done. */
const DARKNESS = `game: lotr-board
seats: [Frodo, Sam]
at: { step: darkness }
given:
  place: Moria
  bearer: Frodo
  active: Frodo
  seats:
    Frodo: { hand: [], lives: { heart: 1, sun: 1, ring: 1 } }
    Sam: { hand: [Athelas, Elessar], corruption: 3, lives: { heart: 0, sun: 1, ring: 1 } }
`;

const board = (page: Page): Locator => page.locator('[data-part="board"]');

/** How much of the height of the window the board has, in hundredths. */
async function shareOfBoard(page: Page): Promise<number> {
  const box = await board(page).boundingBox();
  return ((box?.height ?? 0) / PHONE.height) * 100;
}

const choose = async (page: Page, language: string): Promise<void> => {
  await page.getByRole('menuitemradio', { name: language }).click();
};

/** As over a slow network: each part of the client comes a while after it was asked for, and none is kept. */
async function visitSlowly(): Promise<Visit> {
  const slow = await visit(here.browser, { serviceWorkers: 'block' });
  await slow.page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  return slow;
}

test('what is written into a position stays as it was written, whatever comes late', async () => {
  const { context, page, complaints } = await visitSlowly();
  await page.goto(`${here.site.address}/positions`);
  const box = page.getByRole('textbox');
  await box.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.getByRole('button', { name: 'Six cards each' }).waitFor();
  await page.keyboard.insertText(MANY);
  expect(await box.inputValue()).toBe(MANY);

  // An example gives way to that of another game, unless somebody is about to write there.
  await page.getByRole('button', { name: 'Six cards each' }).click();
  await page.getByRole('radio', { name: 'Beacon' }).check();
  await box.click();
  const before = await box.inputValue();
  await page.getByRole('button', { name: 'Six cards each' }).waitFor({ state: 'detached' });
  expect(await box.inputValue()).toBe(before);
  expect(complaints).toEqual([]);
  await context.close();
});

test('once a position can be set up, nothing moves away from under the finger', async () => {
  const { context, page, complaints } = await visitSlowly();
  await page.goto(`${here.site.address}/positions`);
  const button = page.getByRole('button', { name: say['puzzle.set-up'] });
  await button.waitFor();
  const place = await button.boundingBox();
  await page.getByRole('heading', { name: say['puzzle.examples'] }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await button.boundingBox()).toEqual(place);
  expect(complaints).toEqual([]);
  await context.close();
});

test('on a phone the guided game leaves the board its room, and is gone on with beside its coach', async () => {
  const { context, page, complaints } = await visit(here.browser, { viewport: PHONE });
  await page.goto(`${here.site.address}/learn/lotr-board`);
  const coach = page.getByRole('region', { name: lessonTexts.en.coach });
  await coach.getByText(boardLesson.en['welcome.text']).waitFor();
  expect(await shareOfBoard(page)).toBeGreaterThanOrEqual(40);
  expect(await flawsOf(page, true)).toEqual([]);
  await coach.getByRole('button', { name: lessonTexts.en['coach.fold'] }).click();
  await coach.getByText(boardLesson.en['welcome.text']).waitFor({ state: 'detached' });
  expect(await shareOfBoard(page)).toBeGreaterThanOrEqual(40);
  expect((await coach.boundingBox())?.height).toBeLessThanOrEqual(50);
  expect(await flawsOf(page, true)).toEqual([]);

  await page.goto(here.site.address);
  await page.getByRole('link', { name: 'Go on' }).click();
  await coach.waitFor();
  await page.locator('[data-question]').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('on a phone a long question has two lines until it is touched', async () => {
  const { context, page, complaints } = await visit(here.browser, { viewport: PHONE });
  await setUp(page, here.site.address, DARKNESS, 'Sam');
  await page.locator('[data-question]').waitFor();
  expect(await shareOfBoard(page)).toBeGreaterThanOrEqual(40);
  expect(await flawsOf(page, true)).toEqual([]);
  const unfold = page.getByRole('button', { name: say['ask.unfold'] });
  const ask = page.locator('[data-question] h2').locator('..');
  const folded = (await ask.boundingBox())?.height ?? 0;
  await unfold.click();
  expect((await ask.boundingBox())?.height).toBeGreaterThan(folded);
  await page.getByRole('button', { name: say['ask.fold'] }).click();
  expect((await ask.boundingBox())?.height).toBe(folded);
  expect(complaints).toEqual([]);
  await context.close();
});

test('every answer has a key, and the keys of the coach are among those that are told', async () => {
  const { context, page, complaints } = await visit(here.browser);
  await setUp(page, here.site.address, MANY);
  await page.locator('[data-question]').waitFor();
  const question = await questionOf(page);
  const answers = answersOn(page);
  const keys = await answers.evaluateAll((all) => all.map((one) => one.getAttribute('aria-keyshortcuts')));
  expect(keys.length).toBeGreaterThan(10);
  expect(keys).not.toContain(null);
  expect(new Set(keys).size).toBe(keys.length);
  // The first letter comes after the ten digits.
  const words = (await answers.nth(keys.indexOf('a')).innerText()).split('\n').at(-1) ?? '';
  expect(words).toContain('Fighting');
  await page.keyboard.press('a');
  await page.locator(`[data-question="${question}"]`).waitFor({ state: 'detached' });
  expect((await logOf(page)).join(' ')).toContain('Fighting');

  await page.goto(`${here.site.address}/learn/lotr-board`);
  await page.locator('[data-question]').waitFor();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: say['keys.title'] });
  await dialog.getByText(lessonTexts.en['keys.more']).waitFor();
  await dialog.getByText(lessonTexts.en['keys.back']).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('the language changes at the table and in a replay, and nothing else does', async () => {
  const { context, page, complaints } = await visit(here.browser);
  await setUp(page, here.site.address, MANY);
  await page.locator('[data-question]').waitFor();
  const question = await questionOf(page);
  await page.getByRole('button', { name: say['top.menu'], exact: true }).click();
  await choose(page, 'Română');
  await page.getByRole('region', { name: tableTexts.ro['ask.yours'] }).waitFor();
  expect(await questionOf(page)).toBe(question);
  await page.getByRole('button', { name: tableTexts.ro['top.menu'], exact: true }).click();
  await choose(page, 'English');

  const table = await matchOfBots(page, here.site.address, 'lotr-board');
  await page.goto(`${here.site.address}/replay/${table}?at=20`);
  await page.getByRole('slider', { name: say['replay.time'] }).waitFor();
  await page.getByRole('button', { name: say['replay.menu'] }).click();
  await choose(page, 'Español');
  const slider = page.getByRole('slider', { name: tableTexts.es['replay.time'] });
  await slider.waitFor();
  expect(await slider.inputValue()).toBe('20');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a replay shows all hands, and on a phone its log and a closer look too', async () => {
  const { context, page, complaints } = await visit(here.browser);
  const table = await matchOfBots(page, here.site.address, 'lotr-board');
  await page.goto(`${here.site.address}/replay/${table}?at=20`);
  const hands = page.getByRole('region', { name: boardTexts.en.hands });
  await hands.waitFor();
  expect(await hands.getByRole('list').count()).toBe(3);
  const open = await hands.getByRole('button').count();
  expect(open).toBeGreaterThan(3);
  expect(await flawsOf(page, false)).toEqual([]);
  await page.getByRole('radio', { name: say['replay.eyes.audience'] }).check();
  await hands.waitFor({ state: 'detached' });

  await page.setViewportSize(PHONE);
  await page.getByRole('radio', { name: say['replay.eyes.referee'] }).check();
  await page.getByRole('button', { name: boardTexts.en['zone.hands'] }).click();
  expect(await hands.getByRole('button').count()).toBe(open);
  expect(await flawsOf(page, true)).toEqual([]);
  await hands.getByRole('button').first().click();
  await page.getByRole('region', { name: say['inspect.title'] }).waitFor();
  await page.getByRole('button', { name: say['inspect.close'] }).click();
  await page.getByRole('button', { name: say['log.title'] }).click();
  expect((await logOf(page)).length).toBeGreaterThan(10);
  await board(page).waitFor({ state: 'hidden' });
  expect(await flawsOf(page, true)).toEqual([]);
  await page.getByRole('button', { name: say['tab.table'] }).click();
  await hands.waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

/** Writes down every card that flies over the table from now on, by where it flies to. */
const lookUp = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { flown: seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.dataset['flying'] !== undefined)
            seen.push(node.dataset['flying']);
    }).observe(document.body, { childList: true, subtree: true });
  });

test.each(['no-preference', 'reduce'] as const)(
  'a card that is played flies, with motion: %s',
  async (motion) => {
    const { context, page, complaints } = await visit(here.browser, { reducedMotion: motion });
    await setUp(page, here.site.address, MANY, 'Pippin');
    await page.locator('[data-question]').waitFor();
    await lookUp(page);
    await page.keyboard.press('1');
    await page.getByRole('list', { name: say['log.title'] }).getByText('Travel: space 1').waitFor();
    const flown = () => page.evaluate(() => (globalThis as unknown as { flown: string[] }).flown);
    // It lies in play until it is resolved.
    if (motion === 'reduce') expect(await flown()).toEqual([]);
    else await expect.poll(async () => (await flown())[0]).toBe('discard');
    expect(complaints).toEqual([]);
    await context.close();
  },
);

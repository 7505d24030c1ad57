import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { texts as tableTexts } from '../src/table/text/index.ts';
import { texts } from '../src/text/index.ts';
import { barriersOn } from './axe.ts';
import { opened } from './opened.ts';
import { keysShown } from './seen.ts';
import { logOf, playHere, playOn, visit } from './steps.ts';

const here = opened([]);

const PLACES = [
  '/',
  '/lobby',
  '/rules/lotr-board',
  '/rules/lotr-lcg',
  '/rules/tutorial',
  '/learn/lotr-board',
  '/positions',
  '/positions/lotr-board/unknown',
  '/cards/lotr-tcg',
  '/decks/lotr-tcg',
  '/campaigns',
  '/campaign/unknown',
  '/scores',
  '/me',
  '/settings',
  '/about',
  '/nowhere',
  '/table/unknown',
  '/join/unknown',
  '/local/unknown',
  '/replay/unknown',
] as const;

/** Goes to a place and waits until it has said what it has to say. */
async function settle(page: Page, place: string): Promise<void> {
  await page.goto(`${here.site.address}${place}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

// Each language on a screen of another size: so all sizes are looked at too.
const SCREENS = [
  { language: 'en', width: 1440, height: 900 },
  { language: 'es', width: 390, height: 844 },
  { language: 'ro', width: 1024, height: 768 },
] as const;

describe.concurrent.each(SCREENS)('in $language at $width', ({ language, width, height }) => {
  test('every page speaks the language, and has no barrier', { timeout: 120_000 }, async ({
    expect: judge,
  }) => {
    const { context, page } = await visit(here.browser, { locale: language, viewport: { width, height } });
    for (const place of PLACES) {
      await settle(page, place);
      judge.soft(await page.getAttribute('html', 'lang'), place).toBe(language);
      judge.soft(await keysShown(page), place).toEqual([]);
      judge.soft(await barriersOn(page), place).toEqual([]);
    }
    await context.close();
  });
});

test('the first page shows what has been begun before the games, four in a row and the smallest below', async () => {
  const { context, page, complaints } = await visit(here.browser);
  const games = page.getByRole('list', { name: 'Games' });
  const goOn = page.getByRole('region', { name: 'Continue' });
  const expectLaidOut = async (): Promise<void> => {
    const list = await games.boundingBox();
    const boxes = await Promise.all((await games.locator('> li').all()).map((one) => one.boundingBox()));
    expect(boxes.slice(0, 4).map((box) => box?.y)).toEqual(Array.from({ length: 4 }, () => boxes[0]?.y));
    expect(boxes).toHaveLength(5);
    expect(boxes[4]?.width).toBe(list?.width);
    expect(boxes[4]?.height).toBeLessThan(80);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  };
  await settle(page, '/');
  expect(await goOn.count()).toBe(0);
  await expectLaidOut();
  await page.request.post(`${here.site.address}/api/guest`, { data: { name: 'Ana' } });
  await page.request.post(`${here.site.address}/api/tables`, {
    data: { game: 'lotr-board', seats: [{ kind: 'me' }, { kind: 'bot', level: 'simple' }] },
  });
  await settle(page, '/');
  await goOn
    .getByRole('link', { name: 'Your turn' })
    .or(goOn.getByRole('link', { name: 'Open' }))
    .waitFor();
  const [first, then] = await Promise.all([goOn.boundingBox(), games.boundingBox()]);
  expect(first?.y).toBeLessThan(then?.y ?? 0);
  await expectLaidOut();
  expect(complaints).toEqual([]);
  await context.close();
});

test('pages that fit have no scrollbar, and others have one of our colours', async () => {
  const { context, page } = await visit(here.browser);
  for (const place of ['/decks', '/lobby', '/campaigns', '/settings', '/table/unknown', '/nowhere']) {
    await settle(page, place);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), place).toBe(0);
  }
  await settle(page, '/rules/lotr-board');
  const colours = await page
    .locator('main, nav, aside, section')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).scrollbarColor));
  expect([...new Set(colours)]).toEqual(['rgb(117, 98, 76) rgba(0, 0, 0, 0)']);
  await context.close();
});

describe('the rules', () => {
  test('say what their words mean, and their examples are drawn and played', async () => {
    const { context, page, complaints } = await visit(here.browser);
    await settle(page, '/rules/lotr-board#LOB-9.08');
    await page.getByRole('region', { name: 'Words' }).getByRole('link', { name: 'Right, left' }).waitFor();
    const example = page
      .locator('[id="LOB-9.08"]')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Into Sauron’s space' }) });
    await example.locator('[inert] svg[role="img"]').first().waitFor();
    await example.getByRole('link', { name: 'Try it in the position workshop' }).click();
    await page.waitForURL(`${here.site.address}/positions/lotr-board/corruption-enters-his-space`);
    await page.locator('[data-question]').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('lead to the positions that show them', async () => {
    const { context, page, complaints } = await visit(here.browser, { locale: 'es' });
    await settle(page, '/rules/lotr-board#LOB-9.02');
    const rule = page.locator('[id="LOB-9.02"]');
    await rule.locator('summary').click();
    await rule.getByRole('link', { name: /./ }).last().click();
    await page.waitForURL(/\/positions\/lotr-board\/[\w-]+$/);
    await page.locator('[data-question]').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the language can be changed at any time', () => {
  const change = (page: Page, language: 'es' | 'ro'): Promise<void> =>
    page.getByRole('banner').getByRole('radio', { name: language.toUpperCase() }).check();

  test('in the middle of the rules, which stay where they are', async () => {
    const { context, page, complaints } = await visit(here.browser);
    await settle(page, '/rules/lotr-board#LOB-12.06');
    await change(page, 'es');
    await page.getByRole('heading', { level: 1, name: texts.es['rules.title'] }).waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('es');
    expect(page.url()).toBe(`${here.site.address}/rules/lotr-board#LOB-12.06`);
    await page.waitForFunction((id) => {
      const box = document.getElementById(id)?.getBoundingClientRect();
      return box !== undefined && box.top > 0 && box.bottom < innerHeight;
    }, 'LOB-12.06');
    // The choice is kept over a reload.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: texts.es['rules.title'] }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('in the middle of a text, which is not forgotten', async () => {
    const { context, page } = await visit(here.browser);
    await settle(page, '/positions');
    await page.getByRole('textbox').fill('game: tutorial');
    await change(page, 'ro');
    await page.getByRole('heading', { level: 1, name: texts.ro['positions.title'] }).waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe('game: tutorial');
    await context.close();
  });

  test('in the middle of a match, which goes on', async () => {
    const { context, page, complaints } = await visit(here.browser);
    await playHere(page, here.site.address, 'tutorial');
    await playOn(page, 'names');
    await page.locator('[data-question]').waitFor();
    const lines = await logOf(page);
    await page.getByRole('button', { name: 'Table' }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await page.getByRole('main').getByRole('radio', { name: 'Română' }).check();
    await page.goBack();
    await page.getByRole('region', { name: tableTexts.ro['ask.yours'] }).waitFor();
    expect((await logOf(page, 'ro')).length).toBe(lines.length);
    expect(await keysShown(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

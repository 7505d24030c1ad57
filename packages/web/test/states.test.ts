import type { Language } from '@concilio/text';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, test } from 'vitest';
import { texts as tableTexts } from '../src/table/text/index.ts';
import { texts } from '../src/text/index.ts';
import { barriersOn } from './axe.ts';
import { opened } from './opened.ts';
import { keysShown } from './seen.ts';
import { matchOfBots, visit } from './steps.ts';

const here = opened();

const position = (name: string, game = 'lotr-board'): Promise<string> =>
  readFile(new URL(`../../games/${game}/positions/${name}.yaml`, import.meta.url), 'utf8');

async function setUp(page: Page, language: Language, file: string): Promise<void> {
  await page.goto(`${here.site.address}/positions`);
  await page.getByRole('textbox').fill(file);
  await page.getByRole('button', { name: tableTexts[language]['puzzle.set-up'] }).click();
}

const START = 'game: lotr-board\nseed: start\nseats: [Frodo, Sam, Pippin, Merry]\n';

/** Opens what may lie over a table, one after the other, and calls each by its name. */
async function* overTheTable(page: Page, language: Language): AsyncGenerator<string> {
  const say = tableTexts[language];
  const menu = page.getByRole('button', { name: say['top.menu'], exact: true });
  await menu.click();
  yield 'the menu';
  await page.getByRole('menuitem', { name: say['menu.concede'] }).click();
  await page.getByRole('dialog', { name: say['concede.title'] }).waitFor();
  yield 'giving up';
  await page.keyboard.press('Escape');
  await menu.click();
  await page.getByRole('menuitem', { name: say['top.keys'] }).click();
  await page.getByRole('dialog', { name: say['keys.title'] }).waitFor();
  yield 'the keys';
  await page.keyboard.press('Escape');
  await page.locator('[data-thing]').first().click({ button: 'right' });
  await page.getByRole('button', { name: say['inspect.close'] }).waitFor();
  yield 'a closer look';
}

/** Everything that a table can look like, one after the other. */
async function* states(page: Page, language: Language): AsyncGenerator<string> {
  const say = tableTexts[language];
  const shell = texts[language];
  await setUp(page, language, START);
  await page.locator('[data-question]').waitFor();
  yield 'the start';
  yield* overTheTable(page, language);

  await setUp(page, language, await position('cards/cards-third-card-is-blocked'));
  await page.locator('[data-question]').waitFor();
  yield 'a turn in a conflict';
  const why = page.locator('[data-why]');
  if (await why.isVisible()) {
    await why.click();
    await page.getByRole('dialog', { name: say['why.list'] }).waitFor();
    yield 'why not';
  }

  await setUp(page, language, await position('rules/talk-demand-is-open-to-all'));
  await page.locator('[data-question]').waitFor();
  yield 'a demand';

  await setUp(page, language, await position('rules/scoring-doomed-without-runes'));
  await page.getByRole('dialog', { name: say['end.over'] }).waitFor();
  yield 'the end';

  await setUp(page, language, await position('rules/archer-falls', 'lotr-lcg'));
  await page.locator('[data-question]').waitFor();
  yield 'an attack in the card game';
  await page.getByRole('button', { name: say['top.menu'], exact: true }).click();
  yield 'the menu of the card game';
  await page.keyboard.press('Escape');

  for (const game of ['lotr-board', 'lotr-lcg', 'tutorial'] as const) {
    const table = await matchOfBots(page, here.site.address, game);
    await page.goto(`${here.site.address}/replay/${table}?at=4`);
    await page.getByRole('slider', { name: say['replay.time'] }).waitFor();
    yield `a replay of ${game}`;
  }
  await page.getByRole('button', { name: say['replay.branch'] }).click();
  yield 'playing on from a replay';

  await page.goto(`${here.site.address}/lobby`);
  await page.getByRole('button', { name: shell['table.new'] }).click();
  const dialog = page.getByRole('dialog', { name: shell['table.new'] });
  await dialog.getByRole('radio', { name: shell['table.where.online'] }).check();
  yield 'a new table';
  await dialog.locator('select').first().selectOption('open');
  await dialog.getByRole('button', { name: shell['table.open'] }).click();
  const invitation = page.getByRole('textbox', { name: shell['invite.title'] });
  await invitation.waitFor();
  yield 'a waiting room';
  const link = await invitation.inputValue();
  await page.context().clearCookies();
  await page.goto(link);
  await page.getByLabel(shell['name.label']).waitFor();
  yield 'an invitation';
  await page.goto(here.site.address);
  await page.getByRole('button', { name: shell['menu.nobody'] }).click();
  await page.getByRole('dialog', { name: shell['name.title'] }).waitFor();
  yield 'a name asked for';
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: shell['home.play.game'].replace('{game}', shell['game.tutorial.name']) })
    .click();
  yield 'a game chosen';
  await page.getByRole('button', { name: shell['home.start'] }).click();
  await page.locator('[data-question]').waitFor();
  yield 'the table for any game';
}

// Each language on a screen of another size: so all sizes are looked at too.
describe.concurrent.each([
  { language: 'en', width: 1440, height: 900 },
  { language: 'es', width: 1024, height: 768 },
  { language: 'ro', width: 390, height: 844 },
] as const)('in $language at $width', ({ language, width, height }) => {
  test('no state of a table has a barrier or a missing word', { timeout: 240_000 }, async ({
    expect: judge,
  }) => {
    const { context, page, complaints } = await visit(here.browser, {
      locale: language,
      viewport: { width, height },
    });
    for await (const state of states(page, language)) {
      judge.soft(await page.getAttribute('html', 'lang'), state).toBe(language);
      judge.soft(await keysShown(page), state).toEqual([]);
      judge.soft(await barriersOn(page), state).toEqual([]);
    }
    judge(complaints).toEqual([]);
    await context.close();
  });
});

import type { Kit } from '@concilio/catalog';
import { answerOpen, atTable, botNamed } from '@concilio/bots';
import { Match, type MatchRecord, NO_OPTIONS, seedFrom } from '@concilio/kernel';
import { renamed } from '@concilio/suite';
import { type KeptReplay, replayOf } from '@concilio/tables';
import { kit as beacon } from '@concilio/tutorial/kit';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { opened } from './opened.ts';
import { logOf, matchOfBots, playToTheEnd, visit } from './steps.ts';

const here = opened();

/** Opens the page of a finished match. */
async function openReplay(page: Page): Promise<string> {
  const table = await matchOfBots(page, here.site.address, 'tutorial');
  await page.goto(`${here.site.address}/replay/${table}`);
  await page.getByRole('slider', { name: 'Timeline' }).waitFor();
  return table;
}

const place = (page: Page, moment: number | string): Locator => page.getByText(`Answer ${moment} of `);
const length = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: 'Timeline' }).getAttribute('max'));

/** How many cards lie open to this viewer. */
async function openCards(page: Page): Promise<number> {
  return page.getByRole('button', { name: /^Ember/ }).count();
}

test('a finished match is scrubbed by mouse and by keys, through everybody’s eyes', async () => {
  const { context, page, complaints } = await visit(here.browser);
  await openReplay(page);
  const answers = await length(page);
  expect(answers).toBeGreaterThan(5);
  await page.getByRole('region', { name: 'The match is over' }).getByRole('list').waitFor();

  // By mouse: in the middle of the line lies the middle of the match.
  const slider = page.getByRole('slider', { name: 'Timeline' });
  const box = await slider.boundingBox();
  if (box === null) throw new Error('The timeline is not to be seen.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const middle = Number(await slider.inputValue());
  expect(Math.abs(middle - answers / 2)).toBeLessThanOrEqual(1 + answers / 20);
  await place(page, middle).waitFor();
  const told = (await logOf(page)).length;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  expect(Number(await slider.inputValue())).toBeGreaterThan(middle);
  expect((await logOf(page)).length).toBeGreaterThan(told);

  // By keys, wherever the focus is.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Home');
  await page.getByText('Before the first answer').waitFor();
  await page.keyboard.press('ArrowRight');
  await place(page, 1).waitFor();
  await page.keyboard.press('ArrowRight');
  await place(page, 2).waitFor();
  await page.keyboard.press('ArrowLeft');
  await place(page, 1).waitFor();
  await page.keyboard.press('End');
  await place(page, answers).waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await place(page, 1).waitFor();

  // All see the card that was laid. A seat sees its own hand too, the audience none; the referee sees all eighteen cards.
  const seen: number[] = [];
  for (const name of ['Flint', 'Amber', 'Jasper', 'Audience', 'All hands open']) {
    await page.getByRole('region', { name: 'Whose eyes' }).getByRole('radio', { name }).check();
    seen.push(await openCards(page));
  }
  const [first, second, third, audience, all] = seen;
  expect(audience).toBe(1);
  for (const one of [first, second, third]) expect(one).toBe(4);
  expect(all).toBe(18);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a match of the board game is told at a glance, and where it turned leads there', async () => {
  const { context, page, complaints } = await visit(here.browser);
  const table = await matchOfBots(page, here.site.address, 'lotr-board');
  await page.goto(`${here.site.address}/replay/${table}`);
  const chart = page.getByRole('img', { name: /^The match at a glance. The Eye: 12, / });
  await chart.waitFor();
  const points = page.getByRole('region', { name: 'Turning points' }).getByRole('button');
  const last = points.last();
  const at = Number(await last.locator('small').innerText());
  expect(at).toBeGreaterThan(0);
  await last.click();
  await place(page, at).waitFor();
  expect(await last.getAttribute('aria-current')).toBe('true');
  expect((await logOf(page)).join('\n')).toContain(await last.locator('span').innerText());
  // By turning points one steps from one to the next.
  await page.getByRole('radio', { name: 'Point' }).check();
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.getByRole('button', { name: 'One step on' }).click();
  await place(page, Number(await points.first().locator('small').innerText())).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('from any moment a match of one’s own goes on', async () => {
  const { context, page, complaints } = await visit(here.browser);
  await openReplay(page);
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await place(page, 3).waitFor();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play on from here' });
  await dialog.getByRole('radio', { name: 'Flint' }).check();
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/local\//);
  expect(await playToTheEnd(page, 'names')).toBeGreaterThan(0);

  // It is kept on this device, and can be looked at when its rules are gone.
  const id = page.url().split('/').at(-1) ?? '';
  await expect.poll(() => isKept(page, id)).toBe(true);
  await makeOlder(page, id);
  await page.goto(`${here.site.address}/replay/${id}`);
  await page.getByText('but not played on from here').waitFor();
  expect(await length(page)).toBeGreaterThan(3);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('End');
  expect((await logOf(page)).length).toBeGreaterThan(3);
  expect(complaints).toEqual([]);
  await context.close();
});

/** Whether this browser has what was to be seen of a match. */
const isKept = (page: Page, id: string): Promise<boolean> =>
  page.evaluate(
    (match) =>
      new Promise<boolean>((done, failed) => {
        const opening = indexedDB.open('concilio-replays', 1);
        opening.addEventListener('error', () => failed(opening.error));
        opening.addEventListener('success', () => {
          const found = opening.result.transaction('replays').objectStore('replays').count(match);
          found.addEventListener('success', () => {
            opening.result.close();
            done(found.result === 1);
          });
        });
      }),
    id,
  );

/** Makes a match of this browser one of an older version of its game. */
const makeOlder = (page: Page, id: string): Promise<void> =>
  page.evaluate(
    (match) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('concilio', 1);
        opening.addEventListener('error', () => failed(opening.error));
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('tables', 'readwrite');
          const tables = change.objectStore('tables');
          const found = tables.get(match);
          found.addEventListener('success', () => {
            const kept = found.result as { readonly founding: object };
            tables.put({ ...kept, founding: { ...kept.founding, version: 0 } });
          });
          change.addEventListener('complete', () => {
            opening.result.close();
            done();
          });
        });
      }),
    id,
  );

test('the download is a record that plays again', async () => {
  const { context, page } = await visit(here.browser);
  await openReplay(page);
  const answers = await length(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('concilio-tutorial.json');
  const record: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  const match = Match.load(beacon, record as MatchRecord);
  expect(match.answers.length).toBe(answers);
  expect(match.outcome).not.toBeNull();
  await context.close();
});

/** What is kept of a match of a version in which all that is shown had other names. */
function keptOfOtherVersion(): KeptReplay {
  const game = { ...renamed(beacon as unknown as Kit), version: 0 };
  const seed = seedFrom('another version');
  const bot = botNamed(game, 'random', { playouts: 1 });
  if (bot === null) throw new Error('Nobody can play.');
  const match = Match.create(game, { seats: 3, options: {}, seed });
  const player = atTable(game, [bot, bot, bot], seed);
  while (match.outcome === null) answerOpen(match, player);
  const seats = match.seats.map(() => ({ name: '', bot: 'random' }));
  return replayOf(
    game,
    {
      game: game.id,
      version: 0,
      options: NO_OPTIONS,
      seed,
      start: null,
      name: '',
      seats,
      clock: null,
      began: 0,
    },
    match.answers.map((answer) => ({ kind: 'answer', at: 0, ...answer, by: 'bot' })),
  );
}

test('a match of an older version plays as it was seen; playing on from there is not offered', async () => {
  const { context, page, complaints } = await visit(here.browser);
  const table = await matchOfBots(page, here.site.address, 'tutorial');
  const replay = keptOfOtherVersion();
  await page.route(`**/api/matches/${table}`, async (route) => {
    const match = await (await route.fetch()).json();
    await route.fulfill({ json: { ...match, record: null, replay } });
  });
  await page.goto(`${here.site.address}/replay/${table}`);
  await page.getByRole('slider', { name: 'Timeline' }).waitFor();
  expect(await length(page)).toBe(replay.answered.length);
  await page.getByText('but not played on from here').waitFor();
  expect(await page.getByRole('button', { name: 'Play on from here' }).count()).toBe(0);

  // The hands are open, and the log has sentences, though today's contract knows none of the fields.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ArrowRight');
  await place(page, 1).waitFor();
  expect(await openCards(page)).toBeGreaterThan(5);
  await page.getByRole('radio', { name: /^Audience/ }).click({ force: true });
  await expect.poll(() => openCards(page)).toBeLessThan(5);
  await page.keyboard.press('End');
  const [referee] = replay.viewers;
  const told = referee?.steps.flatMap(({ beats }) => beats) ?? [];
  expect(told.length).toBeGreaterThan(replay.answered.length);
  const lines = await logOf(page);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join()).not.toMatch(/undefined|event\./);
  expect(complaints).toEqual([]);
  await context.close();
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriersOn } from './axe.ts';
import { openBrowser, openSite, type Site } from './browser.ts';
import { flawsOf } from './layout.ts';
import { visit } from './steps.ts';
import { WARDENS } from './wardens.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), openSite(['--pace', '0'])]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** A line that nobody can read here. */
const STRANGER = '2x Bilbo Baggins (Conflict at the Carrock)';

const dialog = (page: Page) => page.getByRole('dialog');
const cardsIn = (page: Page) => page.getByRole('heading', { name: /^Deck \d+$/ });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first();

/** Brings a deck onto the page of decks, pasted or as a file, and opens it. */
async function bring(page: Page, text: string, file?: string): Promise<void> {
  await page.goto(`${site.address}/decks`);
  await page.getByRole('button', { name: 'Import' }).click();
  if (file === undefined) await dialog(page).getByLabel('Paste the deck here').fill(text);
  else
    await dialog(page)
      .getByLabel('Choose a file')
      .setInputFiles({ name: file, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await dialog(page).getByRole('button', { name: 'Keep as a new deck' }).click();
  await cardsIn(page).waitFor();
}

test('a deck comes and goes in every form', { timeout: 120_000 }, async () => {
  const { context, page, complaints } = await visit(browser);
  await page.goto(`${site.address}/decks`);
  await page.getByText('You have no deck yet.').waitFor();
  expect(await barriersOn(page)).toEqual([]);
  // What cannot be read is said before anything is kept, and what is no deck is not taken for one.
  await page.getByRole('button', { name: 'Import' }).click();
  const paste = dialog(page).getByLabel('Paste the deck here');
  await paste.fill('Dear Ana, how are you?');
  await dialog(page).getByText('No deck can be read from this.').waitFor();
  expect(await dialog(page).getByRole('button', { name: 'Keep as a new deck' }).isDisabled()).toBe(true);
  await paste.fill(`${WARDENS}${STRANGER}`);
  await dialog(page).getByText(`Line 38: ${STRANGER}`).waitFor();
  await dialog(page).getByText('Read: 3 heroes, 50 cards, as RingsDB, text').waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Keep as a new deck' }).click();
  await page.getByRole('heading', { name: 'Wardens of the West' }).waitFor();
  await page.getByRole('heading', { name: 'Deck 50' }).waitFor();
  await status(page, 'Legal').waitFor();
  await page.getByText('starting threat 12 + 8 + 9').waitFor();
  await page.getByText('average cost 2.2').waitFor();
  expect(await barriersOn(page)).toEqual([]);

  // Out in each form, and in again: it is the same deck.
  await page.getByRole('button', { name: 'Export' }).click();
  const written: string[] = [];
  for (const form of ['Concilio', 'RingsDB, JSON', 'OCTGN .o8d', 'RingsDB, text']) {
    await dialog(page).getByRole('radio', { name: form }).check();
    written.push(await dialog(page).getByLabel('The deck in this form').inputValue());
  }
  const coming = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download' }).click();
  expect((await coming).suggestedFilename()).toBe('Wardens of the West.txt');
  const [own = '', json = '', octgn = '', text = ''] = written;
  for (const [form, file] of [
    [own],
    [json, 'rings.json'],
    [octgn, 'Wardens of the West.o8d'],
    [text],
  ] as const) {
    await bring(page, form, file);
    await page.getByRole('heading', { name: 'Wardens of the West' }).waitFor();
    await page.getByRole('heading', { name: 'Deck 50' }).waitFor();
  }
  await page.goto(`${site.address}/decks`);
  const list = page.getByRole('list', { name: 'My decks' });
  await list.getByRole('heading', { name: 'Wardens of the West' }).nth(4).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a deck is changed, checked, kept, copied and deleted', { timeout: 120_000 }, async () => {
  const { context, page, complaints } = await visit(browser);
  await bring(page, WARDENS);
  const legality = page.getByRole('region', { name: 'Legality' });
  await legality.getByText('no hero pays for them').waitFor();

  // By keys alone: looked for, put in, refused with the rule.
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('faramir');
  await page.getByText('1 of 73 cards').waitFor();
  const pool = page.getByRole('region', { name: 'Card pool' });
  const more = pool.getByRole('button', { name: 'One more: Faramir' });
  await more.focus();
  await page.keyboard.press('Enter');
  await pool.getByRole('group', { name: 'Faramir: 3 copies' }).waitFor();
  await page.keyboard.press('Enter');
  const why = page.getByRole('dialog', { name: 'Why not?' });
  await why.getByText('a title goes in three times at most').waitFor();
  expect(await why.getByRole('link', { name: 'LCG-28.02' }).getAttribute('href')).toBe(
    '/rules/lotr-lcg#LCG-28.02',
  );
  expect(await barriersOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await why.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Deck 51' }).waitFor();

  // Filters go together, and can all be taken back.
  await pool.getByRole('button', { name: 'Show all cards' }).click();
  await pool.getByRole('button', { name: 'Spirit', exact: true }).click();
  await pool.getByRole('button', { name: 'Event', exact: true }).click();
  await pool.getByRole('button', { name: 'Not in it' }).click();
  await pool.getByRole('button', { name: 'One more: Will of the West' }).waitFor();
  expect(await pool.getByRole('button', { name: 'One more: A Test of Will' }).count()).toBe(0);
  await pool.getByRole('button', { name: 'Leadership', exact: true }).click();
  await pool.getByRole('button', { name: 'One more: Common Cause' }).waitFor();

  // Less than fifty is said, and which rule wants them; without heroes no match can begin.
  const deck = page.getByRole('region', { name: 'Deck', exact: true });
  await deck.getByRole('button', { name: 'One less: Gandalf' }).click();
  await deck.getByRole('button', { name: 'One less: Gandalf' }).click();
  await legality.getByText('A tournament deck has at least 50 cards, not 49.').waitFor();
  await legality.getByRole('link', { name: 'LCG-28.03' }).waitFor();
  await status(page, 'For playing, not for tournaments').waitFor();
  for (const hero of ['Aragorn', 'Théodred', 'Éowyn'])
    await deck.getByRole('button', { name: `Remove ${hero}` }).click();
  await status(page, 'Not legal').waitFor();
  await legality.getByText('A deck has one to three heroes, not 0.').waitFor();
  await page.getByText('No match can begin with this deck').waitFor();
  await deck.getByRole('button', { name: 'Choose a hero' }).first().click();
  await pool.getByText('12 of 73 cards').waitFor();
  await pool.getByRole('button', { name: 'One more: Éowyn' }).click();

  // A hand can be thrown back once.
  const hand = page.getByRole('region', { name: 'Sample hand' });
  expect(await hand.getByRole('listitem').count()).toBe(6);
  await hand.getByRole('button', { name: 'Mulligan' }).click();
  await hand.getByText('The second hand stays.').waitFor();
  await hand.getByRole('button', { name: 'New hand' }).click();
  await hand.getByRole('button', { name: 'Mulligan' }).waitFor();

  // What was done is there after a reload: cards, notes, name.
  await page.getByLabel('Notes on this deck').fill('Keep the Steward.');
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Name of the deck').fill('Lone Shieldmaiden');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Lone Shieldmaiden' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Lone Shieldmaiden' }).waitFor();
  await page.getByRole('heading', { name: 'Deck 49' }).waitFor();
  expect(await page.getByLabel('Notes on this deck').inputValue()).toBe('Keep the Steward.');
  await page.getByText('starting threat 9').waitFor();

  await page.getByRole('button', { name: 'Copy this deck' }).click();
  await page.getByRole('heading', { name: 'Lone Shieldmaiden (copy)' }).waitFor();
  await page.getByRole('button', { name: 'Delete this deck' }).click();
  await page.getByText('Lone Shieldmaiden (copy) was deleted.').waitFor();
  const list = page.getByRole('list', { name: 'My decks' });
  expect(await list.getByRole('heading').count()).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await list.getByRole('link', { name: 'Lone Shieldmaiden (copy)' }).click();
  expect(await page.getByLabel('Notes on this deck').inputValue()).toBe('Keep the Steward.');

  await page.setViewportSize({ width: 390, height: 844 });
  for (const part of ['Pool', 'Deck', 'Shape', 'Test']) {
    await page
      .getByRole('navigation', { name: 'Parts of the page' })
      .getByRole('button', { name: part })
      .click();
    expect(await flawsOf(page, true), part).toEqual([]);
    expect(await barriersOn(page), part).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test('bots test a deck, and it is played', { timeout: 120_000 }, async () => {
  const { context, page, complaints } = await visit(browser);
  await bring(page, WARDENS);
  const trial = page.getByRole('region', { name: 'Test this deck' });
  await trial.getByLabel('Matches').selectOption('1000');
  await trial.getByRole('button', { name: 'Start' }).click();
  const progress = trial.getByRole('progressbar', { name: 'Progress of the test' });
  await trial.getByRole('img', { name: /% won; between/ }).waitFor();
  await trial.getByText(/a second · \d+ s left/).waitFor();
  await trial.getByRole('button', { name: 'Stop' }).click();
  await trial.getByText('Stopped.').waitFor();
  const stopped = Number(await progress.getAttribute('value'));
  expect(stopped).toBeGreaterThan(0);
  expect(stopped).toBeLessThan(1000);

  await trial.getByLabel('Matches').selectOption('100');
  await trial.getByRole('button', { name: 'Test again' }).click();
  await trial.getByText('100 of 100 played').waitFor({ timeout: 60_000 });
  // With its own seed the series comes out the same wherever it is played.
  const said = await trial.getByRole('img', { name: /% won; between/ }).getAttribute('aria-label');
  const [, rate = '', low = '', high = ''] = /^(\d+) % won; between (\d+) and (\d+) %/.exec(said ?? '') ?? [];
  expect(Number(low)).toBeLessThan(Number(rate));
  expect(Number(rate)).toBeLessThan(Number(high));
  await trial.getByText('The same in numbers').click();
  const sums = { won: 0, lost: 0 };
  for (const row of (await trial.locator('tbody tr').allInnerTexts()).map((line) => line.split(/\s+/))) {
    sums.won += Number(row[1]);
    sums.lost += Number(row[2]);
  }
  expect(sums.won).toBe(Number(rate));
  expect(sums.won + sums.lost).toBe(100);
  await trial.getByRole('heading', { name: `${sums.lost} lost to` }).waitFor();
  expect(await barriersOn(page)).toEqual([]);
  // Another deck would have other figures.
  await page
    .getByRole('region', { name: 'Deck', exact: true })
    .getByRole('button', { name: 'One less: Gandalf' })
    .click();
  await trial.getByText('The deck has changed since').waitFor();

  await page.getByRole('button', { name: 'Play with it' }).click();
  const table = page.getByRole('dialog', { name: 'New table' });
  const first = table.getByLabel('The deck of each player: Seat 1');
  expect(await first.locator('option:checked').innerText()).toBe('Wardens of the West');
  // Two hands: the second has a starter deck without a hero of the first.
  await table.getByRole('button', { name: 'One seat more' }).click();
  const second = table.getByLabel('The deck of each player: Seat 2');
  expect(await second.inputValue()).toBe('tactics');
  expect(await second.locator('option').allInnerTexts()).toContain('Wardens of the West');
  await table.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('[data-question]').waitFor();
  for (const hero of ['Éowyn', 'Théodred', 'Legolas']) await page.getByText(hero).first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a deck travels by link and with its owner', { timeout: 120_000 }, async () => {
  const ana = await visit(browser);
  await ana.page.request.post(`${site.address}/api/guest`, { data: { name: 'Ana' } });
  const kept = ana.page.waitForResponse(
    (reply) => reply.url().endsWith('/api/decks') && reply.request().method() === 'POST',
  );
  await bring(ana.page, WARDENS);
  await kept;
  await ana.page.getByRole('button', { name: 'Share' }).click();
  const link = await dialog(ana.page).getByLabel('Link to this deck').inputValue();
  expect(link.length).toBeLessThan(250);

  // Somebody else opens it: the deck is there, and no server was asked for it.
  const berto = await visit(browser, { locale: 'es' });
  await berto.page.goto(link);
  await berto.page.getByRole('heading', { name: 'Wardens of the West' }).waitFor();
  await berto.page.getByRole('heading', { name: 'Mazo 50' }).waitFor();
  expect(await barriersOn(berto.page)).toEqual([]);
  await berto.page.getByRole('button', { name: 'Guardar una copia' }).click();
  await berto.page.getByRole('button', { name: 'Una menos: Gandalf' }).first().click();
  await berto.page.getByRole('heading', { name: 'Mazo 49' }).waitFor();
  await berto.page.goto(link.slice(0, -6));
  await berto.page.getByText('Este enlace no contiene un mazo entero').waitFor();
  expect(berto.complaints).toEqual([]);
  await berto.context.close();

  // The same person on another device has it too, and what is deleted there is gone here.
  const other = await visit(browser, { storageState: await ana.context.storageState() });
  await other.page.goto(`${site.address}/decks`);
  const gone = other.page.waitForResponse((reply) => reply.url().endsWith('/api/decks/remove'));
  await other.page.getByRole('button', { name: 'Delete Wardens of the West' }).click();
  await gone;
  await ana.page.goto(`${site.address}/decks`);
  await ana.page.getByText('You have no deck yet.').waitFor();
  expect([...ana.complaints, ...other.complaints]).toEqual([]);
  await other.context.close();
  await ana.context.close();
});

import type { Language } from '@concilio/text';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { texts as tableTexts } from '../src/table/text/index.ts';
import { texts } from '../src/text/index.ts';
import { opened } from './opened.ts';
import { answer, logOf, passButton, questionOf, type Visit, visit } from './steps.ts';

const here = opened();

/** Opens a table of four for Ana and one friend through the lobby, with bots on the other seats. Returns the invitation. */
async function openTable(page: Page): Promise<string> {
  await page.goto(`${here.site.address}/lobby`);
  await page.getByRole('button', { name: 'New table' }).click();
  const dialog = page.getByRole('dialog', { name: 'New table' });
  await dialog.getByRole('radio', { name: 'Online' }).check();
  await dialog.getByRole('radio', { name: 'With the link' }).check();
  await dialog.getByLabel('Seat 2').selectOption({ label: 'Free seat' });
  await dialog.getByLabel('Name', { exact: true }).fill('Two at a table');
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await page.getByLabel('Your name at the table').fill('Ana');
  await page.getByRole('button', { name: 'Come in' }).click();
  return page.getByRole('textbox', { name: 'Invite by link' }).inputValue();
}

async function accept(page: Page, invitation: string, language: Language): Promise<void> {
  const say = texts[language];
  await page.goto(invitation);
  await page.getByLabel(say['name.label']).fill('Berto');
  await page.getByRole('button', { name: say['quick.sit'] }).click();
  await page.getByRole('switch', { name: say['room.ready'] }).click();
}

const talk = (page: Page, language: Language): Locator =>
  page.getByRole('list', { name: tableTexts[language]['chat.title'] });

/** Berto is asked whether Ana may take an answer back, and is told which. */
const undoAsked = (page: Page): Locator => {
  const [words = ''] = tableTexts.es['undo.asked.other.what'].replace('{name}', 'Ana').split('«');
  return page.getByText(words.trim());
};

interface Player extends Visit {
  readonly language: Language;
}

/** The question that a player has answered last: an undo brings it back. */
const lastOf = new Map<Language, string>();

async function answers({ page, language }: Player): Promise<void> {
  const sentence = await page.locator('[data-question] h2').innerText();
  if (!(await passButton(page, language).isVisible())) lastOf.set(language, sentence);
  await answer(page, 'names', language);
}

/** Waits until one of the two is asked and the bots have done what they do: they may still interject. */
async function somebodyAsked(...players: readonly Player[]): Promise<void> {
  const asked = async (): Promise<string> =>
    (
      await Promise.all(
        players.map(({ page }) =>
          page.evaluate(
            () => document.querySelector<HTMLElement>('[data-question]')?.dataset['question'] ?? '',
          ),
        ),
      )
    ).join(' ');
  for (let [tries, before] = [0, ' ']; tries < 200; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const now = await asked();
    if (now.trim() !== '' && now === before) return;
    before = now;
  }
  throw new Error('The match waits for nobody.');
}

/** A question that a bot is to answer is closed; the bot waits for those who might interject. */
async function answeredByBot({ page }: Player, question: string | null, other: Player): Promise<void> {
  const open = page.locator(`[data-question="${question}"]`);
  for (let tries = 0; tries < 200 && (await open.isVisible()); tries++) {
    if (await passButton(other.page, other.language).isVisible()) await answers(other);
    else await page.waitForTimeout(100);
  }
  expect(await open.isVisible()).toBe(false);
}

/** Lets both answer in their turns until one of them must. */
async function playUntilAsked(wanted: Player, other: Player, most = 100): Promise<void> {
  for (let count = 0; count < most; count++) {
    await somebodyAsked(wanted, other);
    if (!(await wanted.page.locator('[data-question]').isVisible())) await answers(other);
    else if (await passButton(wanted.page, wanted.language).isVisible()) await answers(wanted);
    else return;
  }
  throw new Error('The question never came.');
}

test('two people at one table', { timeout: 240_000 }, async () => {
  const ana: Player = { ...(await visit(here.browser)), language: 'en' };
  let berto: Player = { ...(await visit(here.browser, { locale: 'es' })), language: 'es' };
  await accept(berto.page, await openTable(ana.page), 'es');
  await ana.page.getByRole('button', { name: 'Start' }).click();
  const players = ana.page.getByRole('region', { name: 'Players' });
  await players.getByText('Berto').waitFor();
  const es = tableTexts.es;

  // Talk: what is written is shown as it was written, and a phrase in the reader's own language.
  await ana.page.getByRole('textbox', { name: 'Say something' }).fill('<b>Hello</b> & well met');
  await ana.page.keyboard.press('Enter');
  await talk(berto.page, 'es').getByText('<b>Hello</b> & well met').waitFor();
  await ana.page.getByRole('button', { name: 'Phrases' }).click();
  await ana.page.getByRole('menuitem', { name: tableTexts.en['phrase.thanks'] }).click();
  await talk(ana.page, 'en').getByText('Thank you.').waitFor();
  await talk(berto.page, 'es').getByText(es['phrase.thanks']).waitFor();

  // An undo by consent: refused once, then agreed to.
  await playUntilAsked(ana, berto);
  await answers(ana);
  await playUntilAsked(berto, ana);
  await answers(berto);
  await somebodyAsked(ana, berto);
  await ana.page.getByRole('button', { name: 'Ask to undo' }).waitFor();
  const before = await logOf(ana.page);
  const place = await berto.page.getByRole('main').boundingBox();
  await ana.page.getByRole('button', { name: 'Ask to undo' }).click();
  await ana.page.getByText('Agreed: 0 of 1.').waitFor();
  const [, taken = ''] = /«(.*)»/.exec(await undoAsked(berto.page).innerText()) ?? [];
  expect(await logOf(berto.page, 'es')).toContain(taken);
  expect(await berto.page.getByRole('main').boundingBox()).toEqual(place);
  await berto.page.getByRole('button', { name: es['undo.refuse'], exact: true }).click();
  await ana.page.getByText('Agreed: 0 of 1.').waitFor({ state: 'detached' });
  expect(await logOf(ana.page)).toEqual(before);
  await ana.page.getByRole('button', { name: 'Ask to undo' }).click();
  await berto.page.getByRole('button', { name: es['undo.agree'], exact: true }).click();
  await undoAsked(berto.page).waitFor({ state: 'detached' });
  await ana.page
    .locator('[data-question] h2')
    .getByText(lastOf.get('en') ?? '')
    .waitFor();
  const undone = await logOf(ana.page);
  expect(undone.length).toBeLessThan(before.length);
  expect(before.slice(0, undone.length)).toEqual(undone);

  // A reload in the middle of a question: it is still there, and so is the whole log, and the talk.
  const again = await questionOf(ana.page);
  await ana.page.reload();
  await ana.page.locator(`[data-question="${again}"]`).waitFor();
  expect(await logOf(ana.page)).toEqual(undone);
  await talk(ana.page, 'en').getByText('<b>Hello</b> & well met').waitFor();

  // A seat handed to a bot while it is asked, and back.
  await playUntilAsked(berto, ana);
  const handed = await questionOf(berto.page);
  await berto.page.getByRole('button', { name: es['top.menu'] }).click();
  await berto.page.getByRole('menuitem', { name: `${es['menu.bot']}: ${es['level.simple']}` }).click();
  await players.getByText('a bot plays on (simple)').waitFor();
  await berto.page.getByText(es['by-bot']).waitFor();
  await answeredByBot(berto, handed, ana);
  await berto.page.getByRole('button', { name: es['menu.back'] }).click();
  await players.getByText('a bot plays on (simple)').waitFor({ state: 'detached' });

  // A browser that goes away and comes back finds everything as it was, and goes on.
  await playUntilAsked(berto, ana);
  const waiting = await questionOf(berto.page);
  const told = await logOf(berto.page, 'es');
  const known = await berto.context.storageState();
  const address = berto.page.url();
  expect(berto.complaints).toEqual([]);
  await berto.context.close();
  await players.getByText('Away').waitFor();
  berto = { ...berto, ...(await visit(here.browser, { locale: 'es', storageState: known })) };
  await berto.page.goto(address);
  await berto.page.locator(`[data-question="${waiting}"]`).waitFor();
  expect(await logOf(berto.page, 'es')).toEqual(told);
  await players.getByText('Away').waitFor({ state: 'detached' });
  await answers(berto);
  await playUntilAsked(ana, berto);

  expect(ana.complaints).toEqual([]);
  expect(berto.complaints).toEqual([]);
  await ana.context.close();
  await berto.context.close();
});

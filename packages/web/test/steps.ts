import type { Language } from '@concilio/text';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { texts as tableTexts } from '../src/table/text/index.ts';
import { texts } from '../src/text/index.ts';

/** A page of somebody's own, and what it has complained about: a test that ends with complaints has failed. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: readonly string[];
}

/**
 * Opens a page on a desk, without animations, in English unless told otherwise. No table rests after the turn of a bot,
 * unless the page has said so.
 */
export async function visit(browser: Browser, wishes: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    reducedMotion: 'reduce',
    ...wishes,
  });
  await context.addInitScript(() => {
    try {
      if (localStorage.getItem('concilio.rests') === null) localStorage.setItem('concilio.rests', 'never');
    } catch {
      // A page that keeps nothing.
    }
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return { context, page, complaints: complaintsOf(page) };
}

function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

/** Waits until the browser keeps all of the client: it does so once a game has been chosen. */
export async function allKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const source = await (await fetch('/sw.js')).text();
    const [, list = '[]'] = /const ALL = (\[.*\]);/.exec(source) ?? [];
    const wanted: string[] = JSON.parse(list);
    const kept = await Promise.all(wanted.map((file) => caches.match(file)));
    return wanted.length > 20 && kept.every((file) => file !== undefined);
  });
}

/** The question that is asked now, by its name in the frame. */
export const questionOf = (page: Page): Promise<string | null> =>
  page.locator('[data-question]').getAttribute('data-question');

/** All lines of the log, as they are read. */
export async function logOf(page: Page, language: Language = 'en'): Promise<readonly string[]> {
  return page
    .getByRole('list', { name: tableTexts[language]['log.title'] })
    .getByRole('listitem')
    .allInnerTexts();
}

/** Sets a position up on the page of positions, and sits down at one of its seats. */
export async function setUp(page: Page, site: string, file: string, seat?: string): Promise<void> {
  await page.goto(`${site}/positions`);
  await page.getByRole('textbox').fill(file);
  if (seat !== undefined) await page.getByRole('radio', { name: seat }).check();
  await page.getByRole('button', { name: 'Set it up' }).click();
}

/** Two clicks from the first page to a match with bots in this browser. */
export async function playHere(
  page: Page,
  site: string,
  game: 'lotr-board' | 'lotr-lcg' | 'lotr-tcg' | 'ragnarok' | 'tutorial',
): Promise<void> {
  await page.goto(site);
  const name = texts.en[`game.${game}.name`];
  await page.getByRole('button', { name: `Play now: ${name}` }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/local\//);
}

/** What is clicked on the table itself, pressed as keys, or found by nothing but its accessible name. */
export type Way = 'click' | 'keys' | 'names';

/**
 * Answers whatever is asked with the first answer that is not doubtful, and lets pass what may be left, until the match
 * is over. Returns how often it answered.
 */
export async function playToTheEnd(page: Page, way: Way, most = 400): Promise<number> {
  for (let count = 0; count < most; count++) if (!(await playOn(page, way))) return count;
  throw new Error(`The match was not over after ${most} answers.`);
}

/** Answers once. `false` if the match is over. */
export async function playOn(page: Page, way: Way): Promise<boolean> {
  const asked = page.getByRole('region', { name: /^(Your turn|You may)$/ });
  const over = page.getByRole('region', { name: 'The match is over' });
  const fallen = page.getByRole('dialog', { name: 'You are out of the game' });
  await asked.or(over).or(fallen).first().waitFor();
  if (await fallen.isVisible()) {
    await fallen.getByRole('button', { name: 'Watch the others' }).click();
    return true;
  }
  if (await over.isVisible()) return false;
  await answer(page, way);
  return true;
}

/** Answers the question that is open, and waits until it is closed. */
export async function answer(page: Page, way: Way, language: Language = 'en'): Promise<void> {
  const question = await questionOf(page);
  await giveAnswer(page, way, language);
  await page.locator(`[data-question="${question}"]`).waitFor({ state: 'detached' });
}

/** Every answer that has a button of its own, what closes the question last. */
export const answersOn = (page: Page, language: Language = 'en'): Locator =>
  page
    .getByRole('list', { name: tableTexts[language]['ask.answers'] })
    .or(page.getByRole('list', { name: tableTexts[language]['ask.closing'] }))
    .getByRole('button');

/** The button that lets an optional question pass. */
export const passButton = (page: Page, language: Language = 'en'): Locator =>
  page.getByRole('button', { name: tableTexts[language]['ask.pass'] });

async function giveAnswer(page: Page, way: Way, language: Language): Promise<void> {
  const say = tableTexts[language];
  const pass = passButton(page, language);
  if (await pass.isVisible()) return way === 'keys' ? pressed(page, pass) : pass.click();
  const confirm = page.getByRole('button', { name: say['ask.confirm'] });
  const buttons = answersOn(page, language);
  // Once a single answer is given, the next question may be there already, and it may want several.
  const areSeveral = await confirm.isVisible();
  const finish = () => (way === 'keys' ? page.keyboard.press('Enter') : confirm.click());
  // What is handed out goes to the first that may have it, one by one.
  const [one = ''] = say['ask.more.of'].split('{');
  const more = buttons.and(page.getByRole('button', { name: one, disabled: false }));
  const areShares = (await buttons.and(page.getByRole('button', { name: one })).count()) > 0;
  if (areSeveral && areShares) {
    while (!(await confirm.isEnabled()))
      await (way === 'keys' ? pressed(page, more.first()) : more.first().click());
    return finish();
  }
  for (let place = 0; place < (await buttons.count()); place++) {
    const button = buttons.nth(place);
    if (await isDoubtful(button)) continue;
    await (way === 'keys' ? pressed(page, button) : inPlace(page, button, way));
    if (!areSeveral) return;
    if (await confirm.isEnabled()) return finish();
  }
  if (areSeveral) return finish();
  throw new Error('There is nothing to answer with.');
}

const isDoubtful = async (button: Locator): Promise<boolean> =>
  (await button.getAttribute('class'))?.includes('doubtful') ?? false;

/** By the key that the answer shows, else by walking to it. */
async function pressed(page: Page, button: Locator): Promise<void> {
  const key = await button.getAttribute('aria-keyshortcuts');
  if (key !== null) return page.keyboard.press(key);
  await button.focus();
  await page.keyboard.press('Enter');
}

/** Where the answer lies on the table it is clicked there, as people do. */
async function inPlace(page: Page, button: Locator, way: Way): Promise<void> {
  const id = await button.getAttribute('data-option');
  const lit = page.locator(`[data-id="${id}"]`);
  if (way === 'click' && id !== null && id.startsWith('#') && (await lit.count()) === 1) await lit.click();
  else await button.click();
}

/** A match of bots alone on the server: it begins at once, is over in a moment, and has a page. Returns the id of its table. */
export async function matchOfBots({ request }: Page, site: string, game: string): Promise<string> {
  const post = async (path: string, data: object): Promise<Record<string, unknown>> => {
    const reply = await request.post(`${site}/api/${path}`, { data });
    if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
    return reply.json();
  };
  await post('guest', { name: 'Ana' });
  const bot = { kind: 'bot', level: 'simple' };
  const { table } = await post('tables', { game, name: 'Bots alone', seats: [bot, bot, bot] });
  for (let tries = 0; tries < 1200; tries++) {
    const { phase } = await (await request.get(`${site}/api/tables/${table}`)).json();
    if (phase === 'over') return String(table);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The match of bots did not come to its end.');
}

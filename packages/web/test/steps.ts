import type { BrowserContext, Locator, Page } from 'playwright-core';

/** What the page complained about: a test that ends with complaints has failed. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

/** A page without animations, in English. */
export async function calmPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return page;
}

const answers = (page: Page): Locator => page.getByRole('list', { name: 'Answers' }).getByRole('button');

export type Way = 'click' | 'keys' | 'names';

/**
 * Answers whatever is asked with the first answer that is not doubtful, and lets pass what may be left, until the match
 * is over. Returns how often it answered.
 */
export async function playToTheEnd(page: Page, way: Way, most = 400): Promise<number> {
  for (let count = 0; count < most; count++) {
    const asked = page.getByRole('region', { name: /^(Your turn|You may)$/ });
    const over = page.getByRole('region', { name: 'The match is over' });
    await asked.or(over).first().waitFor();
    if (await over.isVisible()) return count;
    const question = await asked.getAttribute('data-question');
    await answerOnce(page, way);
    await page.locator(`[data-question="${question}"]`).waitFor({ state: 'detached' });
  }
  throw new Error(`The match was not over after ${most} answers.`);
}

async function answerOnce(page: Page, way: Way): Promise<void> {
  const pass = page.getByRole('button', { name: 'Let it pass' });
  if (await pass.isVisible()) return way === 'keys' ? pressed(page, pass) : pass.click();
  const confirm = page.getByRole('button', { name: 'Confirm' });
  const buttons = answers(page);
  for (let place = 0; place < (await buttons.count()); place++) {
    const button = buttons.nth(place);
    if (await isDoubtful(button)) continue;
    await (way === 'keys' ? pressed(page, button) : inPlace(page, button, way));
    if (!(await confirm.isVisible())) return;
    if (await confirm.isEnabled()) return way === 'keys' ? page.keyboard.press('Enter') : confirm.click();
  }
  if (await confirm.isVisible()) return confirm.click();
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

import { expect, test } from 'vitest';
import { opened } from './opened.ts';
import { playHere, playOn, visit } from './steps.ts';

const here = opened();

test('after the turn of a bot one sentence says what it did, and the table waits', {
  timeout: 120_000,
}, async () => {
  const { context, page, complaints } = await visit(here.browser);
  await page.goto(here.site.address);
  await page.evaluate(() => localStorage.setItem('concilio.rests', 'first'));
  await playHere(page, here.site.address, 'lotr-board');
  const over = page.getByRole('region', { name: 'A turn is over' });
  const asked = page.getByRole('region', { name: /^(Your turn|You may)$/ });
  const restOrAsked = async () => {
    await over.or(asked).first().waitFor();
    return over.isVisible();
  };
  let answers = 0;
  while (!(await restOrAsked())) {
    await playOn(page, 'keys');
    answers += 1;
    expect(answers).toBeLessThan(60);
  }
  await expect.poll(() => over.innerText()).toMatch(/(Frodo|Sam) .*(reveals|plays|rests)/);
  await page.keyboard.press('Enter');
  await over.waitFor({ state: 'hidden' });
  while (!(await restOrAsked())) await playOn(page, 'keys');
  await page.getByRole('button', { name: 'Do not wait any more' }).click();
  for (let count = 0; count < 10; count++) expect(await playOn(page, 'keys')).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('concilio.rests'))).toBe('never');
  expect(complaints).toEqual([]);
  await context.close();
});

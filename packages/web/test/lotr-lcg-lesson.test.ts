import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { texts as cardLesson } from '../src/games/lotr-lcg/lesson/text/index.ts';
import { texts as lessonTexts } from '../src/features/lesson/text/index.ts';
import { barriersOn } from './axe.ts';
import { flawsOf } from './layout.ts';
import { opened } from './opened.ts';
import { playOn, questionOf, visit } from './steps.ts';

const here = opened();

const say = cardLesson.en;

/** Where the browser keeps how far the coach has come. */
const KEPT = 'concilio.lesson.lotr-lcg';

/** So many answers lie in the first round. */
const LISTENED = 16;

/** The coach lets a moment pass before it speaks: a question may be gone at once. */
async function hasHeard(page: Page): Promise<void> {
  const question = await questionOf(page);
  await page.waitForFunction(
    ([name, at]) => localStorage.getItem(name ?? '')?.includes(`"at":${JSON.stringify(at)}`) === true,
    [KEPT, question],
  );
}

test('the guided card game, from the start page to its end', { timeout: 300_000 }, async () => {
  const { context, page, complaints } = await visit(here.browser);
  await page.goto(here.site.address);
  await page.getByRole('link', { name: /Your first card game/ }).click();
  const coach = page.getByRole('region', { name: lessonTexts.en.coach });
  await coach.getByText(say['welcome.text']).waitFor();
  // What belongs to the same question is heard on request, and the keys walk back and forth.
  await coach.getByRole('button', { name: lessonTexts.en['coach.more'] }).click();
  await coach.getByText(say['mulligan.text']).waitFor();
  await page.keyboard.press('b');
  await coach.getByText(say['welcome.text']).waitFor();
  await page.keyboard.press('m');
  await coach.getByText(say['mulligan.text']).waitFor();

  expect(await barriersOn(page)).toEqual([]);
  expect(await flawsOf(page, false)).toEqual([]);

  // Every lesson links to its rules.
  const rule = coach.getByRole('link', { name: 'Rule LCG-2.09' });
  expect(await rule.getAttribute('href')).toBe('/rules/lotr-lcg#LCG-2.09');

  let answers = 0;
  const seen = new Set<string>();
  const title = () => coach.getByRole('heading', { level: 3 }).innerText();
  do {
    // In the first round the coach is listened to; from then on the match is played as fast as it goes.
    if (answers <= LISTENED) await hasHeard(page);
    seen.add(await title());
    if (answers === LISTENED) {
      // Whoever comes back is at the same question, and the coach where it was.
      const [question, before] = [await questionOf(page), await title()];
      await page.reload();
      await page.locator(`[data-question="${question}"]`).waitFor();
      expect(await title()).toBe(before);
    }
    if (answers++ > 600) throw new Error('The match does not come to its end.');
  } while (await playOn(page, 'keys'));
  for (const id of ['mulligan', 'planning', 'commit', 'staging'] as const)
    expect(seen).toContain(say[`${id}.title`]);
  expect(seen.size).toBeGreaterThan(6);

  // The end has the coach's last word, and the way to another try.
  const end = page.getByRole('dialog', { name: 'The match is over' });
  await end.waitFor();
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await coach
    .getByRole('heading', { level: 3, name: new RegExp(`${say['won.title']}|${say['lost.title']}`) })
    .waitFor();
  await page.reload();
  await coach.getByText(say['welcome.text']).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('on a phone the coach leaves the table its room', async () => {
  const { context, page, complaints } = await visit(here.browser, { viewport: { width: 390, height: 844 } });
  await page.goto(`${here.site.address}/learn/lotr-lcg`);
  const coach = page.getByRole('region', { name: lessonTexts.en.coach });
  await coach.getByText(say['welcome.text']).waitFor();
  await page
    .getByRole('list', { name: /^Your hand, 6 cards$/ })
    .getByRole('button')
    .nth(5)
    .waitFor();
  expect(await flawsOf(page, true)).toEqual([]);
  await coach.getByRole('button', { name: lessonTexts.en['coach.fold'] }).click();
  await coach.getByText(say['welcome.text']).waitFor({ state: 'detached' });
  expect((await coach.boundingBox())?.height).toBeLessThanOrEqual(50);
  expect(await flawsOf(page, true)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

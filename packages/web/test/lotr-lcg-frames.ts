/**
 * How smoothly the card game's table moves on a slow machine: plays some rounds with all that flies and counts, and
 * prints one line of JSON. A program and no test, since a figure that is measured on a busy machine says nothing.
 */
import type { View } from '@concilio/lotr-lcg/contract';
import type { Frame } from '@concilio/tables';
import { viewOf } from '../src/table/view.ts';
import { openBrowser, openSite } from './browser.ts';
import { keepIn, prepare } from './prepared.ts';
import { visit } from './steps.ts';

const SLOWER = 4;
/** So many answers are a round and more. */
const ANSWERS = 16;

function isQuest(frame: Frame): boolean {
  const { phase, round } = viewOf<View>(frame);
  return phase === 'quest' && round >= 2 && frame.questions.some(({ optional }) => !optional);
}

const match = prepare({ game: 'lotr-lcg', seed: 'frames', names: ['Ana', 'Bot 1'], until: isQuest });

const browser = await openBrowser();
const site = await openSite();
try {
  const { context, page } = await visit(browser, { reducedMotion: 'no-preference' });
  // The program that runs this file gives functions their names by a helper that pages do not have.
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named;' });
  await page.goto(site.address);
  await keepIn(page, 'here', match);
  await page.goto(`${site.address}/local/here`);
  await page.locator('[data-question]').waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    const seen = { frames: [] as number[], tasks: [] as number[] };
    Object.assign(window, { seen });
    let last = performance.now();
    requestAnimationFrame(function frame(now) {
      seen.frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(duration);
    }).observe({ type: 'longtask', buffered: false });
  });
  // Whatever is asked is answered from within: to look for answers from without takes longer than to draw the table.
  for (let count = 0; count < ANSWERS; count++) {
    await page.waitForFunction(
      () => document.querySelector('[data-question] [data-option], [aria-modal="true"]') !== null,
      undefined,
      { polling: 200, timeout: 60_000 },
    );
    await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement) activeElement.blur();
      document.querySelector<HTMLElement>('[data-option]')?.click();
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('[data-confirm]:not(:disabled)')?.click(),
      );
    });
    await page.waitForTimeout(300);
  }
  const { frames, tasks } = await page.evaluate(
    () => (window as unknown as { seen: { frames: number[]; tasks: number[] } }).seen,
  );
  frames.sort((one, other) => one - other);
  const median = frames[Math.floor(frames.length / 2)] ?? 0;
  const longest = Math.max(0, ...tasks);
  process.stdout.write(
    `${JSON.stringify({ frames: frames.length, median, longest, tasks: tasks.length })}\n`,
  );
  await context.close();
} finally {
  await browser.close();
  await site.close();
}

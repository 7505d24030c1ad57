/**
 * How soon the first page is there on a slow machine behind a slow line: prints one line of JSON. A program and no test,
 * since a figure that is measured on a busy machine says nothing.
 */
import type { Page } from 'playwright-core';
import { openBrowser, openSite } from './browser.ts';
import { visit } from './steps.ts';
import { weigh } from './weight.ts';

const RUNS = 5;
const SLOWER = 4;
/** Ten megabits a second, in bytes; and a usual way to the server and back. */
const LINE = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

/** Milliseconds until the largest thing of the first screen was painted. */
async function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          if (last !== undefined) resolve(last.startTime);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

const browser = await openBrowser();
const site = await openSite();
try {
  const first = await visit(browser);
  const { code, fonts } = await weigh(first.page, site.address);
  await first.context.close();

  const paints: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { context, page } = await visit(browser, { serviceWorkers: 'block' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(site.address);
    await page.waitForLoadState('networkidle');
    paints.push(await largestPaint(page));
    await context.close();
  }
  paints.sort((one, other) => one - other);
  process.stdout.write(`${JSON.stringify({ code, fonts, paints })}\n`);
} finally {
  await browser.close();
  await site.close();
}

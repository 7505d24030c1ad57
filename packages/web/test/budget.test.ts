import { expect, test } from 'vitest';
import { opened } from './opened.ts';
import { playHere, visit } from './steps.ts';
import { scriptOn, weigh } from './weight.ts';

const here = opened([]);

// Romanian needs letters that lie in files of their own.
test.each(['en', 'es', 'ro'])('before a game is chosen little is loaded, in %s', async (locale) => {
  const { context, page } = await visit(here.browser, { locale });
  const { code, fonts, files } = await weigh(page, here.site.address);
  expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  expect(code).toBeLessThanOrEqual(200_000);
  expect(fonts).toBeLessThanOrEqual(120_000);
  // What is kept for the time without a network is what was loaded anyway.
  const worker = await (await page.request.get(`${here.site.address}/sw.js`)).text();
  const [, list = '[]'] = /const SHELL = (\[.*\]);/.exec(worker) ?? [];
  const shell: readonly string[] = JSON.parse(list);
  const kept = shell.filter((file) => /\.(js|css)$/.test(file));
  expect(kept.filter((file) => !files.includes(file))).toEqual([]);
  await context.close();
});

/** What a table's page may load as script. The aim is 250 000 for each: until it is reached, none of them grows. */
const MOST = [
  ['lotr-board', 410_000],
  ['lotr-lcg', 485_000],
  ['lotr-tcg', 435_000],
  ['ragnarok', 412_000],
] as const;

// The worker that keeps the match, and the bots in it, come beside the page.
test.each(MOST)(
  'the table of %s has no more script than %d bytes',
  { timeout: 60_000 },
  async (game, most) => {
    const { context, page } = await visit(here.browser, { locale: 'en' });
    await playHere(page, here.site.address, game);
    // As whoever comes back to it: nothing of the page before.
    await page.reload();
    await page.locator('[data-question]').waitFor();
    const { code, files } = await scriptOn(page);
    expect(code).toBeGreaterThan(100_000);
    expect(code, files).toBeLessThanOrEqual(most);
    await context.close();
  },
);

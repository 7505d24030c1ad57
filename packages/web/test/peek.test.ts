import { expect, test } from 'vitest';
import { opened } from './opened.ts';
import { playHere, questionOf, visit } from './steps.ts';

const here = opened();

test.each(['lotr-board', 'lotr-lcg', 'tutorial'] as const)(
  '%s: a card that the pointer rests on is shown large, and still answers',
  async (game) => {
    const { context, page, complaints } = await visit(here.browser);
    await playHere(page, here.site.address, game);
    await page.locator('[data-question]').waitFor();
    const card = page.locator('main button[data-thing]:not([data-light="blocked"])').last();
    const peek = page.locator('[data-peek]');
    expect(await peek.count()).toBe(0);
    await card.hover();
    await peek.waitFor();
    // It covers neither what is pointed at nor the way there, and is nothing to walk into.
    expect(await peek.evaluate((box) => getComputedStyle(box).pointerEvents)).toBe('none');
    expect((await peek.innerText()).trim()).not.toBe('');
    await page.mouse.move(2, 2);
    await peek.waitFor({ state: 'detached' });

    const lit = page.locator('main button[data-light="lit"]').first();
    if ((await lit.count()) > 0) {
      const asked = await questionOf(page);
      await lit.hover();
      await peek.waitFor();
      await lit.click();
      await peek.waitFor({ state: 'detached' });
      const isChosen = (await lit.count()) > 0 && (await lit.getAttribute('aria-pressed')) === 'true';
      if (!isChosen) await page.locator(`[data-question="${asked}"]`).waitFor({ state: 'detached' });
    }
    expect(complaints).toEqual([]);
    await context.close();
  },
);

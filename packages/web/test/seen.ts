import type { Page } from 'playwright-core';

/** Words on the screen that look like the key of a missing text. */
export const keysShown = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (/^[a-z]+(\.[a-z-]+)+$/.test(text)) found.push(text);
    }
    return found;
  });

import type { Page } from 'playwright-core';
import { gzipSync } from 'node:zlib';

/** What a page has loaded, in bytes as they would travel when packed by gzip. */
export interface Weight {
  readonly code: number;
  readonly fonts: number;
  readonly files: readonly string[];
}

/** Opens a page and weighs all that it loads of itself, until nothing more comes. */
export async function weigh(page: Page, address: string): Promise<Weight> {
  const bodies: Promise<{ readonly kind: string; readonly path: string; readonly bytes: number }>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!['document', 'script', 'stylesheet', 'font'].includes(kind)) return;
    const path = new URL(response.url()).pathname;
    bodies.push(response.body().then((body) => ({ kind, path, bytes: gzipSync(body).length })));
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const loaded = await Promise.all(bodies);
  const sum = (...kinds: string[]): number =>
    loaded.filter(({ kind }) => kinds.includes(kind)).reduce((total, { bytes }) => total + bytes, 0);
  return {
    code: sum('script', 'stylesheet'),
    fonts: sum('font'),
    files: loaded.filter(({ kind }) => kind !== 'document').map(({ path }) => path),
  };
}

/** Weighs the script that the page itself has loaded, packed by gzip; what its workers load is theirs. */
export async function scriptOn(page: Page): Promise<{ readonly code: number; readonly files: string }> {
  await page.waitForLoadState('networkidle');
  // What a worker imports stands in a list of its own.
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = [...new Set(loaded)].filter((name) => /\.js$/.test(name) && !/\/(worker|sw)\b/.test(name));
  const weights = await Promise.all(
    scripts.map(async (name) => {
      const bytes = gzipSync(await (await page.request.get(name)).body()).length;
      return { name: new URL(name).pathname, bytes };
    }),
  );
  return {
    code: weights.reduce((sum, { bytes }) => sum + bytes, 0),
    files: weights
      .toSorted((one, other) => other.bytes - one.bytes)
      .map(({ name, bytes }) => `${bytes} ${name}`)
      .join('\n'),
  };
}

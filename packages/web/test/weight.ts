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

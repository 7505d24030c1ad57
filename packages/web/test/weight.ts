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

const importsIn = (source: string): readonly string[] =>
  [...source.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, file = '']) => file);

/** Weighs the script that the page itself has loaded, packed by gzip; what its workers load is theirs. */
export async function scriptOn(page: Page): Promise<{ readonly code: number; readonly files: string }> {
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const sources = new Map(
    await Promise.all(
      [...new Set(loaded)]
        .filter((name) => name.endsWith('.js'))
        .map(async (name) => [fileOf(name), await (await page.request.get(name)).text()] as const),
    ),
  );
  // The browser counts what a worker imports at once among what the page has loaded.
  const ofWorkers = [...sources.keys()].filter((file) => /^(worker|sw)\b/.test(file));
  for (const file of ofWorkers)
    ofWorkers.push(...importsIn(sources.get(file) ?? '').filter((one) => !ofWorkers.includes(one)));
  const weights = [...sources]
    .filter(([file]) => !ofWorkers.includes(file))
    .map(([file, source]) => ({ file, bytes: gzipSync(source).length }))
    .toSorted((one, other) => other.bytes - one.bytes);
  return {
    code: weights.reduce((sum, { bytes }) => sum + bytes, 0),
    files: weights.map(({ file, bytes }) => `${bytes} ${file}`).join('\n'),
  };
}

const fileOf = (address: string): string => new URL(address).pathname.split('/').at(-1) ?? '';

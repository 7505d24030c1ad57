import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { opened } from './opened.ts';
import { visit } from './steps.ts';

const here = opened();

/** The table as a page can load it, with the names of its parts. */
async function bundled(): Promise<{ readonly script: string; readonly style: string }> {
  const { outputFiles } = await build({
    entryPoints: [new URL('drawing.tsx', import.meta.url).pathname],
    bundle: true,
    write: false,
    outdir: 'drawn',
    format: 'iife',
    platform: 'browser',
    jsx: 'automatic',
    keepNames: true,
    logLevel: 'error',
    loader: { '.woff2': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const of = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: of('.js'), style: of('.css') };
}

/**
 * Listens where React's profiler does, before React is there: after each drawing it hears of the tree, and notes the
 * parts that were drawn. Runs in the page.
 */
function listen(): void {
  interface Fiber {
    readonly type: { readonly name?: string; readonly type?: { readonly name?: string } } | string | null;
    readonly flags: number;
    readonly alternate: Fiber | null;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
  }
  const HAS_WORKED = 1;
  const drawn: string[] = [];
  const look = (fiber: Fiber): void => {
    const before = fiber.alternate;
    const { type } = fiber;
    const name = typeof type === 'string' ? '' : (type?.name ?? type?.type?.name ?? '');
    if ((before === null || (fiber.flags & HAS_WORKED) !== 0) && name !== '') drawn.push(name);
    // Below what is as it was, nothing was drawn.
    if (before !== null && before.child === fiber.child) return;
    for (let one = fiber.child; one !== null; one = one.sibling) if (one !== one.alternate) look(one);
  };
  Object.assign(globalThis, {
    drawn,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      isDisabled: false,
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => {},
      onCommitFiberRoot: (_id: number, { current }: { readonly current: Fiber }) => look(current),
    },
  });
}

/** The parts that are drawn when this is done, and how often. */
const drawnBy = (page: Page, what: 'begin' | 'again' | 'point' | 'change') =>
  page.evaluate((deed) => {
    const { drawn, draw } = globalThis as unknown as {
      readonly drawn: string[];
      readonly draw: Readonly<Record<string, () => void>>;
    };
    drawn.length = 0;
    draw[deed]?.();
    const counts: Record<string, number> = {};
    for (const name of drawn) counts[name] = (counts[name] ?? 0) + 1;
    return counts;
  }, what);

test('a part of the table is drawn when what it shows has changed, and only then', async () => {
  const { context, page, complaints } = await visit(here.browser);
  const { script, style } = await bundled();
  const address = `${here.site.address}/drawn`;
  const body = `<style>${style}</style><body></body>`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
  await page.evaluate(listen);
  await page.addScriptTag({ content: script });
  const first = await drawnBy(page, 'begin');
  for (const part of ['Hand', 'HandCard', 'Corruption', 'Rail', 'Seat'])
    expect(first[part], part).toBeGreaterThan(0);

  // The drawings measure their room, and are drawn once more for it.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

  /** But for what hands on to all parts what the table is given. */
  const parts = async (deed: 'again' | 'point' | 'change') => {
    const { Table: _table, Stage: _stage, ...others } = await drawnBy(page, deed);
    return others;
  };
  const ZONES = ['Laid', 'Corruption', 'Rail', 'Seat', 'You', 'Fellowship', 'Conflict', 'Haven', 'Journey'];
  expect(await parts('again')).toEqual({});
  const pointed = await parts('point');
  expect(pointed).toMatchObject({ HandCard: 1, Piece: 1 });
  for (const part of [...ZONES, 'Hand']) expect(pointed[part], part).toBeUndefined();
  await parts('again');
  const changed = await parts('change');
  expect(changed).toMatchObject({ Hand: 1, HandCard: 1, Piece: 1 });
  for (const part of ZONES) expect(changed[part], part).toBeUndefined();
  expect(complaints).toEqual([]);
  await context.close();
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Serving, serve } from '../../test/serve.ts';

const PAGE = '<!doctype html><title>The page</title>';
const SCRIPT = 'export const much = 1;\n'.repeat(200);

let folder: string;
let server: Serving;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'concilio-web-'));
  await mkdir(join(folder, 'assets'));
  for (const [path, text] of [
    ['index.html', PAGE],
    ['assets/much-1a2b.js', SCRIPT],
  ] as const) {
    await writeFile(join(folder, path), text);
    await writeFile(join(folder, `${path}.br`), brotliCompressSync(text));
    await writeFile(join(folder, `${path}.gz`), gzipSync(text));
  }
  await writeFile(join(folder, 'assets/small-3c4d.js'), 'small');
  server = await serve({ web: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** As it comes over the network: `fetch` would unpack it. */
const asSent = (path: string, accepts: string) =>
  new Promise<{ readonly headers: Readonly<Record<string, unknown>>; readonly body: Buffer }>(
    (done, failed) => {
      const asked = request(
        new URL(path, server.address),
        { headers: { 'accept-encoding': accepts } },
        (reply) => {
          const parts: Buffer[] = [];
          reply.on('data', (part: Buffer) => parts.push(part));
          reply.on('end', () => done({ headers: reply.headers, body: Buffer.concat(parts) }));
        },
      );
      asked.on('error', failed);
      asked.end();
    },
  );

test('files go out as small as the reader can take them', async () => {
  const path = '/assets/much-1a2b.js';
  const brotli = await asSent(path, 'gzip, deflate, br');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotli.headers['content-type']).toMatch(/javascript/);
  expect(String(brotliDecompressSync(brotli.body))).toBe(SCRIPT);
  const gzip = await asSent(path, 'gzip');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(String(gunzipSync(gzip.body))).toBe(SCRIPT);
  const plain = await asSent(path, 'identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(String(plain.body)).toBe(SCRIPT);
  // What is too small to be worth it is there all the same.
  expect(String((await asSent('/assets/small-3c4d.js', 'br')).body)).toBe('small');
});

test('files with a hash in their names are kept for good, the page is asked for each time', async () => {
  const forGood = 'public, max-age=31536000, immutable';
  for (const accepts of ['br', 'identity']) {
    expect((await asSent('/assets/much-1a2b.js', accepts)).headers['cache-control']).toBe(forGood);
    for (const path of ['/', '/index.html', '/lobby', '/rules/lotr-board']) {
      const { headers, body } = await asSent(path, accepts);
      expect(headers['cache-control'], path).toBe('no-cache');
      expect(String(accepts === 'br' ? brotliDecompressSync(body) : body), path).toBe(PAGE);
    }
  }
});

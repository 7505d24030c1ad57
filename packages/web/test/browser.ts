import chromium from '@sparticuz/chromium';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium as playwright } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** How long somebody else may be unpacking the same Chromium. */
const UNPACKING = 60_000;

/** A real Chromium: the one from the registry, or else an installed one. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = (await fromRegistry()) ?? INSTALLED.find((path) => existsSync(path));
  if (executablePath === undefined)
    throw new Error('There is no Chromium here: install one, or run npm ci again.');
  const until = Date.now() + UNPACKING;
  for (;;)
    try {
      return await playwright.launch({ executablePath, args: FLAGS, headless: true });
    } catch (problem) {
      // Files of tests run beside each other, and the first one unpacks it: until that is done it does not start.
      if (Date.now() > until) throw problem;
      await sleep(1000);
    }
}

async function fromRegistry(): Promise<string | undefined> {
  try {
    return await chromium.executablePath();
  } catch {
    return undefined;
  }
}

export interface Site {
  readonly address: string;
  /** Ends the server and starts it again on the same database, at the same address. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** The built server with the built client, as users run it, on a database of its own. */
export async function openSite(words: readonly string[] = []): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'concilio-web-'));
  const built = fileURLToPath(new URL('../../server/dist/server.mjs', import.meta.url));
  if (!existsSync(built)) throw new Error('The server is not built: npm run build.');
  const serve = (port: string) => startServer([built, '--port', port, '--data', folder, ...words]);
  let server = await serve('0');
  const { address } = server;
  return {
    address,
    async restart() {
      await server.end();
      server = await serve(new URL(address).port);
    },
    async close() {
      await server.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startServer(
  words: readonly string[],
): Promise<{ readonly address: string; end(): Promise<void> }> {
  const server = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (data) => {
      said += String(data);
      const [, found] = /Concilio is at (\S+)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    server.once('exit', (code) => reject(new Error(`The server has ended with ${code}: ${said}`)));
  });
  return {
    address,
    async end() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    },
  };
}

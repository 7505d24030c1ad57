import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Server, type Settings, startServer, usual } from '../src/index.ts';

export interface Serving extends Server {
  readonly folder: string;
}

/** A server on loopback with a database of its own, which goes when it is closed. */
export async function serve(settings: Partial<Settings> = {}): Promise<Serving> {
  const folder = await mkdtemp(join(tmpdir(), 'concilio-'));
  const server = await startServer({
    ...usual,
    port: 0,
    where: { folder },
    web: null,
    worker: fileURLToPath(new URL('../dist/think-worker.mjs', import.meta.url)),
    // Tests are quicker than people.
    rates: { requests: 1e6, entries: 1e6, messages: 1e6, burst: 1e6 },
    pace: 0,
    log: 'silent',
    ...settings,
  });
  return {
    ...server,
    folder,
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

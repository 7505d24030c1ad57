import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Where } from '../../src/storage/index.ts';

/** The built server, as those who keep it run it. */
export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  /** At once and without a word: nothing is finished. */
  kill(): Promise<void>;
  /** As one asks it to. */
  stop(): Promise<void>;
}

const built = fileURLToPath(new URL('../../dist/server.mjs', import.meta.url));
/** The server is given so many milliseconds to listen; a loaded machine is slow. */
const PATIENCE = 60_000;

export async function startProcess(where: Where, options: readonly string[] = []): Promise<ServerProcess> {
  if (!existsSync(built)) throw new Error('The server is not built yet: run `npm run build`.');
  const place = 'folder' in where ? ['--data', where.folder] : ['--database', where.url];
  const child = spawn(process.execPath, [built, ...place, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  // Whoever is stopped takes its server along.
  const together = () => child.kill('SIGKILL');
  process.once('exit', together);
  void closed.then(() => process.off('exit', together));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await closed;
  };
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The server does not listen.')), PATIENCE);
    child.stdout.on('data', (text: Buffer) => {
      const found = /Concilio is at (\S+)/.exec((said = `${said}${text.toString()}`.slice(-2000)))?.[1];
      if (found === undefined) return;
      clearTimeout(late);
      resolve(found);
    });
    void closed.then(() => reject(new Error(`The server has ended: ${said}`)));
  });
  return { address, pid: child.pid ?? 0, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Runs a script of this folder until it ends, or until it is killed because it has said enough. Returns what it said. */
export async function runChild(
  script: string,
  argument: unknown,
  enough = Number.POSITIVE_INFINITY,
): Promise<string> {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', file, JSON.stringify(argument)], {
    cwd: dirname(file),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString();
    if (said.length >= enough) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return said;
}

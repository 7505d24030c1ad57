/** What a script of the server's tests comes to: it prints JSON. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../packages/server/test/', import.meta.url));

/** @returns {Promise<any>} */
export async function script(/** @type {string} */ file, /** @type {unknown} */ argument) {
  const child = spawn(process.execPath, ['--import', 'tsx', file, JSON.stringify(argument)], {
    cwd: folder,
    // Its end of the first pipe is closed when this process ends, however that comes about.
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  const [code, signal] = await once(child, 'close');
  if (code !== 0) throw new Error(`${file} has ended with ${code ?? signal}`);
  return JSON.parse(said);
}

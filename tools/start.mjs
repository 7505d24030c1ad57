/** `npm start`: installs nothing, builds what is not built, and serves Concilio. What is given after `--` goes to the server. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const built = ['packages/server/dist/server.mjs', 'packages/web/dist/index.html'];

if (!built.every((file) => existsSync(at(file)))) {
  const { status } = spawnSync(process.execPath, [at('tools/build.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const server = spawn(process.execPath, [at('packages/server/dist/server.mjs'), ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// The server hears of an interrupt itself; what is sent to this process alone is passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 1));

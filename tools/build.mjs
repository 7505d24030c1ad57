/** Builds the command, the server and the web client. */
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { build } from 'esbuild';
import { at, bundleOf, COMMAND, SERVER } from './bundle.mjs';

for (const folder of ['cli', 'server'])
  await rm(at(`packages/${folder}/dist`), { recursive: true, force: true });
for (const entry of [...COMMAND, ...SERVER]) {
  await build(bundleOf(entry));
  process.stdout.write(`built ${entry.to}\n`);
}

execFileSync(
  process.execPath,
  [at('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', at('packages/web')],
  {
    stdio: 'inherit',
  },
);
process.stdout.write('built packages/web/dist\n');

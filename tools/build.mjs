/** Builds the command, the server and the web client. Our own packages are bundled; those of Node's side stay outside. */
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = new URL('../', import.meta.url);
const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, root));

const entries = [
  { from: 'packages/cli/src/main.ts', to: 'packages/cli/dist/concilio.mjs' },
  { from: 'packages/cli/src/sim/worker.ts', to: 'packages/cli/dist/sim-worker.mjs' },
  { from: 'packages/cli/src/bench/server/load.ts', to: 'packages/cli/dist/bench-load.mjs' },
  { from: 'packages/cli/src/bench/server/boardgame.ts', to: 'packages/cli/dist/bench-boardgame.mjs' },
  { from: 'packages/cli/src/bench/server/colyseus.ts', to: 'packages/cli/dist/bench-colyseus.mjs' },
  { from: 'packages/server/src/main.ts', to: 'packages/server/dist/server.mjs' },
  { from: 'packages/server/src/host/think-worker.ts', to: 'packages/server/dist/think-worker.mjs' },
];

/** @type {import('esbuild').Plugin} */
const registryPackagesStayOutside = {
  name: 'registry-packages-stay-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@concilio/')) return undefined;
      return { path, external: true };
    });
  },
};

for (const folder of ['cli', 'server'])
  await rm(at(`packages/${folder}/dist`), { recursive: true, force: true });
for (const { from, to } of entries) {
  await build({
    absWorkingDir: at('.'),
    entryPoints: [from],
    outfile: to,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'warning',
    plugins: [registryPackagesStayOutside],
  });
  process.stdout.write(`built ${to}\n`);
}

execFileSync(
  process.execPath,
  [at('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', at('packages/web')],
  {
    stdio: 'inherit',
  },
);
process.stdout.write('built packages/web/dist\n');

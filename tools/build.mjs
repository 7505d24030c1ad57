/** Builds the concilio command. Our own packages are bundled; those from the registry stay outside. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = new URL('../', import.meta.url);
const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, root));

const entries = [
  { from: 'packages/cli/src/main.ts', to: 'packages/cli/dist/concilio.mjs', optional: false },
  { from: 'packages/cli/src/sim/worker.ts', to: 'packages/cli/dist/sim-worker.mjs', optional: true },
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

await rm(at('packages/cli/dist'), { recursive: true, force: true });
for (const { from, to, optional } of entries) {
  if (optional && !existsSync(at(from))) continue;
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

/** How the command and the server are bundled: our own packages go in, those of the registry stay outside. */
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);

/** The path of a file of the repository. */
export const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, root));

export const COMMAND = [
  { from: 'packages/cli/src/main.ts', to: 'packages/cli/dist/concilio.mjs' },
  { from: 'packages/cli/src/sim/worker.ts', to: 'packages/cli/dist/sim-worker.mjs' },
  { from: 'packages/cli/src/bench/server/load.ts', to: 'packages/cli/dist/bench-load.mjs' },
  { from: 'packages/cli/src/bench/server/boardgame.ts', to: 'packages/cli/dist/bench-boardgame.mjs' },
  { from: 'packages/cli/src/bench/server/colyseus.ts', to: 'packages/cli/dist/bench-colyseus.mjs' },
];

export const SERVER = [
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

/** What esbuild is told for one of them. @satisfies {(entry: { from: string, to: string }) => import('esbuild').BuildOptions} */
export const bundleOf = (/** @type {{ from: string, to: string }} */ { from, to }) => ({
  absWorkingDir: at('.'),
  entryPoints: [from],
  outfile: to,
  bundle: true,
  format: /** @type {const} */ ('esm'),
  platform: /** @type {const} */ ('node'),
  target: 'node20',
  sourcemap: /** @type {const} */ ('linked'),
  logLevel: /** @type {const} */ ('warning'),
  plugins: [registryPackagesStayOutside],
});

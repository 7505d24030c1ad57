/** How fast the kernel runs, against its peer in the same run. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** @typedef {{ name: string, ours: number, peer: number | null, peerName: string | null, ratio: number | null, unit: string }} BenchRow */

const command = fileURLToPath(new URL('../../packages/cli/bin/concilio.mjs', import.meta.url));
const rounded = (/** @type {number} */ value) => Number(value.toPrecision(3)).toLocaleString('en');

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'kernel',
  title: 'Kernel',
  async run() {
    const output = execFileSync(process.execPath, [command, 'bench', 'kernel', '--json'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 64 * 1024 * 1024,
    });
    /** @type {BenchRow[]} */
    const bench = JSON.parse(output);
    const rows = bench.map(({ name, ours, peer, peerName, ratio, unit }) => ({
      what: name,
      figure:
        typeof peer === 'number' && typeof ratio === 'number'
          ? `${rounded(ours)} ${unit}; ${peerName} ${rounded(peer)}: ${rounded(ratio)} times`
          : `${rounded(ours)} ${unit}`,
    }));
    return { rows };
  },
};

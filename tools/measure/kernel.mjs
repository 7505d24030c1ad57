/** How fast the kernel runs, against its peer in the same run. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** @typedef {{ name: string, ours: number, peer: number | null, peerName: string | null, ratio: number | null, unit: string }} BenchRow */

const command = fileURLToPath(new URL('../../packages/cli/bin/concilio.mjs', import.meta.url));
const rounded = (/** @type {number} */ value) => Number(value.toPrecision(3)).toLocaleString('en');

/** How many times faster than the peer each row must be. */
const FLOORS = new Map([
  ['tictactoe/playout', 50],
  ['tictactoe/match', 10],
  ['table/playout', 50],
  ['table/match', 5],
]);

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
    const rows = bench.map(({ name, ours, peer, peerName, ratio, unit }) => {
      if (peer === null || ratio === null) return { what: name, figure: `${rounded(ours)} ${unit}` };
      const floor = FLOORS.get(name) ?? 1;
      return {
        what: name,
        figure: `${rounded(ours)} ${unit}; ${peerName} ${rounded(peer)}: ${rounded(ratio)} times`,
        floor: `${floor} times`,
        held: ratio >= floor,
      };
    });
    return { rows };
  },
};

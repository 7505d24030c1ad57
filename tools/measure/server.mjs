/** How the server does beside its peers. */
import { execFileSync } from 'node:child_process';
import { command, rounded } from './sim.mjs';

/** @typedef {{ name: string, ours: number, peer: number | null, peerName: string | null, ratio: number | null, unit: string }} BenchRow */

/** What must hold of a row, in words and as a check. @type {Record<string, { floor: string, holds: (row: BenchRow) => boolean }>} */
const FLOORS = {
  'server/cpu/colyseus': { floor: 'no more than the peer', holds: ({ ratio }) => (ratio ?? 2) <= 1 },
  'server/p99/colyseus': { floor: 'at most 25 ms', holds: ({ ours }) => ours <= 25 },
  'server/rate/boardgame': { floor: 'as many as the peer', holds: ({ ratio }) => (ratio ?? 0) >= 1 },
};

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'server',
  title: 'Server: 1,000 tables × 1 answer/s, and 20 tables at full speed',
  async run() {
    const output = execFileSync(process.execPath, [command, 'bench', 'server', '--json'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    /** @type {BenchRow[]} */
    const bench = JSON.parse(output);
    const rows = bench.map((row) => {
      const { name, ours, peer, peerName, ratio, unit } = row;
      if (peer === null || ratio === null) return { what: name, figure: `${rounded(ours)} ${unit}` };
      const promised = FLOORS[name];
      return {
        what: name,
        figure: `${rounded(ours)} ${unit}; ${peerName} ${rounded(peer)}: ${rounded(ratio)} times`,
        ...(promised === undefined ? {} : { floor: promised.floor, held: promised.holds(row) }),
      };
    });
    return { rows };
  },
};

/**
 * Whether one can play on from any moment of a finished match by the screen: every tenth answer of two matches of bots a
 * game, each once as it was and once dealt anew for a seat.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'branching',
  title: 'Playing on from any moment, by the screen',
  async run() {
    const said = execFileSync(process.execPath, ['--import', 'tsx', 'packages/web/test/branching.ts'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    /** @type {Record<string, { moments: number, failures: string[] }>} */
    const games = JSON.parse(said);
    return {
      rows: Object.entries(games).map(([game, { moments, failures }]) => ({
        what: `${game}: moments, failures`,
        figure: `${moments}, ${failures.length}${failures.length === 0 ? '' : ` (${failures[0]})`}`,
        floor: '0 failures',
        held: moments > 0 && failures.length === 0,
      })),
    };
  },
};

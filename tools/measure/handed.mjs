/**
 * Files that a seat may take away: 20 matches a game, at every answer and for every seat, now and then two of one moment. Each loads, looks
 * the same to the seat, and tells it nothing of where pieces lie that it has lost track of.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'handed',
  title: 'What a seat may take away',
  async run() {
    const said = execFileSync(process.execPath, ['--import', 'tsx', 'tools/measure/handed.ts'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    /** @type {{ game: string, matches: number, files: number, finding: string | null }[]} */
    const results = JSON.parse(said);
    return {
      rows: results.map(({ game, matches, files, finding }) => ({
        what: `${game}: matches, files`,
        figure: `${matches}, ${files}${finding === null ? ', no failure' : `: ${finding}`}`,
        floor: 'no failure',
        held: finding === null && files > 0,
      })),
    };
  },
};

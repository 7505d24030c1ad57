/**
 * How smoothly the card game's table moves: a round is played with all that flies and counts, on a processor slowed down
 * four times.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const program = 'packages/web/test/lotr-lcg-frames.ts';

const LEAST_FRAMES = 60;
const LONGEST_TASK = 200;

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'lotr-lcg-frames',
  title: 'The Lord of the Rings: The Card Game, the table in motion',
  async run() {
    const said = execFileSync(process.execPath, ['--import', 'tsx', program], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    /** @type {{ frames: number, median: number, longest: number, tasks: number }} */
    const { frames, median, longest, tasks } = JSON.parse(said);
    const rate = Math.round(1000 / median);
    return {
      rows: [
        {
          what: 'frames a second, median',
          figure: `${rate} (of ${frames})`,
          floor: `at least ${LEAST_FRAMES}`,
          held: rate >= LEAST_FRAMES,
        },
        {
          what: 'longest task',
          figure: `${Math.round(longest)} ms (${tasks} of more than 50 ms)`,
          floor: `at most ${LONGEST_TASK} ms`,
          held: longest <= LONGEST_TASK,
        },
      ],
    };
  },
};

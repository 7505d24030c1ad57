/** Taking back the last answer of a long match, and opening it. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const ms = (/** @type {number} */ value) => `${value.toFixed(1)} ms`;
const UNDO = 20;
const OPEN = 60;

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'undo',
  title: 'Undo and opening of long matches',
  async run() {
    const said = execFileSync(process.execPath, ['--import', 'tsx', 'tools/measure/undo.ts'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    /** @type {{ game: string, answers: number, size: number, undo: number, undoAlone: number, open: number, openAlone: number }[]} */
    const results = JSON.parse(said);
    return {
      rows: results.flatMap(({ game, answers, size, undo, undoAlone, open, openAlone }) => [
        {
          what: `${game}, ${answers} answers: the last one is taken back`,
          figure: `${ms(undo)}; from the first answer on ${ms(undoAlone)}`,
          floor: `${UNDO} ms`,
          held: undo <= UNDO,
        },
        {
          what: `${game}, ${answers} answers: the table is opened`,
          figure: `${ms(open)} from a snapshot of ${Math.round(size / 1000)} kB; from the log alone ${ms(openAlone)}`,
          floor: `${OPEN} ms`,
          held: open <= OPEN,
        },
      ]),
    };
  },
};

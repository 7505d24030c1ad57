/**
 * Whether the tables hold what they promise wherever something is asked: 200 questions a game, from matches that differ in
 * company and in how the person plays, each in three languages and at four sizes.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** @type {Record<string, string>} */
const LINES = {
  lit: 'every answer is in sight, or one tap away and that is said',
  closing: 'what closes the question is in sight',
  word: 'no word is broken inside',
  letters: 'no letters under 12 px',
  scroll: 'nothing scrolls within the table',
};

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'tables',
  title: 'Tables wherever something is asked, by the screen',
  async run() {
    const said = execFileSync(process.execPath, ['--import', 'tsx', 'packages/web/test/tables.ts'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 1e8,
    });
    /** @type {Record<string, { questions: number, pictures: number, misses: Record<string, { missed: number, sizes: Record<string, number> }> }>} */
    const games = JSON.parse(said);
    return {
      rows: Object.entries(games).flatMap(([game, { questions, pictures, misses }]) =>
        Object.entries(misses).map(([line, { missed, sizes }]) => {
          const where = Object.entries(sizes)
            .filter(([, count]) => count > 0)
            .map(([size, count]) => `${size}: ${count}`);
          return {
            what: `${game}: ${LINES[line] ?? line}`,
            figure: `missed in ${missed} of ${pictures} pictures of ${questions} questions${missed === 0 ? '' : ` (${where.join(', ')})`}`,
            floor: '0',
            held: pictures > 0 && missed === 0,
          };
        }),
      ),
    };
  },
};

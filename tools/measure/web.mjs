/**
 * What the first page weighs before a game is chosen, and how soon it is there. Bytes are those of all files that it
 * loads, packed by gzip. The largest paint is the median of five first visits, on a processor slowed down four times and
 * behind a line of 10 Mbit/s.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const program = 'packages/web/test/first-sight.ts';

const MOST_CODE = 200_000;
const MOST_FONTS = 120_000;
const LATEST = 2500;

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`;

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'web',
  title: 'Web client: the first page',
  async run() {
    const said = execFileSync(process.execPath, ['--import', 'tsx', program], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    /** @type {{ code: number, fonts: number, paints: number[] }} */
    const { code, fonts, paints } = JSON.parse(said);
    const median = paints[Math.floor(paints.length / 2)] ?? Number.POSITIVE_INFINITY;
    return {
      rows: [
        {
          what: 'script and style',
          figure: kilobytes(code),
          floor: `at most ${kilobytes(MOST_CODE)}`,
          held: code <= MOST_CODE,
        },
        {
          what: 'fonts',
          figure: kilobytes(fonts),
          floor: `at most ${kilobytes(MOST_FONTS)}`,
          held: fonts <= MOST_FONTS,
        },
        {
          what: 'largest contentful paint',
          figure: `${seconds(median)} (${paints.map(seconds).join(', ')})`,
          floor: `at most ${seconds(LATEST)}`,
          held: median <= LATEST,
        },
      ],
    };
  },
};

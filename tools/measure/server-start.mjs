/** How soon a server answers that starts over many running tables: it opens only those that have something to do. */
import { script } from './server/script.mjs';

const TABLES = 10_000;
const DUE = 200;
const SOON = 3000;

const count = (/** @type {number} */ value) => value.toLocaleString('en');
const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`;

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'server-start',
  title: 'Server: a start over many running tables',
  async run() {
    const { first, longest, opened } = await script('start/measure.ts', { tables: TABLES, due: DUE });
    const what = `${count(TABLES)} running tables, ${DUE} of them due`;
    return {
      rows: [
        {
          what: `${what}: from the start of the process to the first answer`,
          figure: seconds(first),
          floor: seconds(SOON),
          held: first <= SOON,
        },
        { what: `${what}: the longest that a request then takes`, figure: seconds(longest) },
        {
          what: `${what}: opened`,
          figure: count(opened),
          floor: `${DUE} at most`,
          held: opened > 0 && opened <= DUE,
        },
      ],
    };
  },
};

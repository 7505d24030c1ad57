/** Whether anything is lost when the server is killed, when a migration is, and when the disk is full. */
import { script } from './server/script.mjs';

const TABLES = 200;
const KILLS = 10;
const SCRIPT = 'kill/measure.ts';

const count = (/** @type {number} */ value) => value.toLocaleString('en');

/** @returns {Promise<import('./figures.mjs').Row[]>} */
async function killed(/** @type {'embedded' | 'postgres'} */ what) {
  const name = what === 'embedded' ? 'embedded database' : 'PostgreSQL';
  const { tables, entries, acknowledged, lost, gaps, unreadable, stuck } = await script(SCRIPT, {
    what,
    tables: TABLES,
    kills: KILLS,
  });
  return [
    {
      what: `${name}: ${KILLS} kills during ${TABLES} running tables, and one during a migration`,
      figure: `${count(acknowledged)} acknowledged answers at ${count(tables)} tables, ${lost} lost; ${count(entries)} lines of log`,
      floor: '0 lost',
      held: lost === 0 && acknowledged > 0,
    },
    {
      what: `${name}: every table goes on`,
      figure: `${stuck} of ${KILLS + 1} lives with a table that did not go on, ${gaps} logs with gaps, ${unreadable} tables not opened`,
      floor: 'none',
      held: stuck + gaps + unreadable === 0,
    },
  ];
}

/** @returns {Promise<import('./figures.mjs').Row[]>} */
async function full() {
  const { acknowledged, lost, gaps, unreadable, refused, acknowledgedWhileFull, wentOn } = await script(
    SCRIPT,
    { what: 'full disk', tables: 20 },
  );
  return [
    {
      what: 'a full disk: answers are refused as not stored',
      figure: `${count(refused)} refused, ${acknowledgedWhileFull} acknowledged meanwhile`,
      floor: '0 acknowledged',
      held: refused > 0 && acknowledgedWhileFull === 0,
    },
    {
      what: 'a full disk: with room again every table goes on',
      figure: `${wentOn ? 'yes' : 'no'}; ${count(acknowledged)} acknowledged, ${lost} lost`,
      floor: 'yes, 0 lost',
      held: wentOn && lost + gaps + unreadable === 0,
    },
  ];
}

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'server-kill',
  title: 'Server: killed, and with a full disk',
  async run() {
    return { rows: [...(await killed('embedded')), ...(await killed('postgres')), ...(await full())] };
  },
};

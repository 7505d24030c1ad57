/** Whether the tests of ragnarok notice what a component no longer does: each effect, ability and condition is left out once. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const dropper = fileURLToPath(new URL('./effects/ragnarok.ts', import.meta.url));
const tsx = fileURLToPath(new URL('../../node_modules/.bin/tsx', import.meta.url));

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'ragnarok-effects',
  title: 'ragnarok: effects that a component may not lose',
  async run() {
    const { stdout, stderr } = spawnSync(tsx, [dropper], { encoding: 'utf8' });
    if (stdout === '') throw new Error(stderr);
    /** @type {{ all: number, missed: string[] }} */
    const { all, missed } = JSON.parse(stdout);
    return {
      rows: [
        {
          what: 'effects, abilities and conditions of the box that were dropped, and not missed',
          figure: `${all}, ${missed.length}${missed.length === 0 ? '' : `: ${missed.join(', ')}`}`,
          floor: 'none survives',
          held: missed.length === 0,
        },
      ],
    };
  },
};

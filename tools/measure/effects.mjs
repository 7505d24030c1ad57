/** Whether the tests of a game notice what a card or component no longer does: a script leaves out one thing after the other. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const tsx = fileURLToPath(new URL('../../node_modules/.bin/tsx', import.meta.url));

/** @returns {import('./figures.mjs').Row[]} */
export function effects(/** @type {string} */ script, /** @type {string} */ what) {
  const file = fileURLToPath(new URL(`./effects/${script}`, import.meta.url));
  const { stdout, stderr } = spawnSync(tsx, [file], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (stdout === '') throw new Error(stderr);
  /** @type {{ all: number, missed: string[] }} */
  const { all, missed } = JSON.parse(stdout);
  return [
    {
      what,
      figure: `${all}, ${missed.length}${missed.length === 0 ? '' : `: ${missed.join(', ')}`}`,
      floor: 'none survives',
      held: missed.length === 0,
    },
  ];
}

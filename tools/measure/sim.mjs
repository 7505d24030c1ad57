/** What `concilio sim` comes to, for measurements. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const command = fileURLToPath(new URL('../../packages/cli/bin/concilio.mjs', import.meta.url));

/**
 * @typedef {{ games: number, errors: unknown[], score: { mean: number }, winRate: { rate: number }, decisionsPerSecond: number, matchesPerSecond: number, seconds: number, outcomes: Record<string, number>, pairs?: number, difference?: { mean: number, low: number, high: number }, better?: string | null, coverage?: Record<string, Record<string, number>> }} Sim
 */

/** What `line` comes to, as it would be typed after `concilio sim`. @returns {Sim} */
export function sim(/** @type {string} */ line) {
  // A match that lacks something is no failure here: what counts is what all matches together have had.
  const { stdout, stderr } = spawnSync(process.execPath, [command, 'sim', ...line.split(' '), '--json'], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

export const rounded = (/** @type {number} */ value) => Number(value.toPrecision(3)).toLocaleString('en');
export const percent = (/** @type {number} */ rate) => `${Math.round(1000 * rate) / 10} %`;

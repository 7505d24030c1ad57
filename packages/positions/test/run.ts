import { parseSource } from '../src/read/source.ts';
import { type Result, runPosition } from '../src/run/run.ts';
import { camp } from './camp.ts';

/** Runs the rest of a position of the camp for two seats; a round number beyond the last would end it. */
export const runCamp = (rest: string, seats = '[Ana, Bo]'): Result =>
  runPosition(camp, parseSource(`game: camp\nseats: ${seats}\n${rest}`));

/** The same, to be compared in one go: `ok`, the error, or the failures without their lines. */
export function verdictOn(rest: string, seats?: string): unknown {
  const { ok, error, failures } = runCamp(rest, seats);
  if (ok) return 'ok';
  return error ?? failures.map(({ path, expected, actual }) => ({ path, expected, actual }));
}

/** A whole position of the camp by its parts. */
export const playCamp = (at: string, given: string, when: string, then = '[]'): unknown =>
  verdictOn(`at: ${at}\ngiven: ${given}\nwhen: ${when}\nthen: ${then}`);

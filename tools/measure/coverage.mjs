/** Whether all that a game has occurs in matches. */
import { sim } from './sim.mjs';

/**
 * Plays what each of the lines says after `concilio sim --coverage`, and adds up what occurred.
 *
 * @param {string[]} lines
 * @returns {import('./figures.mjs').Row[]}
 */
export function coverage(lines, /** @type {number} */ least, /** @type {string} */ what) {
  /** @type {Record<string, number>} */
  const seen = {};
  /** @type {Record<string, number>} */
  const endings = {};
  let games = 0;
  let errors = 0;
  for (const line of lines) {
    const result = sim(`${line} --coverage --seed coverage`);
    games += result.games;
    errors += result.errors.length;
    for (const [reason, count] of Object.entries(result.outcomes))
      endings[reason] = (endings[reason] ?? 0) + count;
    for (const [kind, counts] of Object.entries(result.coverage ?? {}))
      if (kind !== 'missing')
        for (const [name, count] of Object.entries(counts))
          seen[`${kind} ${name}`] = (seen[`${kind} ${name}`] ?? 0) + count;
  }
  const never = Object.keys(seen).filter((name) => seen[name] === 0);
  const ended = Object.values(endings).reduce((sum, count) => sum + count, 0);
  return [
    {
      what: 'matches for coverage, errors',
      figure: `${games}, ${errors}`,
      floor: `at least ${least}, 0 errors`,
      held: games >= least && errors === 0,
    },
    {
      what: 'matches that ended by a rule',
      figure: `${ended} (${Object.entries(endings)
        .map(([reason, count]) => `${reason} ${count}`)
        .join(', ')})`,
      floor: 'all',
      held: ended === games,
    },
    {
      what: `${what} that occurred`,
      figure: `${Object.keys(seen).length - never.length} of ${Object.keys(seen).length}${never.length === 0 ? '' : `; never: ${never.join(', ')}`}`,
      floor: 'all',
      held: never.length === 0,
    },
  ];
}

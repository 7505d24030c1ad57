/** Whether another box is played by the same rules: other names, other numbers, another map (packages/games/ragnarok/test/second-box). */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { command, sim } from './sim.mjs';

export const name = 'ragnarok-second-box';
export const title = 'Lords of Ragnarok: another box by the same rules';

const BOX = fileURLToPath(new URL('../../packages/games/ragnarok/test/second-box', import.meta.url));
/** Of each table: 204 matches in all. */
const GAMES = 34;

export async function run() {
  const checked = JSON.parse(
    execFileSync(process.execPath, [command, 'content', 'check', 'ragnarok', BOX, '--json'], {
      encoding: 'utf8',
    }),
  );
  /** @type {Record<string, number>} */
  const endings = {};
  let games = 0;
  let errors = 0;
  for (const seats of [2, 3, 4])
    for (const bots of ['random', 'simple']) {
      const result = sim(
        `ragnarok --recorded --seed second --games ${GAMES} --seats ${seats} --bots ${bots} --option content=@${BOX}`,
      );
      games += result.games;
      errors += result.errors.length;
      for (const [reason, count] of Object.entries(result.outcomes))
        endings[reason] = (endings[reason] ?? 0) + count;
    }
  const ended = Object.values(endings).reduce((sum, count) => sum + count, 0);
  return {
    rows: [
      { what: 'faults of the second box', figure: checked.faults.length, floor: '0', held: checked.ok },
      {
        what: 'matches with the second box, errors',
        figure: `${games}, ${errors}`,
        floor: 'at least 200, 0 errors',
        held: games >= 200 && errors === 0,
      },
      {
        what: 'matches that ended by a rule',
        figure: `${ended} (${Object.entries(endings)
          .map(([reason, count]) => `${reason} ${count}`)
          .join(', ')})`,
        floor: 'all',
        held: ended === games,
      },
    ],
  };
}

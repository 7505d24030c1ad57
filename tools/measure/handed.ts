/**
 * What a seat may take away from a running match, at every answer of whole matches and for every seat: prints one line of
 * JSON.
 */
import { kit as lotrBoard } from '../../packages/games/lotr-board/src/kit.ts';
import { kit as lotrLcg } from '../../packages/games/lotr-lcg/src/kit.ts';
import { kit as lotrTcg } from '../../packages/games/lotr-tcg/src/kit.ts';
import { kit as ragnarok } from '../../packages/games/ragnarok/src/kit.ts';
import type { Positioned } from '../../packages/positions/src/format.ts';
import { examineFiles } from '../../packages/suite/src/checks/handed.ts';

const SEATS: readonly (readonly [Positioned, readonly number[]])[] = [
  [lotrBoard as unknown as Positioned, [2, 3, 4, 5]],
  [lotrLcg as unknown as Positioned, [1, 2, 3, 4]],
  [lotrTcg as unknown as Positioned, [2, 2, 3, 4]],
  [ragnarok as unknown as Positioned, [2, 2, 3, 4]],
];
/** At each table. */
const MATCHES = 5;

/** Those that are named, or all. */
const asked = process.argv.slice(2);
const results = SEATS.filter(([{ id }]) => asked.length === 0 || asked.includes(id)).map(([game, seats]) => {
  const examined = examineFiles(
    {
      game,
      tables: seats.map((count) => ({ seats: count })),
      matches: MATCHES,
      seed: 'handed',
      module: { url: import.meta.url, path: [] },
    },
    1,
  );
  return { game: game.id, matches: seats.length * MATCHES, ...examined };
});
process.stdout.write(`${JSON.stringify(results)}\n`);

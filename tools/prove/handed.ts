/**
 * What a seat may take away from a running match, at every answer of whole matches and for every seat: prints one line of
 * JSON.
 */
import { lotrBoard } from '../../packages/games/lotr-board/src/index.ts';
import { lotrLcg } from '../../packages/games/lotr-lcg/src/index.ts';
import { lotrTcg } from '../../packages/games/lotr-tcg/src/index.ts';
import type { Game, Shape } from '../../packages/kernel/src/index.ts';
import { ragnarok } from '../../packages/games/ragnarok/src/index.ts';
import { examineFiles } from '../../packages/suite/src/checks/handed.ts';

const SEATS: readonly (readonly [Game<Shape>, readonly number[]])[] = [
  [lotrBoard as unknown as Game<Shape>, [2, 3, 4, 5]],
  [lotrLcg as unknown as Game<Shape>, [1, 2, 3, 4]],
  [lotrTcg as unknown as Game<Shape>, [2, 2, 3, 4]],
  [ragnarok as unknown as Game<Shape>, [2, 2, 3, 4]],
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

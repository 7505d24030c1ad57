/** Whole matches through all viewers, beat by beat, and what their frames weigh: prints one line of JSON. */
import type { Playable } from '../../packages/bots/src/index.ts';
import { kit as lotrBoard } from '../../packages/games/lotr-board/src/kit.ts';
import { kit as lotrLcg } from '../../packages/games/lotr-lcg/src/kit.ts';
import { kit as lotrTcg } from '../../packages/games/lotr-tcg/src/kit.ts';
import { kit as ragnarok } from '../../packages/games/ragnarok/src/kit.ts';
import { kit as beacon } from '../../packages/games/tutorial/src/kit.ts';
import {
  derive,
  Match,
  NO_OPTIONS,
  QuickRandom,
  type Seat,
  seedFrom,
  type Shape,
} from '../../packages/kernel/src/index.ts';
import { followed } from '../../packages/suite/src/checks/beats.ts';
import { LiveTable } from '../../packages/tables/src/index.ts';

const SEATS: readonly (readonly [Playable<Shape>, readonly number[]])[] = [
  [beacon as unknown as Playable<Shape>, [2, 3, 3, 4]],
  [lotrBoard as unknown as Playable<Shape>, [2, 3, 4, 5]],
  [lotrLcg as unknown as Playable<Shape>, [1, 2, 3, 4]],
  [lotrTcg as unknown as Playable<Shape>, [2, 2, 3, 4]],
  [ragnarok as unknown as Playable<Shape>, [2, 2, 3, 4]],
];
/** At each table. */
const MATCHES = 5;

/** What is sent to the seats while bots play a match: by beats, and if each frame had the whole view. */
function weighed(game: Playable<Shape>, seats: number, seed: string) {
  const table = LiveTable.open(
    game,
    {
      game: game.id,
      version: game.version,
      options: NO_OPTIONS,
      seed,
      start: null,
      name: '',
      seats: Array.from({ length: seats }, () => ({ name: '', bot: 'simple' })),
      clock: null,
      began: 0,
    },
    [],
  );
  const clients = table.match.seats.map((seat: Seat) => ({ seat, follower: table.follow(seat) }));
  for (const { follower } of clients) follower.take();
  const weight = { frames: 0, whole: 0, next: 0 };
  let before = clients.map(({ seat }) => table.haveNow(seat));
  for (let turn = table.botTurn(() => false); turn !== null; turn = table.botTurn(() => false)) {
    table.answerByBot(turn, table.questionTo(turn.seat) ?? '', table.think(turn), 0);
    for (const [place, { follower }] of clients.entries()) {
      const { next, isNew, whole } = follower.take();
      if (!isNew || next === null) continue;
      weight.frames += 1;
      weight.next += Buffer.byteLength(next());
      weight.whole += Buffer.byteLength(whole(before[place] ?? null));
    }
    before = clients.map(({ seat }) => table.haveNow(seat));
  }
  return weight;
}

/** Those that are named, or all. */
const asked = process.argv.slice(2);
const results = SEATS.filter(([{ id }]) => asked.length === 0 || asked.includes(id)).map(([game, tables]) => {
  const figures = { moments: 0, failures: 0 };
  const weight = { frames: 0, whole: 0, next: 0 };
  let finding: string | null = null;
  for (const [table, seats] of tables.entries())
    for (let number = 0; number < MATCHES; number++) {
      const seed = derive(seedFrom('beats'), `${game.id} table ${table} match ${number}`);
      const match = Match.create(game, { seats, seed });
      finding ??= followed(match, new QuickRandom(derive(seed, 'answers')), figures);
      const { frames, whole, next } = weighed(game, seats, seed);
      weight.frames += frames;
      weight.whole += whole;
      weight.next += next;
    }
  return { game: game.id, matches: tables.length * MATCHES, ...figures, finding, ...weight };
});
process.stdout.write(`${JSON.stringify(results)}\n`);

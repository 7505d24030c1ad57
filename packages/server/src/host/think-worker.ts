import { botNamed } from '@concilio/bots';
import { isGameId, loadKit } from '@concilio/catalog';
import { advance, type From, type Pick, type Shape } from '@concilio/kernel';
import { replayOf } from '@concilio/tables';
import { gameOf } from '../games.ts';
import type { Finished, Task } from './thinking.ts';

/** One thought of one bot, in a thread of its own. */
export default function think({
  game: id,
  seed,
  from,
  seat,
  level,
  optional,
  milliseconds,
}: Task): Pick | null {
  const game = gameOf(id);
  const bot = game === null ? null : botNamed(game, level, { milliseconds, now: () => performance.now() });
  if (game === null || bot === null) throw new Error(`There is no bot "${level}" for "${id}".`);
  const { checkpoint, answers, table, open } = advance(game, JSON.parse(from) as From<Shape>, []).standing;
  const asked = open.find((one) => one.seat === seat);
  if (asked === undefined) throw new Error(`Seat ${seat} is asked nothing.`);
  const here = { game, state: table.state, checkpoint, answers };
  return bot.player(game, seat, seed)(seat, asked.question, optional, here);
}

/** What there was to be seen of one finished match, as JSON. */
export async function replay({ setup, entries }: Finished): Promise<string> {
  if (!isGameId(setup.game)) throw new Error(`There is no game "${setup.game}".`);
  return JSON.stringify(replayOf(await loadKit(setup.game), setup, entries));
}

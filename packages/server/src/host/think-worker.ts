import { botNamed } from '@concilio/bots';
import { Match, type Pick } from '@concilio/kernel';
import { gameOf } from '../games.ts';
import type { Task } from './thinking.ts';

/** One thought of one bot, in a thread of its own. */
export default function think({ record, seat, level, optional, milliseconds }: Task): Pick | null {
  const game = gameOf(record.game);
  const bot = game === null ? null : botNamed(game, level, { milliseconds, now: () => performance.now() });
  if (game === null || bot === null) throw new Error(`There is no bot "${level}" for "${record.game}".`);
  const match = Match.load(game, record);
  const open = match.open.find((one) => one.seat === seat);
  if (open === undefined) throw new Error(`Seat ${seat} is asked nothing.`);
  return bot.player(game, seat, record.seed)(seat, open.question, optional, match.here);
}

import type { Shape } from '@concilio/kernel';
import { parseSource, start } from '@concilio/positions';
import { beginningOf } from '@concilio/tables';
import { loadKit } from '../../../client/games.ts';
import type { LocalPlan } from '../../../net/local/messages.ts';
import type { Names } from '../../../features/lesson/course.ts';
import { FIRST_CONFLICT } from './position.ts';

/** The player is Frodo, who bears the Ring; two simple bots play the others. */
export async function plan(names: Names): Promise<LocalPlan> {
  const game = await loadKit('lotr-board');
  const { match } = start<Shape>(game, parseSource(FIRST_CONFLICT));
  return {
    ...beginningOf(match),
    name: names.match,
    seats: [
      { name: names.me, bot: null },
      { name: names.bot(1), bot: 'simple' },
      { name: names.bot(2), bot: 'simple' },
    ],
  };
}

import type { Json, JsonRecord, Shape } from '@concilio/kernel';
import { parseSource, start } from '@concilio/positions';
import type { AnyGame } from '@concilio/words';
import type { LocalPlan } from '../../offline/messages.ts';
import type { Names } from '../course.ts';
import { FIRST_CONFLICT } from './position.ts';

/** The player is Frodo, who bears the Ring; two simple bots play the others. */
export function plan(game: AnyGame, names: Names): LocalPlan {
  const { match } = start<Shape>(game, parseSource(FIRST_CONFLICT));
  const { seed, options, start: table } = match.save();
  return {
    game: game.id,
    name: names.match,
    options: options as JsonRecord,
    seed,
    start: table as unknown as Json,
    seats: [
      { name: names.me, bot: null },
      { name: names.bot(1), bot: 'simple' },
      { name: names.bot(2), bot: 'simple' },
    ],
  };
}

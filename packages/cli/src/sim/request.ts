import { botsOf } from '@concilio/bots';
import { schema, seedFrom } from '@concilio/kernel';
import { randomBytes } from 'node:crypto';
import type { Call } from '../command.ts';
import type { Kit } from '../games.ts';
import { readOptions } from '../options.ts';
import { Misuse } from '../text/say.ts';
import { matched } from './better.ts';
import { coresHere, mostWorkers } from './crew.ts';
import type { Lineup, Plan } from './plan.ts';
import { misuse, type Say } from './text.ts';

/** What the command was asked to do. */
export interface Request {
  readonly plan: Plan;
  /** As it was written, or as it was drawn: whoever gives it again gets the same matches. */
  readonly seed: string;
  readonly matches: number;
  readonly workers: number;
  /** The line-ups of matched pairs, with `--until better`. */
  readonly pairs: readonly [Lineup, Lineup] | null;
  /** The folder for records of matches that failed. */
  readonly errors: string;
}

const GAMES = 100;
const PAIRS = 500;
const BUDGET = '200p';

/** Matches without search are so short that threads are not worth their start below this. */
const MANY = 2000;

/** Reads the options of a call. Everything that is wrong with them is said in one sentence. */
export function readRequest(game: Kit, values: Call['values'], say: Say): Request {
  const until = textOf(values.until);
  if (until !== undefined && until !== 'better') throw misuse(say, 'misuse.until', { given: until });
  const bots = (textOf(values.bots) ?? 'random').split(',').map((name) => name.trim());
  for (const name of bots) mustHave(game, name);
  if (until !== undefined && bots.length !== 2) throw misuse(say, 'misuse.two');

  const seats = readSeats(game, bots.length, until !== undefined, values, say);
  const pairs = until === undefined ? null : matched(game.kind, seats);
  const lineups = pairs ?? [Array.from({ length: seats }, (_, seat) => seat % bots.length)];
  const games = wholeNumber('games', values.games, 1, say) ?? (pairs === null ? GAMES : PAIRS);
  const matches = games * lineups.length;
  const seed = textOf(values.seed) ?? randomBytes(16).toString('hex');
  const worthThreads = matches >= MANY || (bots.includes('strong') && matches > 1);
  return {
    plan: {
      game: game.id,
      seats,
      options: checkedOptions(game, values.option, say),
      seed: seedFrom(seed),
      bots,
      lineups,
      budget: readBudget(textOf(values.budget) ?? BUDGET, say),
      recorded: values.recorded === true,
      coverage: values.coverage === true,
    },
    seed,
    matches,
    workers: Math.min(
      wholeNumber('workers', values.workers, 1, say) ?? (worthThreads ? coresHere() : 1),
      mostWorkers(),
    ),
    pairs,
    errors: textOf(values.errors) ?? '.',
  };
}

/** As many seats as bots are named, and at least as many as the game needs. */
function readSeats(
  { id, kind, seats: { min, max } }: Kit,
  bots: number,
  compared: boolean,
  values: Call['values'],
  say: Say,
): number {
  // Compared in a co-operative game, each bot has the whole table to itself.
  const needed = compared && kind === 'cooperative' ? 1 : bots;
  const seats = wholeNumber('seats', values.seats, 1, say) ?? Math.max(min, needed);
  if (seats < min || seats > max) throw new Misuse('misuse.seats', { game: id, min, max, count: seats });
  if (needed > seats) throw misuse(say, 'misuse.crowd', { bots, seats });
  return seats;
}

function mustHave(game: Kit, given: string): void {
  const known = botsOf(game);
  if (known.includes(given)) return;
  const near = schema.nearest(given, known);
  throw near === null
    ? new Misuse('misuse.bot', { game: game.id, given, known: known.join(', ') })
    : new Misuse('misuse.bot.near', { game: game.id, given, near });
}

function checkedOptions(game: Kit, given: Call['values'][string], say: Say): object {
  const checked = schema.check(game.options, readOptions(game, given));
  if (checked.problems === undefined) return checked.value;
  const [first] = checked.problems;
  const problem = first === undefined ? '' : [first.path.join('.'), first.message].filter(Boolean).join(': ');
  throw misuse(say, 'misuse.option', { problem: problem.endsWith('?') ? problem : `${problem}.` });
}

function readBudget(given: string, say: Say): Plan['budget'] {
  const [, amount, unit] = /^(\d{1,9})(ms|p)?$/.exec(given) ?? [];
  if (amount === undefined || Number(amount) === 0) throw misuse(say, 'misuse.budget', { given });
  return unit === 'p' ? { playouts: Number(amount) } : { milliseconds: Number(amount) };
}

function wholeNumber(option: string, value: Call['values'][string], min: number, say: Say): number | null {
  const given = textOf(value);
  if (given === undefined) return null;
  const number = /^\d{1,9}$/.test(given) ? Number(given) : -1;
  if (number < min) throw misuse(say, 'misuse.number', { option, min, given });
  return number;
}

const textOf = (value: Call['values'][string]): string | undefined =>
  typeof value === 'string' ? value : undefined;

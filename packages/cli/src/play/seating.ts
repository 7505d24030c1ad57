import { botsOf } from '@concilio/bots';
import { schema } from '@concilio/kernel';
import type { Kit } from '../games.ts';
import type { Player } from '../saved.ts';
import { Misuse } from '../text/say.ts';

/** What `--seats`, `--bots` and `--as` say. */
export interface Wishes {
  readonly seats: string | undefined;
  readonly bots: string | undefined;
  readonly as: string | undefined;
}

const NAMES = ['Ana', 'Bo', 'Cleo', 'Dan', 'Eva', 'Filip', 'Gil', 'Hana'];

/** The quickest bot that knows something of the game; left out, `--bots` is this one. */
export const quickBot = (game: Kit): string => (botsOf(game).includes('simple') ? 'simple' : 'random');

/** Who sits where: people where `--as` says, at the first seat if it says nothing, and bots everywhere else. */
export function seatPlayers(game: Kit, wishes: Wishes): readonly Player[] {
  const bots = botNames(game, wishes.bots);
  const names = seatNames(game, wishes.seats, listOf(wishes.as), bots.length);
  return playersAt(game, names, names.slice(0, 1), wishes);
}

/** The same at a table whose seats have their names already; `usual` are the people if `--as` says nothing. */
export function playersAt(
  game: Kit,
  names: readonly string[],
  usual: readonly string[],
  wishes: Wishes,
): readonly Player[] {
  const people = wishes.as === undefined ? usual : listOf(wishes.as);
  const bots = botNames(game, wishes.bots);
  const unknown = people.find((person) => !names.includes(person));
  if (unknown !== undefined) throw unknownSeat(unknown, names);
  const left = names.length - people.length;
  if (bots.length > left) throw new Misuse('misuse.bots', { bots: bots.length, seats: left });
  let next = 0;
  return names.map((name) => ({
    name,
    bot: people.includes(name) ? null : (bots[Math.min(next++, bots.length - 1)] ?? quickBot(game)),
  }));
}

function seatNames(
  game: Kit,
  seats: string | undefined,
  people: readonly string[],
  bots: number,
): readonly string[] {
  // Names that set-up deals by lot are not the seats' own.
  const fixed = game.position.seats.dealt === undefined ? game.seatNames : null;
  // `-1`, `2.5` and `1e9` are wrong numbers and not names.
  const named = seats !== undefined && !/^[-+.]?\d[^,]*$/.test(seats);
  const least = Math.max(game.seats.min, Math.max(1, people.length) + (bots > 1 ? bots : 0));
  const count = named ? listOf(seats).length : Number(seats ?? least);
  if (!Number.isInteger(count) || count < game.seats.min || count > game.seats.max)
    throw new Misuse('misuse.seats', {
      game: game.id,
      min: game.seats.min,
      max: game.seats.max,
      count: named ? count : (seats ?? count),
    });
  const names = named ? listOf(seats) : defaultNames(fixed, people, count);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Misuse('misuse.seats.twice', { name: twice });
  const foreign = fixed === null ? undefined : names.find((name) => !fixed.includes(name));
  if (fixed !== null && foreign !== undefined) throw unknownSeat(foreign, fixed);
  return names;
}

/** The names that the game prescribes, or the people first and then names that nobody has. */
function defaultNames(
  fixed: readonly string[] | null,
  people: readonly string[],
  count: number,
): readonly string[] {
  if (fixed !== null) return fixed.slice(0, count);
  const others = NAMES.filter((name) => !people.includes(name));
  return [...people, ...others].slice(0, count);
}

function botNames(game: Kit, given: string | undefined): readonly string[] {
  const known = botsOf(game);
  for (const name of listOf(given)) {
    if (known.includes(name)) continue;
    const near = schema.nearest(name, known);
    throw near === null
      ? new Misuse('misuse.bot', { game: game.id, given: name, known: known.join(', ') })
      : new Misuse('misuse.bot.near', { game: game.id, given: name, near });
  }
  return listOf(given);
}

function unknownSeat(name: string, known: readonly string[]): Misuse {
  return new Misuse('misuse.seat', { given: name, known: known.join(', ') });
}

const listOf = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

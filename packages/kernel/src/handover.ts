import { seenBy } from './eyes.ts';
import type { Game, Shape } from './game.ts';
import { canonical, copy, type Json, type JsonRecord } from './json.ts';
import { Match } from './match.ts';
import type { Table } from './play.ts';
import { derive, drawsSoFar, QuickRandom } from './random.ts';
import { Unreadable } from './record.ts';
import type { Seat } from './seat.ts';
import { renamed, renamingFor } from './twin.ts';

/** How many guesses are made at a table that looks to the seat exactly as the real one. */
const GUESSES = 50;

/**
 * A match that a seat may have while the real one runs: it looks the same to that seat, and everything that the seat
 * cannot see is dealt anew, with a fresh seed and with other ids. For "play on from here" and for reports of rule
 * problems. If others have answered in the open step, perhaps in secret, or dice were thrown in it, the match begins at
 * that step, whose questions are then asked again.
 */
export function matchFor<G extends Shape>(match: Match<G>, seat: Seat, seed: string): Match<G> {
  const { game, from } = match;
  const random = new QuickRandom(derive(seed, 'handover'));
  const since = match.checkpoint().answers;
  const asNow =
    since.every((answer) => answer.seat === seat) &&
    drawsSoFar(from.checkpoint.random) === drawsSoFar(match.table.random);
  for (let guess = 0; guess < GUESSES; guess++) {
    const renumber = renumbering(game, from.checkpoint, random);
    const start = renumber(guessFor(match, seat, random));
    start.random = { seed, draws: {}, forced: [] };
    start.aliasSeed = seed;
    const handed = Match.create(game, { seats: match.seats.length, options: match.options, seed, start });
    if (!asNow || (handed.answerAgain(renumber(since)) && looksTheSame(match, handed, seat))) return handed;
  }
  throw new Unreadable(
    'This moment cannot be handed out: the table cannot be told apart from what the seat may know.',
  );
}

/** The table before the open step, with all that the seat cannot know imagined. */
function guessFor<G extends Shape>({ game, from }: Match<G>, seat: Seat, random: QuickRandom): Table<G> {
  const guess = copy(from.checkpoint);
  game.imagine(guess.state, seat, random);
  const pieces = game.pieces?.(guess.state);
  if (pieces === undefined) return guess;
  // The seat may have learned faces since the checkpoint, which `imagine` has dealt anew there.
  const real = game.pieces?.(from.checkpoint.state)?.faces ?? [];
  pieces.faces = [...real];
  const renaming = renamingFor(game, from, [], seat, random);
  return renaming === null ? guess : renamed(game, guess, renaming);
}

/**
 * Gives every piece another number, wherever it is named: the numbers of the real table would tell a seat where pieces
 * lie that it has lost track of.
 */
function renumbering<G extends Shape>(
  game: Game<G>,
  table: Table<G>,
  random: QuickRandom,
): <T>(value: T) => T {
  const numbers = (game.pieces?.(table.state).faces ?? []).map((_, index) => index);
  random.shuffle('numbers', numbers);
  const other = (id: string) => `#${numbers[Number(id.slice(1))] ?? id.slice(1)}`;
  const renumber = (value: Json): Json => {
    if (typeof value === 'string') return value.replace(/#\d+/g, other);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(renumber);
    return Object.fromEntries(
      Object.entries(value as JsonRecord).map(([key, item]) => [renumber(key), renumber(item)]),
    );
  };
  return <T>(value: T): T => {
    const result = renumber(value as Json) as T;
    const pieces = isTable<G>(value) ? game.pieces?.((result as Table<G>).state) : undefined;
    if (pieces === undefined) return result;
    const { faces, known, mixed } = pieces;
    const moved = <Item>(list: readonly Item[]): Item[] => {
      const places = [...list];
      list.forEach((item, index) => {
        places[numbers[index] ?? index] = item;
      });
      return places;
    };
    Object.assign(pieces, { faces: moved(faces), known: moved(known), mixed: moved(mixed) });
    return result;
  };
}

const isTable = <G extends Shape>(value: unknown): value is Table<G> =>
  typeof value === 'object' && value !== null && 'aliasSeed' in value;

/** The same view and the same questions, but for the ids, which are new. */
function looksTheSame<G extends Shape>(one: Match<G>, other: Match<G>, seat: Seat): boolean {
  const looks = (match: Match<G>) => {
    const { view, waitingFor, questions } = seenBy(match, seat);
    // Who has filled a secret slot by now is in no file: in the handed match nobody has.
    const waiting = match.how === 'each' ? [] : waitingFor;
    const asked = questions.map(({ question: _ticket, ...rest }) => rest);
    const names: string[] = [];
    return canonical([view, waiting, asked]).replace(/#\w+/g, (id) => {
      if (!names.includes(id)) names.push(id);
      return `#${names.indexOf(id)}`;
    });
  };
  return looks(one) === looks(other);
}

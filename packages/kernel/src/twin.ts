import type { Game, Shape } from './game.ts';
import { copy } from './json.ts';
import { hasForgotten, isKnown, type PieceId } from './pieces.ts';
import type { Table } from './play.ts';
import { newTable } from './playout.ts';
import type { QuickRandom, Random } from './random.ts';
import { advance, type Answer, type From } from './recorded.ts';
import type { Seat } from './seat.ts';

/** What each face is to be called instead. */
export type Renaming = ReadonlyMap<string, string>;

/**
 * A renaming of faces that a seat cannot notice, from a table on and through the answers that follow; `null` if it
 * would change nothing.
 *
 * What the seat may not know is decided where the answers end, by the game's `imagine`. Since faces are unique and
 * shuffles move them blindly, the difference between the real faces and the imagined ones can be made at the earlier
 * table as well. Faces that the seat knew there, or learned on the way before they were mixed away, are left out.
 */
export function renamingFor<G extends Shape>(
  game: Game<G>,
  from: From<G>,
  answers: readonly Answer[],
  seat: Seat,
  random: QuickRandom,
): Renaming | null {
  const pieces = game.pieces?.(from.checkpoint.state);
  if (pieces === undefined) return null;
  const end = advance(game, from, answers, { lenient: true });
  const imagined = copy(end.standing.table);
  game.imagine(imagined.state, seat, random);

  const before = game.pieces?.(end.standing.table.state)?.faces ?? [];
  const after = game.pieces?.(imagined.state)?.faces ?? [];
  const renaming = new Map(before.map((face, index) => [face, after[index] ?? face]));
  const seen = pieces.faces.filter((_, index) => isKnown(pieces, `#${index}` as PieceId, seat));
  const lost = end.forgotten.filter((one) => hasForgotten(one, seat)).map(({ face }) => face);
  for (const face of [...seen, ...lost]) leaveOut(renaming, face);
  return pieces.faces.every((face) => renaming.get(face) === face) ? null : renaming;
}

/** Takes a face out of the renaming: what would have become it becomes what it would have become. */
function leaveOut(renaming: Map<string, string>, face: string): void {
  const next = renaming.get(face);
  if (next === undefined || next === face) return;
  for (const [from, to] of renaming) if (to === face) renaming.set(from, next);
  renaming.set(face, face);
}

/** The same table with its faces renamed: a twin, if the renaming is one that a seat cannot notice. */
export function renamed<G extends Shape>(game: Game<G>, table: Table<G>, renaming: Renaming): Table<G> {
  const twin = copy(table);
  const pieces = game.pieces?.(twin.state);
  if (pieces !== undefined) pieces.faces = pieces.faces.map((face) => renaming.get(face) ?? face);
  return twin;
}

/** A twin of a checkpoint: a table that differs only in what a seat cannot know, even after the answers that follow. */
export function twinOf<G extends Shape>(
  game: Game<G>,
  from: From<G>,
  answers: readonly Answer[],
  seat: Seat,
  random: QuickRandom,
): Table<G> | null {
  const renaming = renamingFor(game, from, answers, seat, random);
  return renaming === null ? null : renamed(game, from.checkpoint, renaming);
}

/** The table after a set-up in which every shuffle gave the renamed faces: what set-up noted of them is other, too. */
export function renamedSetup<G extends Shape>(
  game: Game<G>,
  seats: number,
  options: G['options'],
  seed: string,
  renaming: Renaming,
): Table<G> {
  const chance = (random: Random): Random => ({
    below: (stream, sides) => random.below(stream, sides),
    die: (stream, faces) => random.die(stream, faces),
    shuffle: (stream, values) => {
      random.shuffle(stream, values);
      values.forEach((value, place) => {
        if (typeof value === 'string') values[place] = (renaming.get(value) ?? value) as typeof value;
      });
    },
  });
  const table = newTable(game, seats, options, seed, { chance });
  const real = game.pieces?.(newTable(game, seats, options, seed).state)?.faces ?? [];
  const pieces = game.pieces?.(table.state);
  // Whatever was shuffled twice has been renamed twice.
  if (pieces !== undefined) pieces.faces = real.map((face) => renaming.get(face) ?? face);
  return table;
}

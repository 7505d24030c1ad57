import type { Game, Shape } from './game.ts';
import { copy } from './json.ts';
import { hasForgotten, isKnown, type PieceId } from './pieces.ts';
import type { Table } from './play.ts';
import type { QuickRandom } from './random.ts';
import { advance, type Answer, type From } from './recorded.ts';
import type { Seat } from './seat.ts';

/**
 * A twin of a checkpoint: a table that differs only in what a seat cannot know, even after the answers that follow.
 *
 * What the seat may not know is decided where the answers end, by the game's `imagine`. Since faces are unique and
 * shuffles move them blindly, the difference between the real faces and the imagined ones is a renaming of faces,
 * and the same renaming can be made at the checkpoint. Faces that the seat knew at the checkpoint, or learned
 * on the way before they were mixed away, are left out of the renaming.
 * `null` where nothing is hidden from the seat.
 */
export function twinOf<G extends Shape>(
  game: Game<G>,
  from: From<G>,
  answers: readonly Answer[],
  seat: Seat,
  random: QuickRandom,
): Table<G> | null {
  const end = advance(game, from, answers, { lenient: true });
  const imagined = copy(end.standing.table);
  game.imagine(imagined.state, seat, random);

  const twin = copy(from.checkpoint);
  game.imagine(twin.state, seat, random);
  const pieces = game.pieces?.(twin.state);
  if (pieces !== undefined) {
    const real = game.pieces?.(from.checkpoint.state)?.faces ?? [];
    const before = game.pieces?.(end.standing.table.state)?.faces ?? [];
    const after = game.pieces?.(imagined.state)?.faces ?? [];
    const renaming = new Map(before.map((face, index) => [face, after[index] ?? face]));
    const seen = real.filter((_, index) => isKnown(pieces, `#${index}` as PieceId, seat));
    const lost = end.forgotten.filter((one) => hasForgotten(one, seat)).map(({ face }) => face);
    for (const face of [...seen, ...lost]) leaveOut(renaming, face);
    pieces.faces = real.map((face) => renaming.get(face) ?? face);
    if (pieces.faces.every((face, index) => face === real[index])) return null;
  }
  twin.random = {
    ...from.checkpoint.random,
    draws: { ...from.checkpoint.random.draws },
    forced: copy(from.checkpoint.random.forced),
  };
  return twin;
}

/** Takes a face out of the renaming: what would have become it becomes what it would have become. */
function leaveOut(renaming: Map<string, string>, face: string): void {
  const next = renaming.get(face);
  if (next === undefined || next === face) return;
  for (const [from, to] of renaming) if (to === face) renaming.set(from, next);
  renaming.set(face, face);
}

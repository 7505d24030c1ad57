import { type Kit, loadKits } from '@concilio/catalog';
import { schema } from '@concilio/kernel';
import { Misuse } from './text/say.ts';

export type { Kit };

/** Every game that the command knows, in the order in which they are listed. */
export const games = await loadKits();

/** The game with this id; an unknown one is refused with the nearest. */
export function gameNamed(id: string): Kit {
  const known = games.map((game) => game.id);
  const game = games.find((candidate) => candidate.id === id);
  if (game !== undefined) return game;
  if (/\.ya?ml$/i.test(id)) throw new Misuse('misuse.game.file', { given: id });
  const near = schema.nearest(id, known);
  throw near === null
    ? new Misuse('misuse.game', { given: id, known: known.join(', ') })
    : new Misuse('misuse.game.near', { given: id, near });
}

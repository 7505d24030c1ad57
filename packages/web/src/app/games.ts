import { CATALOG, type GameId, isGameId, manifestOf } from '@concilio/catalog';
import type { AnyGame } from '@concilio/kernel';
import { keepEverything } from './offline.ts';

export { type GameId, isGameId, manifestOf };

/** The games in the order in which they are shown; the first is proposed where nothing else is known. */
export const GAMES = CATALOG.map(({ id }) => id) as unknown as readonly [GameId, ...GameId[]];

const loaded = new Map<GameId, Promise<AnyGame>>();

/** The game with this id. A load that has failed is tried again the next time. */
export function loadGame(id: string): Promise<AnyGame> {
  if (!isGameId(id)) return Promise.reject(new Error(`no game is called ${id}`));
  const before = loaded.get(id);
  if (before !== undefined) return before;
  const coming = manifestOf(id).load();
  keepEverything();
  loaded.set(id, coming);
  coming.catch(() => loaded.delete(id));
  return coming;
}

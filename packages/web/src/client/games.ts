import { CATALOG, type GameId, isGameId, type Kit, loadKit as load, manifestOf } from '@concilio/catalog';
import type { Decks } from '@concilio/cards';
import { keepEverything } from './keepForLater.ts';

export { type GameId, isGameId, manifestOf };

/** The games in the order in which they are shown; the first is proposed where nothing else is known. */
export const GAMES = CATALOG.map(({ id }) => id) as unknown as readonly [GameId, ...GameId[]];

/** Asked for once; a load that has failed is tried again the next time. */
export function once<Part>(loading: (id: GameId) => Promise<Part>) {
  const loaded = new Map<GameId, Promise<Part>>();
  const of = (id: string): Promise<Part> => {
    if (!isGameId(id)) return Promise.reject(new Error(`no game is called ${id}`));
    const before = loaded.get(id);
    if (before !== undefined) return before;
    const coming = loading(id);
    keepEverything();
    loaded.set(id, coming);
    coming.catch(() => loaded.delete(id));
    return coming;
  };
  return { of, all: (): readonly Promise<Part>[] => [...loaded.values()] };
}

const kits = once(load);

/** A game with all that belongs to it, in every language: position files may speak any. */
export const loadKit = (id: string): Promise<Kit> => kits.of(id);

/** Whether players bring decks to this game. */
export const hasDecks = (id: string): boolean => isGameId(id) && manifestOf(id).parts.decks !== undefined;

/** What reads and judges the decks that players bring; `null` for a game without. */
export const loadDecks = async (id: string): Promise<Decks | null> =>
  isGameId(id) ? ((await manifestOf(id).parts.decks?.()) ?? null) : null;

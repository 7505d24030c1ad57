import type { Decks } from '@concilio/cards';
import type { Kit } from '@concilio/catalog';
import type { Spoken } from '@concilio/text';
import { useEffect, useState } from 'react';
import { loadDecks, loadKit } from './games.ts';
import { loadGame } from './loadedGames.ts';

/** What comes for an id, once it is there. */
function useLoaded<Part>(id: string, load: (id: string) => Promise<Part>): Part | 'failed' | null {
  const [found, setFound] = useState<{ readonly id: string; readonly part: Part | 'failed' } | null>(null);
  useEffect(() => {
    let stale = false;
    load(id).then(
      (part) => !stale && setFound({ id, part }),
      () => !stale && setFound({ id, part: 'failed' }),
    );
    return () => {
      stale = true;
    };
  }, [id, load]);
  return found?.id === id ? found.part : null;
}

/** The rules and texts of a game, once they are there. */
export const useGame = (id: string): Spoken | 'failed' | null => useLoaded(id, loadGame);

/** A game with all that belongs to it. */
export const useKit = (id: string): Kit | 'failed' | null => useLoaded(id, loadKit);

/** What reads and judges the decks of a game; `null` before it is there, and for a game without. */
export function useDeckRules(id: string): Decks | null {
  const decks = useLoaded(id, loadDecks);
  return decks === 'failed' ? null : decks;
}

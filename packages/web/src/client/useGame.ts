import type { Decks } from '@concilio/cards';
import type { Kit } from '@concilio/catalog';
import type { Spoken } from '@concilio/text';
import { loadDecks, loadKit } from './games.ts';
import { loadGame } from './loadedGames.ts';
import { useLoaded } from './query.ts';

/** The rules and texts of a game, once they are there. */
export const useGame = (id: string): Spoken | 'failed' | null => useLoaded(['game', id], () => loadGame(id));

/** A game with all that belongs to it. */
export const useKit = (id: string): Kit | 'failed' | null => useLoaded(['kit', id], () => loadKit(id));

/** What reads and judges the decks of a game; `null` before it is there, and for a game without. */
export function useDeckRules(id: string): Decks | null {
  const decks = useLoaded(['deck rules', id], () => loadDecks(id));
  return decks === 'failed' ? null : decks;
}

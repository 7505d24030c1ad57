import { useEffect, useMemo } from 'react';
import { useMe } from '../../../net/me.ts';
import type { DecksOfGame } from '../contract.ts';
import type { Deck } from '../deck.ts';
import { library, openLibrary, readAgain, shareWithServer, stayHere } from './library.ts';
import { isFor, type SavedDeck } from './merge.ts';

/** A deck that is there, with what is written in it. */
export interface MyDeck {
  readonly saved: SavedDeck;
  readonly deck: Deck;
}

/** Opens the library, and keeps it together with the server and with other windows. */
export function useLibrary(): void {
  const me = useMe()?.id ?? null;
  useEffect(() => {
    if (me === null) {
      stayHere();
      openLibrary();
    } else void shareWithServer(me);
  }, [me]);
  useEffect(() => {
    const back = (): void => {
      if (!document.hidden) readAgain();
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, []);
}

/** What is kept of my decks of a game, the one that was changed last first; `null` until they have been read. */
export function useSavedDecks(game: string): readonly SavedDeck[] | null {
  const decks = library((state) => state.decks);
  const me = useMe()?.id ?? null;
  return useMemo(
    () =>
      decks === null
        ? null
        : [...decks.values()]
            .filter((saved) => saved.game === game && saved.deck !== null && isFor(saved, me))
            .toSorted((one, other) => other.changed - one.changed),
    [decks, game, me],
  );
}

/** The same, read by the game. */
export function useDecks(game: string, own: Pick<DecksOfGame, 'read'>): readonly MyDeck[] | null {
  const all = useSavedDecks(game);
  return useMemo(
    () =>
      all?.flatMap((saved) => {
        const deck = own.read(saved.deck);
        return deck === null ? [] : [{ saved, deck: { ...deck, name: saved.name } }];
      }) ?? null,
    [all, own],
  );
}

import type { Decks } from '@concilio/cards';
import { isRecord, type Json } from '@concilio/kernel';
import { useMemo } from 'react';
import { standingOf } from '../decks/standing.ts';
import { useLibrary, useSavedDecks } from '../decks/library/useDecks.ts';

interface Choice {
  /** What stands for it in a list of choices: no choice of a game begins so. */
  readonly value: string;
  readonly name: string;
  readonly deck: Json;
}

/** A deck is called at a table as it is called in the library. */
const named = (deck: Json, name: string): Json => (isRecord(deck) ? { ...deck, name } : deck);

/** My decks of a game with which a match can begin. */
export function useMyDecks(game: string, decks: Decks | null): readonly Choice[] {
  useLibrary();
  const all = useSavedDecks(game);
  return useMemo(
    () =>
      decks === null || all === null
        ? []
        : all
            .filter(({ deck }) => standingOf(decks.check(deck)) !== 'illegal')
            .map(({ id, name, deck }) => ({ value: ` mine ${id}`, name, deck: named(deck, name) })),
    [decks, all],
  );
}

import type { Decks } from '@concilio/cards';
import type { Json } from '@concilio/kernel';
import { useMemo } from 'react';
import { asJson } from '../decks/deck.ts';
import { standingOf } from '../decks/judgement.ts';
import { useDecks, useLibrary } from '../decks/library/useDecks.ts';

interface Choice {
  /** What stands for it in a list of choices: no choice of a game begins so. */
  readonly value: string;
  readonly name: string;
  readonly deck: Json;
}

/** My decks of a game with which a match can begin. */
export function useMyDecks(game: string, decks: Decks | null): readonly Choice[] {
  useLibrary();
  const all = useDecks(game);
  return useMemo(
    () =>
      decks === null || all === null
        ? []
        : all
            .filter(({ deck }) => standingOf(decks, deck) !== 'illegal')
            .map(({ saved, deck }) => ({ value: ` mine ${saved.id}`, name: deck.name, deck: asJson(deck) })),
    [decks, all],
  );
}

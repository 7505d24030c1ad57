import { plainMarkup, type Speaker } from '@concilio/text';
import { useMemo } from 'react';
import { useLanguage } from '../../client/language.ts';
import { useGame } from '../../client/useGame.ts';
import type { CardsOfGame, Catalogue } from './contract.ts';

/** The cards of a game in the reader's language. */
export interface Open {
  readonly speaker: Speaker;
  readonly catalogue: Catalogue;
}

/** Opens the cards of a game, once it is there. */
export function useCatalogue(id: string, cards: CardsOfGame): Open | 'failed' | null {
  const game = useGame(id);
  const language = useLanguage();
  return useMemo(() => {
    if (game === null || game === 'failed') return game;
    const speaker: Speaker = { game, language, names: [], paint: plainMarkup };
    return { speaker, catalogue: cards.catalogueOf(speaker) };
  }, [game, language, cards]);
}

import { plainInk, type Words } from '@concilio/words';
import { useMemo } from 'react';
import { useLanguage } from '../../app/language.ts';
import { useGame } from '../../app/useGame.ts';

export const GAME = 'lotr-lcg';
export const CARDS = `/cards/${GAME}`;

/** The game with its cards, in the reader's language, once it is there. */
export function useCards(): Words | 'failed' | null {
  const game = useGame(GAME);
  const language = useLanguage();
  return useMemo(
    () => (game === null || game === 'failed' ? game : { game, language, names: [], paint: plainInk }),
    [game, language],
  );
}

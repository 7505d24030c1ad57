import { plainMarkup, type Speaker } from '@concilio/text';
import { useMemo } from 'react';
import { useLanguage } from '../../client/language.ts';
import { useGame } from '../../client/useGame.ts';

export const GAME = 'lotr-lcg';
export const CARDS = `/cards/${GAME}`;

/** The game with its cards, in the reader's language, once it is there. */
export function useCards(): Speaker | 'failed' | null {
  const game = useGame(GAME);
  const language = useLanguage();
  return useMemo(
    () => (game === null || game === 'failed' ? game : { game, language, names: [], paint: plainMarkup }),
    [game, language],
  );
}

import type { Decks } from '@concilio/cards';
import { type Spoken, plainMarkup, type Speaker } from '@concilio/text';
import { createContext, useContext, useMemo } from 'react';
import { useLanguage } from '../../client/language.ts';
import { type Say, useSay } from '../../ui/say.ts';
import { byId, type ToldCard, toldCards } from './cards.ts';
import { type Key, texts } from './text/index.ts';

/** What all parts of these pages speak with: the cards of the box in the reader's language. */
export interface Box {
  readonly speaker: Speaker;
  readonly cards: readonly ToldCard[];
  readonly known: ReadonlyMap<string, ToldCard>;
  readonly decks: Decks;
  readonly say: Say<Key>;
}

const Here = createContext<Box | null>(null);
export const BoxProvider = Here.Provider;

export function useBox(): Box {
  const box = useContext(Here);
  if (box === null) throw new Error('There is no box around this.');
  return box;
}

/** Opens the box of a game. */
export function useOpenBox(game: Spoken, decks: Decks): Box {
  const language = useLanguage();
  const say = useSay(texts);
  return useMemo(() => {
    const speaker: Speaker = { game, language, names: [], paint: plainMarkup };
    const cards = toldCards(speaker);
    return { speaker, cards, known: byId(cards), decks, say };
  }, [game, decks, language, say]);
}

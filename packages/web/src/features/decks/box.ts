import type { Decks } from '@concilio/cards';
import { type Spoken, plainMarkup, type Speaker } from '@concilio/text';
import { createContext, useContext, useMemo } from 'react';
import type { GameId } from '../../client/games.ts';
import { useLanguage } from '../../client/language.ts';
import { type Say, useSay } from '../../ui/say.ts';
import type { DecksOfGame, PoolCard, Section, Workbench } from './contract.ts';
import { type Key, texts } from './text/index.ts';

/** What all parts of these pages speak with: the cards of the box in the reader's language. */
export interface Box {
  readonly id: GameId;
  readonly speaker: Speaker;
  /** What reads and judges decks of the game. */
  readonly rules: Decks;
  /** What the game brings to these pages. */
  readonly own: DecksOfGame;
  readonly bench: Workbench;
  readonly known: ReadonlyMap<string, PoolCard>;
  /** The section that is a list. */
  readonly list: Section;
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
export function useOpenBox(id: GameId, game: Spoken, rules: Decks, own: DecksOfGame): Box {
  const language = useLanguage();
  const say = useSay(texts);
  return useMemo(() => {
    const speaker: Speaker = { game, language, names: [], paint: plainMarkup };
    const bench = own.benchFor(speaker, rules);
    const list = bench.sections.at(-1);
    if (list === undefined) throw new Error('A deck of this game has no section.');
    const known = new Map(bench.cards.map((card) => [card.id, card]));
    return { id, speaker, rules, own, bench, known, list, say };
  }, [id, game, rules, own, language, say]);
}

import { AUTO_PASS } from '@concilio/kernel';
import type { AutoAnswers } from '@concilio/tables';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { keep, kept } from '../client/keep.ts';
import type { TableStore } from './store.ts';

/** How this player likes it, at every table. */
const liked = createStore<Required<AutoAnswers>>(() => ({
  interject: kept('stops') === 'never' ? 'never' : 'always',
  lulls: AUTO_PASS.find((value) => value === kept('lulls')) ?? 'new',
  only: kept('only') === 'asked' ? 'asked' : 'taken',
}));

export const useLikedStops = (): Required<AutoAnswers> => useStore(liked);

/** What is liked from now on, at the tables that are sat down at later. */
export function like(change: Partial<AutoAnswers>): Required<AutoAnswers> {
  liked.setState(change);
  const { interject, lulls, only } = liked.getState();
  keep('stops', interject);
  keep('lulls', lulls);
  keep('only', only);
  return { interject, lulls, only };
}

/** The tables that know it. */
const knowing = new WeakSet<TableStore>();

interface OwnStops extends Required<AutoAnswers> {
  readonly set: (change: Partial<AutoAnswers>) => void;
}

/** Where the table stops for this player: asked for in the menu, and wherever a game puts it in reach. */
export function useStops(store: TableStore, isPlaying: boolean): OwnStops {
  const stops = useLikedStops();
  useEffect(() => {
    if (!isPlaying || knowing.has(store)) return;
    knowing.add(store);
    // The table may know it otherwise from another browser; what it knows already is no change.
    void store.command({ do: 'stops', stops });
    // Only once: what is changed later is told when it changes.
  }, [store, isPlaying]);
  return { ...stops, set: (change) => void store.command({ do: 'stops', stops: like(change) }) };
}

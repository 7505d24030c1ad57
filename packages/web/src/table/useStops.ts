import { AUTO_PASS } from '@concilio/kernel';
import type { AutoAnswers } from '@concilio/tables';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { keep, kept } from '../client/keep.ts';
import type { TableStore } from './store.ts';

/** Where nothing was said. */
const USUAL: AutoAnswers = { interject: 'always', lulls: 'new' };

/** How this player likes it, at every table. */
const liked = createStore<AutoAnswers>(() => ({
  interject: kept('stops') === 'never' ? 'never' : USUAL.interject,
  lulls: AUTO_PASS.find((value) => value === kept('lulls')) ?? USUAL.lulls,
}));

/** The tables that know it. */
const knowing = new WeakSet<TableStore>();

interface OwnStops extends AutoAnswers {
  readonly set: (change: Partial<AutoAnswers>) => void;
}

/** Where the table stops for this player: asked for in the menu, and wherever a game puts it in reach. */
export function useStops(store: TableStore, isPlaying: boolean): OwnStops {
  const stops = useStore(liked);
  useEffect(() => {
    if (!isPlaying || knowing.has(store)) return;
    knowing.add(store);
    // The table may know it otherwise from another browser; what it knows already is no change.
    void store.command({ do: 'stops', stops });
    // Only once: what is changed later is told when it changes.
  }, [store, isPlaying]);
  return {
    ...stops,
    set(change) {
      const next = { ...stops, ...change };
      keep('stops', next.interject);
      keep('lulls', next.lulls);
      liked.setState(next);
      void store.command({ do: 'stops', stops: next });
    },
  };
}

import type { Frame } from '@concilio/tables';
import type { AnyGame, Words } from '@concilio/words';
import { createContext, useContext } from 'react';
import type { Say } from '../ui/say.ts';
import type { GameTable, Lights, TableProps } from './contract.ts';
import type { TableState, TableStore } from './store.ts';
import type { Key } from './text/index.ts';

/** All that the parts of a table's screen share. */
export interface TableHere {
  readonly store: TableStore;
  readonly state: TableState;
  readonly frame: Frame;
  readonly game: AnyGame;
  readonly custom: GameTable;
  readonly words: Words;
  /** The same words with names marked, for `Rich`. */
  readonly inked: Words;
  readonly say: Say<Key>;
  readonly lights: Lights;
  /** What the game's own drawings are given. */
  readonly props: TableProps;
}

export const HereContext = createContext<TableHere | null>(null);

export function useHere(): TableHere {
  const here = useContext(HereContext);
  if (here === null) throw new Error('This is a part of a table, and stands outside of one.');
  return here;
}

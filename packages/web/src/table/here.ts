import type { Spoken, Speaker } from '@concilio/text';
import { createContext, useContext } from 'react';
import type { Say } from '../ui/say.ts';
import type { GameTable, Choices, TableProps } from './contract.ts';
import type { ShownFrame } from './frames.ts';
import type { TableState, TableStore } from './store.ts';
import type { Key } from './text/index.ts';

/** Who sits at a table of a server: what a player can do about another needs more than a name. */
export interface People {
  readonly table: string;
  /** An opaque id for each seat that belongs to a person. */
  readonly ids: readonly (string | null)[];
}

/** All that the parts of a table's screen share. */
export interface TableHere {
  readonly store: TableStore;
  readonly state: TableState;
  readonly frame: ShownFrame;
  readonly game: Spoken;
  readonly custom: GameTable;
  readonly speaker: Speaker;
  /** The same words with names marked, for `Rich`. */
  readonly marked: Speaker;
  readonly say: Say<Key>;
  readonly choices: Choices;
  /** What the game's own drawings are given. */
  readonly props: TableProps;
  /** At a table of a server; `null` where the players sit in one room, or a match is looked at again. */
  readonly people: People | null;
}

export const HereContext = createContext<TableHere | null>(null);

export function useHere(): TableHere {
  const here = useContext(HereContext);
  if (here === null) throw new Error('This is a part of a table, and stands outside of one.');
  return here;
}

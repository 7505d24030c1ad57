import type { Speaker } from '@concilio/text';
import { createContext, use } from 'react';
import type { TableProps } from '../../table/contract.ts';
import type { InPlay, View } from '@concilio/lotr-lcg/contract';
import type { QuestBalance } from './board/balance.ts';
import type { Say } from './say.ts';

/** All that the parts of the table share. */
export interface Shared {
  readonly props: TableProps<View>;
  /** The table as it is shown now: what is still to be told has not happened. */
  readonly view: View;
  /** Without marks. */
  readonly speaker: Speaker;
  readonly say: Say;
  /** Every card in play, by its id. */
  readonly pieces: ReadonlyMap<string, InPlay>;
  /** Willpower against threat, with all that adds to it. */
  readonly balance: QuestBalance;
  /** What a player is called: oneself is “you”. */
  readonly called: (seat: number) => string;
  /** How a card stands beside its drawing: under way, or what it would do. */
  readonly tagOf: (card: InPlay) => string | null;
  /** What it would bring to answer with a card. */
  readonly hintOf: (id: string) => string | null;
}

export const TableContext = createContext<Shared | null>(null);

export function useTable(): Shared {
  const shared = use(TableContext);
  if (shared === null) throw new Error('This part belongs inside the table of lotr-lcg.');
  return shared;
}

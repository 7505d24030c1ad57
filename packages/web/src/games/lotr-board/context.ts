import type { Speaker } from '@concilio/text';
import { createContext, use } from 'react';
import type { TableProps } from '../../table/contract.ts';
import type { Facts } from './facts.ts';
import type { History } from './told/history.ts';
import type { Activity, View } from '@concilio/lotr-board/contract';
import type { Say } from './say.ts';
import type { Figure } from './seats/seats.ts';

/** What a card would do if it were played: shown on the board while it is pointed at. */
export interface Preview {
  readonly activity: Activity;
  readonly spaces: number;
}

/** All that the parts of the table share. */
export interface Shared {
  readonly props: TableProps<View>;
  readonly view: View;
  readonly facts: Facts;
  readonly figures: readonly Figure[];
  readonly history: History;
  /** Without marks. */
  readonly speaker: Speaker;
  readonly say: Say;
  readonly preview: Preview | null;
  readonly show: (preview: Preview | null) => void;
}

export const TableContext = createContext<Shared | null>(null);

export function useTable(): Shared {
  const shared = use(TableContext);
  if (shared === null) throw new Error('This part belongs inside the table of lotr-board.');
  return shared;
}

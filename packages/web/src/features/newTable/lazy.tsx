import type { Json, TableOptions } from '@concilio/kernel';
import { lazy, Suspense } from 'react';
import type { GameId } from '../../client/games.ts';
import type { Purpose } from './options.ts';

const Dialog = lazy(async () => ({ default: (await import('./NewTableDialog.tsx')).NewTableDialog }));

interface Props {
  readonly first: GameId;
  readonly where: 'here' | 'online';
  /** The decks that the seats bring, the first seat's first, of a game that has decks. */
  readonly decks?: readonly Json[];
  /** Options of the first game that are chosen beforehand. */
  readonly options?: TableOptions;
  /** Without it the table may be for anything. */
  readonly purpose?: Purpose;
  readonly close: () => void;
}

/** The dialog comes with the rules of the options, which the home page does not need. */
export const NewTable = (props: Props) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
);

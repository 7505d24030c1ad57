import type { SeenEvent } from '@concilio/tables';
import type { GameTable } from '../table/contract.ts';
import { describeView } from './describe.ts';
import { GenericTable } from './GenericTable.tsx';
import { Page } from './Page.tsx';

/** Long enough to see which card is meant, short enough not to wait for. */
const MOMENT = 500;

/** What speaks of a piece moves one; everything else is a step of the match. */
const isAboutPiece = ({ said }: SeenEvent): boolean =>
  Object.values(said).some((value) => typeof value === 'string' && value.startsWith('#'));

/** The table of any game that has brought none of its own. */
export const genericTable: GameTable = {
  Table: GenericTable,
  Page,
  timing: (event) => ({ ms: MOMENT, sound: isAboutPiece(event) ? 'card' : 'step' }),
  describe: describeView,
};

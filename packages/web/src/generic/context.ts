import { type Reading, readView } from '@concilio/text';
import { useMemo } from 'react';
import { tableContext } from '../stage/tableContext.tsx';
import type { TableProps } from '../table/contract.ts';

/** All that the parts of the table share. */
interface Shared {
  readonly props: TableProps;
  /** The view, taken apart by the kinds of the game's contract. */
  readonly reading: Reading;
}

function useShared(props: TableProps): Shared {
  const { speaker, view } = props;
  const reading = useMemo(() => readView(speaker, view), [speaker, view]);
  return { props, reading };
}

export const { Stage, useTable } = tableContext(useShared);

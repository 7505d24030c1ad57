import type { View } from '@concilio/lotr-board/contract';
import { createElement } from 'react';
import type { GameTable } from '../../table/contract.ts';
import { describe } from './describe.ts';
import { End } from './End.tsx';
import { Interlude } from './Interlude.tsx';
import { LowTop } from './LowTop.tsx';
import { Page } from './Page.tsx';
import { markOf } from './seats.ts';
import { story } from './story.ts';
import { Table } from './Table.tsx';
import { timing } from './timing.ts';

/** The board game's own table. */
export const lotrBoardTable: GameTable<View> = {
  Table,
  LowTop,
  Page,
  markOf,
  timing,
  describe,
  Interlude,
  end: (props) => createElement(End, props),
  story,
};

import type { View } from '@concilio/lotr-board/contract';
import { createElement } from 'react';
import type { GameTable } from '../../table/contract.ts';
import { describe } from './told/describe.ts';
import { End } from './end/End.tsx';
import { Interlude } from './told/Interlude.tsx';
import { LowTop } from './board/LowTop.tsx';
import { Page } from './page/Page.tsx';
import { markOf } from './seats/seats.ts';
import { story } from './told/story.ts';
import { outBy, summary, turnOf } from './told/summary.ts';
import { Table } from './Table.tsx';
import { timing } from './told/timing.ts';

/** The board game's own table. */
export const table: GameTable<View> = {
  Table,
  LowTop,
  Page,
  markOf,
  timing,
  describe,
  Interlude,
  turns: { begins: turnOf, summary },
  outBy,
  end: (props) => createElement(End, props),
  story,
};

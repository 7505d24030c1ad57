import { createElement } from 'react';
import type { GameTable } from '../../table/contract.ts';
import { Page } from './cards/index.ts';
import { describe } from './told/describe.ts';
import { End } from './end/End.tsx';
import { Interlude } from './told/Interlude.tsx';
import { Top } from './board/Ribbon.tsx';
import { propose } from './told/propose.ts';
import type { View } from '@concilio/lotr-lcg/contract';
import { sayIn } from './say.ts';
import { story } from './told/story.ts';
import { Table } from './Table.tsx';
import { timing } from './told/timing.ts';

/** The card game's own table. */
export const table: GameTable<View> = {
  Table,
  Top,
  Page,
  timing,
  describe,
  Interlude,
  end: (props) => createElement(End, props),
  endLinks: ({ view, speaker }, table) =>
    view.campaign === null
      ? []
      : [{ href: `/campaign/${table}`, icon: 'book', text: sayIn(speaker.language)('end.campaign') }],
  story,
  outBy: (log, seat) =>
    log.findLast(({ name, said }) => name === 'player.eliminated' && said.seat === seat) ?? null,
  propose,
  keys: ({ language }) => [{ key: 'B', text: sayIn(language)('side.key') }],
};

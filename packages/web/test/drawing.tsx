/** A table by itself, without a screen around it: draws what it is given, and says which of its parts were drawn for it. */
import type { View } from '@concilio/lotr-board/contract';
import { kit } from '@concilio/lotr-board/kit';
import { frameFor, Match, seat, seedFrom } from '@concilio/kernel';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Table } from '../src/games/lotr-board/Table.tsx';
import { game } from '../src/games/lotr-board/testing.ts';
import { noChoices } from '../src/table/choices.ts';
import type { TableProps } from '../src/table/contract.ts';
import { speakerFor } from '../src/table/markup.ts';
import { viewOf } from '../src/table/view.ts';

const ME = seat(0);
const match = Match.create(kit, { seats: 3, options: { sauron: 15 }, seed: seedFrom('drawn') });
const view = viewOf<View>(frameFor(match, ME));
const props: TableProps<View> = {
  game,
  view,
  seat: ME,
  frame: { waitingFor: [], outcome: null },
  around: { seats: [] },
  speaker: speakerFor(game, 'en', ['Ana', 'Luis', 'Mircea']),
  choices: noChoices,
  playing: null,
  log: [],
  inspect: () => {},
  peek: () => {},
  pointed: [],
  // What the table does not look at is left out.
} as unknown as TableProps<View>;
const root = createRoot(document.body.appendChild(document.createElement('main')));
const show = (now: TableProps<View>): void => flushSync(() => root.render(createElement(Table, now)));

const [card] = view.seats[ME]?.hand ?? [];
const other = [...(view.seats[ME]?.hand ?? [])].find((one) => one.card !== card?.card);
/** The same table but for the first card of the own hand. */
const changed: View = {
  ...view,
  seats: view.seats.map((player, index) =>
    index === ME
      ? {
          ...player,
          hand: player.hand.map((one) => (one === card ? { ...one, card: other?.card ?? null } : one)),
        }
      : player,
  ),
};

Object.assign(globalThis, {
  draw: {
    begin: () => show(props),
    again: () => show({ ...props }),
    point: () => show({ ...props, pointed: [card?.id ?? ''] }),
    change: () => show({ ...props, view: changed }),
  },
});

import type { SeenOption } from '@concilio/kernel';
import type { Spoken } from '@concilio/text';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { Dead } from '../page/Dead.tsx';
import { Loading } from '../page/Loading.tsx';
import { paceNow, restsNow, setHurried } from '../client/settings.ts';
import type { Host } from '../net/host.ts';
import { texts as shellTexts } from '../text/index.ts';
import { useSay } from '../ui/say.ts';
import type { GameTable, TableProps } from './contract.ts';
import { HereContext, type People, type TableHere } from './here.ts';
import type { KeyLine } from './KeysDialog.tsx';
import { choicesFor } from './choices.ts';
import type { MenuItem } from '../ui/Menu.tsx';
import { type Extra, Screen } from './Screen.tsx';
import { noise } from '../ui/sound.ts';
import { draftNow, newTableStore, questionNow } from './store.ts';
import { texts } from './text/index.ts';
import { useSpeaker } from './useSpeaker.ts';

interface Props {
  readonly host: Host;
  readonly table: string;
  readonly game: Spoken;
  readonly custom: GameTable;
  /** Begins the same match anew; without it no rematch is offered. */
  readonly rematch?: (() => void) | undefined;
  /** The address of the replay once the match is over. */
  readonly replay?: string | undefined;
  /** The same address for others, where others can open it. */
  readonly share?: string | undefined;
  /** What is offered while nobody asks this seat: to hand the device to somebody else. */
  readonly idle?: ReactNode;
  /** A pane of its own beside the log: the goal of a puzzle. */
  readonly extra?: Extra | undefined;
  /** Whether the players talk through the screen, and not across the room. */
  readonly talk?: boolean;
  /** Whether this player has more seats than the one through which they look now. */
  readonly several?: boolean;
  /** The ids of the people at a server's table, by seat. */
  readonly ids?: People['ids'];
  /** What the page adds to the menu of the table. */
  readonly menu?: readonly MenuItem[];
  /** The keys that the page adds to those of the table. */
  readonly keys?: readonly KeyLine[];
}

const NO_ITEMS: readonly MenuItem[] = [];
const NO_KEYS: readonly KeyLine[] = [];

/** The whole screen of a running match, of any game and kept by any host. */
export function TableScreen({
  host,
  table,
  game,
  custom,
  rematch,
  replay,
  share,
  idle,
  extra,
  talk = true,
  several = false,
  ids,
  menu = NO_ITEMS,
  keys = NO_KEYS,
}: Props) {
  const say = useSay(texts);
  const shell = useSay(shellTexts);
  const store = useMemo(
    () =>
      newTableStore({
        host,
        table,
        timing: custom.timing,
        propose: custom.propose,
        turnOf: custom.turns?.begins,
        rests: restsNow,
        pace: paceNow,
        noise,
        now: () => performance.now(),
        after: (ms, then) => {
          const timer = setTimeout(then, ms);
          return () => clearTimeout(timer);
        },
      }),
    [host, table, custom],
  );
  useEffect(() => store.watch(), [store]);
  // What was hurried was one match.
  useEffect(() => () => setHurried(false), [store]);
  const state = useStore(store);
  const { frame, around } = state;

  const speakers = useSpeaker(game, around, frame);

  const missing = (text: string, again?: () => void) => (
    <Dead
      title={shell('room.title')}
      text={text}
      again={again}
      way={{ href: '/lobby', text: shell('room.lobby') }}
    />
  );
  // What an old page still shows is of no use: nothing can be answered any more.
  if (state.gone !== null && (frame === null || state.gone === 'outdated'))
    return missing(say(`gone.${state.gone}`), () => location.reload());
  if (frame === null || around === null)
    return state.connected ? <Loading /> : missing(say('connection.unmade'));

  const question = questionNow(state);
  const choices = choicesFor(question, question === null ? null : draftNow(state, question), {
    take: store.take,
    which: (options: readonly SeenOption[]) => store.setState({ which: options }),
    explain: (blocked, near, isPointed) => store.setState({ whyNot: { blocked, near, isPointed } }),
  });
  const props: TableProps = {
    game,
    view: frame.view,
    seat: frame.seat,
    frame,
    around,
    speaker: speakers.plain,
    choices,
    playing: state.playing,
    log: state.log,
    inspect: (thing) => store.setState({ inspected: thing }),
    peek(peeked) {
      if (peeked !== store.getState().peeked) store.setState({ peeked });
    },
    pointed: state.pointed,
  };
  const here: TableHere = {
    store,
    state,
    frame,
    game,
    custom,
    speaker: speakers.plain,
    marked: speakers.marked,
    say,
    choices,
    props,
    people: ids === undefined ? null : { table, ids },
  };
  return (
    <HereContext value={here}>
      <Screen
        table={table}
        rematch={rematch}
        replay={replay}
        share={share}
        idle={idle}
        extra={extra}
        talk={talk}
        several={several}
        menu={menu}
        keys={keys}
      />
    </HereContext>
  );
}

import { gameName } from '@concilio/text';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { matchSeen } from '../client/settings.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.ts';
import { Chat } from './Chat.tsx';
import { Confirming } from './Confirming.tsx';
import { End } from './End.tsx';
import { Fallen } from './Fallen.tsx';
import { Hear } from './Hear.tsx';
import { useHere } from './here.ts';
import { Inspector } from './Inspector.tsx';
import { type KeyLine, KeysDialog } from './KeysDialog.tsx';
import { Log } from './Log.tsx';
import type { MenuItem } from '../ui/Menu.tsx';
import { Peek } from './Peek.tsx';
import { Players } from './Players.tsx';
import { QuestionBar } from './QuestionBar.tsx';
import styles from './Screen.module.css';
import { useSize } from './size.ts';
import { TopBar } from './TopBar.tsx';
import topStyles from './TopBar.module.css';
import { questionNow } from './store.ts';
import { UndoAsked } from './Undo.tsx';
import { useTitle } from './useTitle.ts';
import { type ScreenKeys, useKeys } from './useKeys.ts';
import { WhyNot } from './WhyNot.tsx';

/**
 * What stands beside the table: always on a desktop, one of it on a low screen, in a drawer on a tablet, in its turn on a
 * phone.
 */
type Pane = 'extra' | 'players' | 'log' | 'chat';
const PANES: readonly { readonly pane: Exclude<Pane, 'extra'>; readonly icon: IconName }[] = [
  { pane: 'players', icon: 'people' },
  { pane: 'log', icon: 'scroll' },
  { pane: 'chat', icon: 'chat' },
];

/** What a page adds to the panes of a table. */
export interface Extra {
  readonly title: string;
  readonly icon: IconName;
  readonly content: ReactNode;
}

interface Props {
  readonly table: string;
  readonly rematch: (() => void) | undefined;
  readonly replay: string | undefined;
  readonly share: string | undefined;
  readonly idle: ReactNode;
  readonly extra: Extra | undefined;
  readonly talk: boolean;
  readonly several: boolean;
  readonly menu: readonly MenuItem[];
  readonly keys: readonly KeyLine[];
}

export function Screen({
  table,
  rematch,
  replay,
  share,
  idle,
  extra,
  talk,
  several,
  menu,
  keys: more,
}: Props) {
  const { store, state, frame, custom, speaker, props, say } = useHere();
  const size = useSize();
  // What a page has added is there to be seen: a goal, a coach.
  const [open, setOpen] = useState<Pane | null>(size === 'low' && extra !== undefined ? 'extra' : null);
  const [isHelping, setHelping] = useState(false);
  const [isEndSeen, setEndSeen] = useState(false);
  const [isFallSeen, setFallSeen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const unread = useUnread(open === 'chat' || size === 'desktop');
  const { spectators, seats } = props.around;
  const isCompany = spectators > 0 || seats.filter(({ person }) => person).length > 1;
  const talks = talk && (isCompany || state.chat.length > 0);
  const panes: readonly { readonly pane: Pane; readonly icon: IconName; readonly title: string }[] = [
    ...(extra === undefined ? [] : [{ pane: 'extra' as const, ...extra }]),
    ...PANES.filter(({ pane }) => pane !== 'chat' || talks).map(({ pane, icon }) => ({
      pane,
      icon,
      title: say(`tab.${pane}`),
    })),
  ];
  const isAtRest = state.playing === null && state.rest === null && !state.behind;
  const isOver = frame.outcome !== null;
  useEffect(() => {
    if (!isOver) setEndSeen(false);
  }, [isOver]);
  // One that was over already is only looked at once more.
  const [wasOver] = useState(isOver);
  const isEnding = isOver && !wasOver && frame.seat !== null;
  useEffect(() => {
    if (isEnding) matchSeen();
  }, [isEnding]);
  const fallen = frame.seat === null || isOver ? null : (custom.outBy?.(state.log, frame.seat) ?? null);
  const isFallen = fallen !== null;
  useEffect(() => {
    if (!isFallen) setFallSeen(false);
  }, [isFallen]);

  const isCalled = questionNow(state) !== null;
  useTitle(`${isCalled ? '● ' : ''}${props.around.name || gameName(speaker)}`);

  const keys = useMemo<ScreenKeys>(() => {
    const turnTo = (pane: Pane) => {
      setOpen(pane);
      const into = pane === 'chat' ? 'input' : 'ol';
      requestAnimationFrame(() =>
        root.current?.querySelector<HTMLElement>(`[data-pane="${pane}"] ${into}`)?.focus(),
      );
    };
    return {
      log: () => turnTo('log'),
      chat: () => turnTo('chat'),
      help: () => setHelping(true),
      close: () => {
        const { inspected, whyNot } = store.getState();
        store.setState({ inspected: null, whyNot: null });
        setOpen(null);
        return inspected !== null || whyNot !== null;
      },
    };
  }, [store]);
  useKeys(store, keys);

  const side = (pane: Pane) => (
    <PanePanel key={pane} pane={pane} title={panes.find((one) => one.pane === pane)?.title ?? ''}>
      {{ extra: extra?.content, players: <Players />, log: <Log />, chat: <Chat /> }[pane]}
    </PanePanel>
  );
  const badge = (pane: Pane) =>
    pane === 'chat' &&
    unread > 0 && (
      <b className={topStyles.badge}>
        <span aria-hidden="true">{unread}</span>
        <span className="hidden">{say('tab.unread', { count: unread })}</span>
      </b>
    );

  const buttons = (className: string | undefined) =>
    panes.map(({ pane, icon, title }) => (
      <button
        key={pane}
        type="button"
        className={className}
        data-open={open === pane}
        aria-expanded={open === pane}
        onClick={() => setOpen(open === pane ? null : pane)}
      >
        <Icon name={icon} />
        <span>{title}</span>
        {badge(pane)}
      </button>
    ));

  return (
    <div ref={root} className={styles.screen} data-size={size}>
      <div className={styles.top}>
        <TopBar showKeys={() => setHelping(true)} menu={menu}>
          {size === 'tablet' && buttons(topStyles.item)}
          {size === 'phone' && (
            <div className={styles.tabs} role="tablist" aria-label={say('tab.all')}>
              <Tab
                label={say('tab.table')}
                icon="table"
                selected={open === null}
                choose={() => setOpen(null)}
              />
              {panes.map(({ pane, icon, title }) => (
                <Tab
                  key={pane}
                  label={title}
                  icon={icon}
                  selected={open === pane}
                  choose={() => setOpen(pane)}
                >
                  {badge(pane)}
                </Tab>
              ))}
            </div>
          )}
        </TopBar>
        <div className={styles.banners}>
          {!state.connected && (
            <p className={styles.banner} role="alert">
              {say('connection.lost')}
            </p>
          )}
          {state.gone !== null && (
            <p className={styles.banner} role="alert">
              {say(`gone.${state.gone}`)}
            </p>
          )}
          <ByBot />
        </div>
        <UndoAsked />
      </div>
      <main className={styles.main}>
        <Hear />
        {/* A table that is not looked at stays as it is, with what was opened on it. */}
        <div
          className={styles.table}
          hidden={size === 'phone' && open !== null}
          onClick={() => (state.rest !== null ? store.goOn() : state.playing !== null && store.skip())}
        >
          <custom.Table {...props} />
          {custom.Interlude !== undefined && state.playing !== null && (
            <custom.Interlude {...props} event={state.playing} done={store.next} />
          )}
        </div>
        {size === 'phone' && open !== null && side(open)}
      </main>
      {size === 'desktop' && (
        <aside className={styles.side}>
          <Inspector />
          {panes.map(({ pane }) => pane !== 'extra' && side(pane))}
          {/* What a page has added speaks of what is asked: it stands beside the question. */}
          {extra !== undefined && side('extra')}
        </aside>
      )}
      {size === 'low' && (
        <>
          {open !== null && <aside className={styles.side}>{side(open)}</aside>}
          <nav className={styles.strip} aria-label={say('tab.beside')}>
            {buttons(styles.turn)}
          </nav>
        </>
      )}
      {size === 'tablet' && open !== null && (
        <Drawer close={() => setOpen(null)} label={say('drawer.close')}>
          {side(open)}
        </Drawer>
      )}
      {size !== 'desktop' && state.inspected !== null && (
        <div className={styles.sheet}>
          <Inspector />
        </div>
      )}
      <div className={styles.ask}>
        <QuestionBar showEnd={() => setEndSeen(false)} idle={idle} />
      </div>
      <WhyNot />
      <Peek />
      <Confirming />
      <KeysDialog
        open={isHelping}
        close={() => setHelping(false)}
        more={isHelping ? [...(custom.keys?.(speaker) ?? []), ...more] : []}
      />
      {fallen !== null && isAtRest && !isFallSeen && !several && (
        <Fallen by={fallen} close={() => setFallSeen(true)} />
      )}
      {isOver && isAtRest && !isEndSeen && (
        <End table={table} close={() => setEndSeen(true)} rematch={rematch} replay={replay} share={share} />
      )}
    </div>
  );
}

/** How many lines of talk have come since it was last looked at. */
function useUnread(isSeen: boolean): number {
  const { state } = useHere();
  const count = state.chat.length;
  const [seen, setSeen] = useState(count);
  useEffect(() => {
    if (isSeen) setSeen(count);
  }, [isSeen, count]);
  return isSeen ? 0 : count - seen;
}

interface PaneProps {
  readonly pane: Pane;
  readonly title: string;
  readonly children: ReactNode;
}

const PanePanel = ({ pane, title, children }: PaneProps) => (
  <section className={styles.panel} data-pane={pane} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

interface TabProps {
  readonly label: string;
  readonly icon: IconName;
  readonly selected: boolean;
  readonly choose: () => void;
  readonly children?: ReactNode;
}

const Tab = ({ label, icon, selected, choose, children }: TabProps) => (
  <button type="button" role="tab" aria-selected={selected} className={styles.tab} onClick={choose}>
    <Icon name={icon} />
    <span>{label}</span>
    {children}
  </button>
);

interface DrawerProps {
  readonly close: () => void;
  readonly label: string;
  readonly children: ReactNode;
}

const Drawer = ({ close, label, children }: DrawerProps) => (
  <aside className={styles.drawer}>
    <button type="button" className={styles.drawerClose} aria-label={label} onClick={close}>
      <Icon name="cross" />
    </button>
    {children}
  </aside>
);

/** A bot plays this player's seat: said where the player looks, with the way back. */
function ByBot() {
  const { store, state, frame, say } = useHere();
  const mine = frame.seat === null ? undefined : state.around?.seats[frame.seat];
  if (mine === undefined || !mine.person || mine.bot === null || mine.conceded || frame.outcome !== null)
    return null;
  return (
    <p className={styles.banner} role="status">
      {say('by-bot')}
      <button type="button" onClick={() => void store.command({ do: 'bot', level: null })}>
        {say('menu.back')}
      </button>
    </p>
  );
}

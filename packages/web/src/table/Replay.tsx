import { type MatchRecord, type Seat, seatsOf, Unreadable, type Viewer } from '@concilio/kernel';
import type { KeptReplay, TableInfo } from '@concilio/tables';
import { type Spoken, eventText, gameName, outcomeText } from '@concilio/text';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Link, useLocation } from 'wouter';
import { Icon } from '../icons/Icon.tsx';
import { Button } from '../ui/Button.tsx';
import { download } from '../ui/download.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { type Say, useSay } from '../ui/say.ts';
import { valueAt } from '../ui/steps.ts';
import { StoryChart, type StoryLine } from '../ui/StoryChart.tsx';
import { Branch } from './Branch.tsx';
import type { GameTable, TableProps } from './contract.ts';
import { Hear } from './Hear.tsx';
import { HereContext, type TableHere } from './here.ts';
import { Inspector } from './Inspector.tsx';
import { noChoices } from './choices.ts';
import { useLanguageChoice } from './languages.ts';
import { Log } from './Log.tsx';
import { Peek } from './Peek.tsx';
import { Menu } from '../ui/Menu.tsx';
import styles from './Replay.module.css';
import screenStyles from './Screen.module.css';
import { SeatMark } from './SeatMark.tsx';
import { isWide, useSize } from './size.ts';
import { storyOf } from './story.ts';
import { newTapePlayer } from './player.ts';
import { keptTape, newTape, type Tape } from './tape.ts';
import { type Key, texts } from './text/index.ts';
import { Timeline } from './Timeline.tsx';
import { TurningPoints } from './TurningPoints.tsx';
import topStyles from './TopBar.module.css';
import { useTitle } from './useTitle.ts';
import { useSpeaker } from './useSpeaker.ts';

interface Props {
  /** The match as these rules can play it, or what was kept of it. */
  readonly played: MatchRecord | KeptReplay;
  readonly game: Spoken;
  readonly custom: GameTable;
  /** One name a seat. */
  readonly names: readonly string[];
  /** The seat of whoever looks at it; −1 if they had none. */
  readonly mine: number;
  /** The name of the table. */
  readonly name: string;
  /** The address that others can open; without it there is nothing to share. */
  readonly share?: string | undefined;
  /** When it was, and how long it took, in words. */
  readonly when?: string | undefined;
}

/** A finished match, to be looked at again through anybody's eyes. Nothing glows: a replay asks nothing. */
export function Replay(props: Props) {
  const say = useSay(texts);
  const { played, game } = props;
  const tape = useMemo(() => {
    try {
      return played.format === 'concilio match 1' ? newTape(game, played) : keptTape(played);
    } catch (problem) {
      if (problem instanceof Unreadable) return problem.message;
      throw problem;
    }
  }, [game, played]);
  return typeof tape === 'string' ? (
    <Notice kind="trouble" text={say('replay.broken', { reason: tape })} />
  ) : (
    <Playing {...props} tape={tape} />
  );
}

const SPEEDS = [1, 2, 4];
/** How long a step is shown at speed 1, in milliseconds. */
const STEP = 1200;

/** The moment and the eyes that a shared link names. */
function fromAddress(tape: Tape): { readonly moment: number; readonly viewer: Viewer } {
  const asked = new URLSearchParams(location.search);
  const moment = Number(asked.get('at') ?? 0);
  const viewer = asked.get('eyes');
  const seat = tape.seats.find((one) => String(one) === viewer);
  return {
    moment: Number.isSafeInteger(moment) ? Math.min(tape.length, Math.max(0, moment)) : 0,
    viewer: seat ?? (viewer === 'audience' ? 'audience' : 'referee'),
  };
}

function Playing({
  tape,
  game,
  custom,
  names,
  mine,
  name,
  played,
  share,
  when,
}: Props & { readonly tape: Tape }) {
  const say = useSay(texts);
  const first = useMemo(() => fromAddress(tape), [tape]);
  const [moment, setMoment] = useState(first.moment);
  const [viewer, setViewer] = useState<Viewer>(first.viewer);
  const [isRunning, setRunning] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [isBranching, setBranching] = useState(false);
  /** On a phone the log takes the place of the table while it is read. */
  const [isReading, setReading] = useState(false);
  const size = useSize();
  const isPhone = size === 'phone';
  const isDesktop = isWide(size);
  const player = useMemo(() => newTapePlayer(tape, first), [tape, first]);
  const { store } = player;
  const state = useStore(store);
  const frame = state.frame ?? tape.frame(moment, viewer);
  const show = (at: number, through: Viewer) => {
    setMoment(at);
    setViewer(through);
    player.show(at, through);
  };
  const around = useMemo<TableInfo>(
    () => ({
      game: game.id,
      options: played.options as TableInfo['options'],
      name,
      seats: names.map((one) => ({
        name: one,
        bot: null,
        person: true,
        here: true,
        conceded: false,
        clock: null,
      })),
      undoAsked: null,
      clock: null,
      spectators: 0,
    }),
    [game, played, name, names],
  );
  useEffect(() => {
    store.setState({ around });
  }, [store, around]);

  useTitle(`${name} · ${say('replay.title')}`);
  const isAtEnd = moment >= tape.length;
  /** What an answer brought, and a rest after it, take one step together. */
  const paceOf = (at: number) => STEP / speed / (tape.next(at, viewer).beats.length + 1);
  const isMoving = state.playing !== null;
  useEffect(() => {
    if (!isRunning || isMoving) return;
    if (isAtEnd) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => {
      setMoment(moment + 1);
      player.play(moment + 1, viewer, paceOf(moment + 1));
    }, paceOf(moment));
    return () => clearTimeout(timer);
  }, [isRunning, isMoving, isAtEnd, moment, viewer, speed, player]);

  const speakers = useSpeaker(game, around, frame);
  const story = useMemo(
    () => (custom.story === undefined ? null : storyOf(tape, custom.story, speakers.plain)),
    [tape, custom, speakers.plain],
  );
  const go = (to: number) => {
    setRunning(false);
    show(to, viewer);
  };
  const props: TableProps = {
    game,
    view: frame.view,
    seat: frame.seat,
    frame,
    around,
    speaker: speakers.plain,
    choices: noChoices,
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
    choices: noChoices,
    props,
    people: null,
  };
  const { outcome } = tape;
  const called = speakers.plain.names;
  const toldNow = state.log.at(-1);
  return (
    <HereContext value={here}>
      <div className={styles.replay}>
        <header className={topStyles.top}>
          <Link href="/" className={topStyles.brand} aria-label={say('top.home')}>
            <Icon name="ring" />
            <span>Concilio</span>
          </Link>
          <h1 className={topStyles.where}>
            <b>{gameName(speakers.plain)}</b>
            <span>{name}</span>
            <span>{say('replay.title')}</span>
          </h1>
          {isDesktop && custom.Top !== undefined && <custom.Top {...props} />}
          <nav className={topStyles.nav}>
            <ReplayMenu game={game.id} say={say} />
          </nav>
        </header>
        <section className={styles.result} aria-label={say('end.over')}>
          <p>
            {outcome === null ? say('ask.waiting') : outcomeText(speakers.plain, outcome)}
            {when !== undefined && <small>{when}</small>}
          </p>
          {outcome !== null && (
            <ul className={styles.scores} aria-label={say('end.scores')}>
              {outcome.scores.map((points, seat) => (
                <li key={seat}>
                  <SeatMark seat={seat} name={called[seat] ?? ''} />
                  <span>{called[seat]}</span>
                  <b>{points}</b>
                </li>
              ))}
            </ul>
          )}
          <div className={styles.give}>
            {share !== undefined && (
              <CopyButton text={`${share}?at=${moment}&eyes=${viewer}`} label={say('replay.share')} />
            )}
            <Button small icon="download" onClick={() => download(`concilio-${played.game}.json`, played)}>
              {say('replay.download')}
            </Button>
          </div>
        </section>
        <EyesList
          viewer={viewer}
          choose={(through) => show(moment, through)}
          names={called}
          people={names}
          say={say}
        />
        <Peek />
        <main className={styles.table} hidden={isPhone && isReading}>
          <Hear />
          <custom.Table {...props} />
        </main>
        {(!isPhone || isReading) && (
          <aside className={styles.side}>
            {!isPhone && <Inspector />}
            {story !== null && <TurningPoints points={story.points} moment={moment} go={go} />}
            <section className={styles.log} aria-label={say('log.title')}>
              <h2>{say('log.title')}</h2>
              <Log />
            </section>
          </aside>
        )}
        {isPhone && state.inspected !== null && (
          <div className={screenStyles.sheet}>
            <Inspector />
          </div>
        )}
        {isPhone && (
          <div className={styles.told}>
            <p role="status">{toldNow === undefined ? '' : eventText(speakers.plain, toldNow)}</p>
            <Button small icon={isReading ? 'table' : 'scroll'} onClick={() => setReading(!isReading)}>
              {say(isReading ? 'tab.table' : 'log.title')}
            </Button>
          </div>
        )}
        <Timeline
          tape={tape}
          names={called}
          chart={
            story && (
              <StoryChart
                story={story}
                length={tape.length}
                moment={moment}
                label={say('replay.story', { numbers: saidOf(story.lines, moment) })}
              />
            )
          }
          points={story?.points.map(({ at }) => at) ?? []}
          moment={moment}
          go={go}
          isRunning={isRunning}
          run={(run) => {
            if (run && isAtEnd) show(0, viewer);
            if (!run) store.skip();
            setRunning(run);
          }}
          speed={speed}
          speeds={SPEEDS}
          setSpeed={setSpeed}
          branch={() => setBranching(true)}
        />
        {isBranching && tape.branch !== null && (
          <Branch
            match={tape.branch(moment)}
            names={names}
            called={called}
            mine={mine}
            name={say('replay.name', { name, moment })}
            viewer={viewer}
            close={() => setBranching(false)}
          />
        )}
      </div>
    </HereContext>
  );
}

interface MenuProps {
  readonly game: string;
  readonly say: Say<Key>;
}

function ReplayMenu({ game, say }: MenuProps) {
  const [, go] = useLocation();
  const languages = useLanguageChoice();
  return (
    <Menu
      label={say('replay.menu')}
      icon="menu"
      items={[
        { id: 'rules', icon: 'book', text: say('top.rules'), choose: () => go(`/rules/${game}`) },
        { id: 'settings', icon: 'gear', text: say('top.settings'), choose: () => go('/settings') },
        { id: 'home', icon: 'door', text: say('menu.leave'), choose: () => go('/') },
      ]}
      choices={[languages]}
    />
  );
}

/** What the chart shows at a moment, for those who do not see it. */
const saidOf = (lines: readonly StoryLine[], moment: number): string =>
  lines.map(({ name, values }) => `${name}: ${valueAt(values, moment) ?? '–'}`).join(', ');

interface EyesProps {
  readonly viewer: Viewer;
  readonly choose: (viewer: Viewer) => void;
  readonly names: readonly string[];
  readonly people: readonly string[];
  readonly say: Say<Key>;
}

/** Whose eyes: each seat's, the audience's, or with all hands open. */
function EyesList({ viewer, choose, names, people, say }: EyesProps) {
  const all: readonly { readonly viewer: Viewer; readonly name: string; readonly about: string }[] = [
    ...seatsOf(names.length).map((seat: Seat) => ({
      viewer: seat,
      name: names[seat] ?? '',
      about: people[seat] === names[seat] ? '' : (people[seat] ?? ''),
    })),
    {
      viewer: 'audience',
      name: say('replay.eyes.audience'),
      about: say('replay.eyes.audience.about'),
    },
    { viewer: 'referee', name: say('replay.eyes.referee'), about: say('replay.eyes.referee.about') },
  ];
  return (
    <section className={styles.eyes} aria-label={say('replay.eyes')}>
      <h2>{say('replay.eyes')}</h2>
      {all.map((one) => (
        <label key={one.viewer} data-on={one.viewer === viewer}>
          <input
            type="radio"
            name="eyes"
            checked={one.viewer === viewer}
            onChange={() => choose(one.viewer)}
          />
          {typeof one.viewer === 'number' ? (
            <SeatMark seat={one.viewer} name={one.name} />
          ) : (
            <Icon name={one.viewer === 'audience' ? 'people' : 'hand'} />
          )}
          <span>
            <b>{one.name}</b>
            {one.about !== '' && <small>{one.about}</small>}
          </span>
        </label>
      ))}
    </section>
  );
}

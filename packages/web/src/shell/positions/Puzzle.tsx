import type { Seat, Shape } from '@concilio/kernel';
import type { Started } from '@concilio/positions';
import { beginningOf, LiveTable } from '@concilio/tables';
import { type Kit } from '@concilio/catalog';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../client/language.ts';
import { Loading } from '../../page/Loading.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { pageKeeper } from '../../net/local/page.ts';
import { texts as shellTexts } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useSay } from '../../ui/say.ts';
import type { GameTable } from '../../table/contract.ts';
import { loadTable } from '../../games/tables.ts';
import { type Goal, goalsAfter, goalText } from './goals.ts';
import { speakerFor } from '../../table/markup.ts';
import styles from './Puzzle.module.css';
import { TableScreen } from '../../table/TableScreen.tsx';
import { texts } from '../../table/text/index.ts';

interface Props {
  readonly game: Kit;
  readonly started: Started<Shape>;
  readonly title: string;
  /** The name of the seat that the reader plays, or `all`. */
  readonly who: string;
  /** The bots of the other seats. */
  readonly level: string;
  /** Where it was opened from, and the way back there. */
  readonly from: 'file' | 'rules';
  readonly back: () => void;
}

/** A position that is played on, with its goals beside it. */
export function Puzzle({ game, started, title, who, level, from, back }: Props) {
  const say = useSay(texts);
  const shell = useSay(shellTexts);
  const [round, setRound] = useState(0);
  const names = started.seats;
  const isAll = !names.includes(who);
  const { link, store } = useMemo(() => pageKeeper(game), [game]);
  const [custom, setCustom] = useState<GameTable | null>(null);
  const [id, setId] = useState<string | null>(null);
  /** Why it cannot be played: the table did not come, or the rules have failed. */
  const [trouble, setTrouble] = useState<'table' | Error | null>(null);
  const [goals, setGoals] = useState<readonly Goal[]>(() => goalsAfter(game, started, []));
  const [asked, setAsked] = useState<readonly Seat[]>([]);
  const [looking, setLooking] = useState<Seat | null>(null);

  useEffect(() => {
    loadTable(game.id).then(setCustom, () => setTrouble('table'));
  }, [game]);

  useEffect(() => {
    let isStale = false;
    const seats = names.map((name) => ({ name, bot: isAll || name === who ? null : level }));
    link
      .start({ ...beginningOf(started.match), name: title, seats })
      .then((begun) => !isStale && setId(begun), setTrouble);
    return () => {
      isStale = true;
    };
    // Another language gives it another title, and does not begin it anew.
  }, [link, game, started, names, isAll, who, level, round]);

  // Whom the match waits for says whose eyes to look through, and each answer may bring a goal nearer.
  useEffect(() => {
    if (id === null) return;
    const nothing = () => {};
    return link.host('audience').watch(id, null, {
      frame: ({ waitingFor }) => {
        setAsked(waitingFor);
        setLooking(null);
        void Promise.all([store.read(id), store.entries(id, 0)]).then(([found, entries]) => {
          if (found === null) return;
          const { match } = LiveTable.open(game, found.founding, entries);
          setGoals(goalsAfter(game, started, match.answers));
        });
      },
      around: nothing,
      chat: nothing,
      connected: nothing,
      gone: nothing,
    });
  }, [link, store, game, started, id]);

  const mine = names.indexOf(who);
  const seat = looking ?? (isAll ? (asked[0] ?? (0 as Seat)) : (mine as Seat));
  const host = useMemo(() => link.host(seat), [link, seat]);
  if (trouble !== null) {
    const text =
      trouble === 'table' ? shell('game.failed') : say('puzzle.fault', { reason: trouble.message });
    return <Notice kind="trouble" text={text} again={back} />;
  }
  if (custom === null || id === null) return <Loading />;
  return (
    <TableScreen
      key={`${id} ${seat}`}
      host={host}
      table={id}
      game={game}
      custom={custom}
      rematch={() => setRound(round + 1)}
      talk={false}
      extra={{
        title: say('pane.goal'),
        icon: 'puzzle',
        content: (
          <div className={styles.goals}>
            <Goals game={game} names={names} goals={goals} />
            {isAll && names.length > 1 && (
              <Segments
                label={say('replay.eyes')}
                value={String(seat)}
                values={names.map((text, index) => ({ value: String(index), text }))}
                choose={(value) => setLooking(Number(value) as Seat)}
              />
            )}
            <div className={styles.acts}>
              <Button small icon="undo" onClick={() => setRound(round + 1)}>
                {say('puzzle.again')}
              </Button>
              <Button small icon={from === 'file' ? 'quill' : 'book'} onClick={back}>
                {say(from === 'file' ? 'puzzle.edit' : 'puzzle.rules')}
              </Button>
            </div>
          </div>
        ),
      }}
    />
  );
}

interface GoalsProps {
  readonly game: Kit;
  readonly names: readonly string[];
  readonly goals: readonly Goal[];
}

function Goals({ game, names, goals }: GoalsProps) {
  const say = useSay(texts);
  const language = useLanguage();
  const speaker = speakerFor(game, language, names);
  if (goals.length === 0) return <p>{say('puzzle.goal.none')}</p>;
  return (
    <>
      <ul className={styles.list} aria-live="polite">
        {goals.map(({ line, assertion, holds }) => {
          const state = say(holds === null ? 'puzzle.unknown' : holds ? 'puzzle.held' : 'puzzle.unheld');
          return (
            <li key={line} data-holds={holds}>
              <Icon name={holds === true ? 'check' : 'hourglass'} title={state} />
              <span>{goalText(speaker, say, assertion)}</span>
            </li>
          );
        })}
      </ul>
      {goals.every(({ holds }) => holds === true) && <p className={styles.all}>{say('puzzle.all-held')}</p>}
    </>
  );
}

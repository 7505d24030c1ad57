import { NO_OPTIONS, frameFor, type Shape } from '@concilio/kernel';
import { type Kit } from '@concilio/catalog';
import { parseSource, start } from '@concilio/positions';
import { plainMarkup, seatNames, type Speaker } from '@concilio/text';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../client/language.ts';
import { useKit } from '../../client/useGame.ts';
import { useTable } from '../../games/useTable.ts';
import type { GameTable, TableProps } from '../../table/contract.ts';
import type { ShownFrame } from '../../table/frames.ts';
import { goalText } from '../positions/goals.ts';
import { noChoices } from '../../table/choices.ts';
import { texts as tableTexts } from '../../table/text/index.ts';
import { texts } from '../../text/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { useSay } from '../../ui/say.ts';
import type { PositionFile } from '../positions/files.ts';
import { titleOf } from '../positions/title.ts';
import styles from './Examples.module.css';

/** So much of what holds in the end is said beside a drawing; the puzzle says all of it. */
const SAID = 3;

interface Props {
  readonly game: string;
  readonly files: readonly PositionFile[];
}

/** A game that a position is set up by, and what draws it. */
interface Drawing {
  readonly kit: Kit;
  readonly custom: GameTable;
}

/** The examples of a rule, drawn small from positions that are proved: what is there, and what comes of it. */
export function Examples({ game, files }: Props) {
  const loaded = useTable(game);
  const kit = useKit(game);
  const isThere = loaded !== null && loaded !== 'failed' && kit !== null && kit !== 'failed';
  const drawn = isThere ? { kit, custom: loaded.custom } : null;
  return (
    <ul className={styles.examples}>
      {files.map((file) => (
        <Example key={file.name} file={file} loaded={drawn} />
      ))}
    </ul>
  );
}

function Example({ file, loaded }: { readonly file: PositionFile; readonly loaded: Drawing | null }) {
  const say = useSay(texts);
  const language = useLanguage();
  const title = titleOf(file, language);
  return (
    <li className={styles.example}>
      <h3 lang={title.language}>{title.text}</h3>
      {loaded === null ? <div className={styles.window} /> : <Drawn file={file} loaded={loaded} />}
      <LinkButton href={`/positions/${file.game}/${file.name}`} kind="main" icon="puzzle" small>
        {say('rules.puzzle')}
      </LinkButton>
    </li>
  );
}

/** The table as it stands there, and what holds in the end. */
function Drawn({ file, loaded }: { readonly file: PositionFile; readonly loaded: Drawing }) {
  const { kit: game, custom } = loaded;
  const language = useLanguage();
  const sayTable = useSay(tableTexts);
  const [ref, isSeen] = useSeen();
  const { props, goals } = useMemo(() => {
    const { match, seats: people, goals: all } = start<Shape>(game, parseSource(file.text), language);
    const [asked] = match.waitingFor;
    const { view, waitingFor } = frameFor(match, asked ?? 'audience', Number.MAX_SAFE_INTEGER);
    const plain: Speaker = { game, language, names: people, paint: plainMarkup };
    const speaker = { ...plain, names: seatNames(plain, view) };
    const frame: ShownFrame = {
      ...STILL,
      seat: asked ?? null,
      view,
      waitingFor,
      outcome: match.outcome,
    };
    const drawn: TableProps = {
      game,
      view,
      seat: asked ?? null,
      frame,
      around: { ...ALONE, game: game.id, seats: people.map((name) => ({ ...SITTING, name })) },
      speaker,
      choices: noChoices,
      playing: null,
      log: [],
      inspect: () => {},
      peek: () => {},
      pointed: [],
    };
    // What is to be seen on the table; what was told on the way is for the puzzle.
    const wanted = all.filter(({ path }) => path !== undefined).slice(0, SAID);
    return { props: drawn, goals: wanted.map((goal) => goalText(speaker, sayTable, goal)) };
  }, [game, file, language, sayTable]);
  return (
    <>
      <div className={styles.window} ref={ref} inert aria-hidden="true">
        {isSeen && (
          <Small>
            <custom.Table {...props} />
          </Small>
        )}
      </div>
      <ul className={styles.goals}>
        {goals.map((goal) => (
          <li key={goal}>{goal}</li>
        ))}
      </ul>
    </>
  );
}

/**
 * Shows something smaller than it is. Tables measure themselves on the screen to draw their boards, so it is made small
 * only when they have done so.
 */
function Small({ children }: { readonly children: ReactNode }) {
  const [isLaidOut, setLaidOut] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setLaidOut(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return <div className={cx(styles.whole, isLaidOut && styles.small)}>{children}</div>;
}

/** Nothing is asked, and nothing was told. */
const STILL = {
  undos: 0,
  questions: [],
  undo: null,
  sequel: null,
  broken: false,
} as const;
const ALONE = { options: NO_OPTIONS, name: '', undoAsked: null, clock: null, spectators: 0 } as const;
const SITTING = { bot: null, person: true, here: true, conceded: false, clock: null } as const;

/** Whether something has come near the window: a whole table is drawn only for somebody who looks. */
function useSeen() {
  const ref = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (ref.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setSeen(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, isSeen] as const;
}
